import { useEffect, useRef, useState } from "react";

export interface TypedWordsOptions {
  /** Milliseconds without a key after which the words are told. */
  readonly pause: number;
  /** Told the words without blanks around them; undefined for none. */
  readonly onWords: (words: string | undefined) => void;
}

/**
 * What stands in a field of words whose state is in the address, and how to change it: what is typed, and what the
 * address says when it says something else, as after Back. The address is told once somebody pauses.
 */
export function useTypedWords(
  words = "",
  { pause, onWords }: TypedWordsOptions,
): readonly [typed: string, type: (words: string) => void] {
  const [typed, setTyped] = useState(words);
  const told = useRef(words);
  const tell = useRef(onWords);
  useEffect(() => {
    tell.current = onWords;
  });
  useEffect(() => {
    if (words === told.current) return;
    told.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return;
    const timer = setTimeout(() => {
      told.current = wanted;
      tell.current(wanted || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return [typed, setTyped];
}
