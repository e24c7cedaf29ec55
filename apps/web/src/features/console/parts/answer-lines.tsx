import { IconButton } from "@purvey/ui/icon-button";
import { TextInput } from "@purvey/ui/text-input";
import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { AnswerForm, AnswerLine, AnswerMatch } from "../answer/answer-document.ts";
import { blockLines, lineHeight } from "../line-blocks.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";
import { type LineSource, useLineBlocks } from "../use-line-blocks.ts";
import { JsonLine } from "./json-line.tsx";

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

interface LineWindowProps extends LineSource {
  /** What the lines are, for those who listen. */
  readonly label: string;
  /** The same function as long as it draws the same: lines are not drawn again for nothing. */
  readonly draw: (line: AnswerLine) => ReactNode;
  /** A line to bring into sight; a new object does it again. */
  readonly target?: { readonly at: number } | undefined;
}

/** Lines of which only those in sight exist: half a million cost no more than fifty. */
function LineWindow({ label, draw, target, ...source }: LineWindowProps) {
  const place = useRef<HTMLElement>(null);
  const { blocks, look } = useLineBlocks(place, source);
  useEffect(() => {
    const element = place.current;
    if (!element || !target || target.at < 0) return;
    element.scrollTop = Math.max(0, target.at * lineHeight - element.clientHeight / 2);
  }, [target]);
  return (
    <section
      ref={place}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="line-window"
      onScroll={look}
    >
      <div className="answer-blocks" style={{ blockSize: source.count * lineHeight }}>
        {[...blocks].map(([block, lines]) => (
          <LineBlock key={block} block={block} lines={lines} draw={draw} target={targetIn(block, target)} />
        ))}
      </div>
    </section>
  );
}

interface LineBlockProps {
  readonly block: number;
  readonly lines: readonly AnswerLine[];
  readonly draw: LineWindowProps["draw"];
  /** The place in the block of the line that is brought into sight; -1 for none. */
  readonly target: number;
}

/** Lines at their place. A block stands by itself, so that those beside it are neither drawn nor painted anew. */
const LineBlock = memo(function LineBlock({ block, lines, draw, target }: LineBlockProps) {
  return (
    <div className="answer-block" style={{ insetBlockStart: block * blockLines * lineHeight }}>
      {lines.map((line, index) => (
        <div key={line.line} className="answer-line" data-target={target === index ? "" : undefined}>
          {draw(line)}
        </div>
      ))}
    </div>
  );
});

function targetIn(block: number, target: LineWindowProps["target"]): number {
  const index = (target?.at ?? -1) - block * blockLines;
  return index >= 0 && index < blockLines ? index : -1;
}
