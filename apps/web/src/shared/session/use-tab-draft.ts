import { useCallback, useState } from "react";
import { tabMemory } from "./tab-memory.ts";

/**
 * What somebody has entered and not sent: it survives a reload of the tab. Something that cannot be read any more is
 * dropped.
 *
 * @param key unique for the screen and its record: `board/1`
 * @param empty what holds without a draft; it must be plain data and the same object at each render
 */
export function useTabDraft<Draft>(key: string, empty: Draft): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => readDraft(key) ?? empty);
  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      tabMemory()?.setItem(`purvey.draft.${key}`, JSON.stringify(next));
    },
    [key],
  );
  return [draft, keep];
}

function readDraft<Draft>(key: string): Draft | undefined {
  try {
    return JSON.parse(tabMemory()?.getItem(`purvey.draft.${key}`) ?? "") as Draft;
  } catch {
    return undefined;
  }
}
