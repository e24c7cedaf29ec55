import { IconButton } from "@purvey/ui/icon-button";
import { TextInput } from "@purvey/ui/text-input";
import type { KeyboardEvent } from "react";
import { useCallback, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { AnswerForm, AnswerLine, AnswerMatch } from "../answer/answer-document.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";
import { JsonLine } from "./json-line.tsx";
import { LineWindow } from "./line-window.tsx";

/** What `AnswerLines` takes. */
export interface AnswerLinesProps {
  readonly result: ReadResult;
  readonly form: AnswerForm;
}

/** The answer line by line, with folding and a search inside; whatever its size, the page stays quick. */
export function AnswerLines({ result: { reader, summary }, form }: AnswerLinesProps) {
  const text = useText(requestMessages);
  const [count, setCount] = useState(summary.lines[form]);
  const [version, setVersion] = useState(0);
  const [match, setMatch] = useState<AnswerMatch>();
  const load = useCallback((start: number, wanted: number) => reader.lines(form, start, wanted), [reader, form]);
  const json = form === "parsed" && summary.json;
  const draw = useCallback(
    (line: AnswerLine) => {
      const fold = async () => {
        setCount(await reader.fold(line.line));
        setVersion((number) => number + 1);
      };
      return <Line line={line} json={json} onFold={fold} />;
    },
    [reader, json],
  );
  const find = async (words: string, from: number, backwards: boolean) => {
    if (words === "") return setMatch(undefined);
    const { lines, ...found } = await reader.find(form, words, from, backwards);
    setCount(lines);
    setVersion((number) => number + 1);
    setMatch(found);
  };
  if (summary.bytes === 0) return <p className="text-soft">{text("nothingCame")}</p>;
  return (
    <div className="flex flex-col gap-2">
      <FindLine match={match} find={find} />
      <LineWindow
        label={text("lines")}
        count={count}
        version={version}
        first={form === "parsed" ? summary.first : undefined}
        load={load}
        target={match}
        draw={draw}
      />
    </div>
  );
}

interface FindLineProps {
  readonly match: AnswerMatch | undefined;
  readonly find: (words: string, from: number, backwards: boolean) => Promise<void>;
}

function FindLine({ match, find }: FindLineProps) {
  const text = useText(requestMessages);
  const [words, setWords] = useState("");
  const asked = useRef("");
  const go = (backwards: boolean) => {
    const from = asked.current === words ? (match?.at ?? -1) : -1;
    asked.current = words;
    return find(words, from, backwards);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) void go(event.shiftKey);
  };
  return (
    <search className="flex items-center gap-1">
      <TextInput
        aria-label={text("find")}
        icon="search"
        placeholder={text("find")}
        value={words}
        className="min-w-0 grow"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="min-w-20 text-end text-xs text-soft">
        {match && (match.at < 0 ? text("noMatch") : text("matches", { index: match.index, count: match.count }))}
      </span>
      <IconButton icon="chevron-up" label={text("findBefore")} onClick={() => go(true)} />
      <IconButton icon="chevron-down" label={text("findNext")} onClick={() => go(false)} />
    </search>
  );
}

interface LineProps {
  readonly line: AnswerLine;
  readonly json: boolean;
  readonly onFold: () => void;
}

function Line({ line, json, onFold }: LineProps) {
  return (
    <>
      {line.folds && <FoldButton line={line} onFold={onFold} />}
      {json ? <JsonLine text={line.text} /> : line.text}
      {line.folded && <span className="text-faint"> …</span>}
    </>
  );
}

function FoldButton({ line, onFold }: Omit<LineProps, "json">) {
  const text = useText(requestMessages);
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={!line.folded}
      aria-label={text("foldLine", { line: line.line + 1 })}
      onClick={onFold}
    >
      {line.folded ? "▸" : "▾"}
    </button>
  );
}
