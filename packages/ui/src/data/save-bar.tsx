import type { ReactNode } from "react";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { Button } from "../primitives/button.tsx";
import { Sentence } from "../primitives/sentence.tsx";

/** One change that a `SaveBar` lists. */
export interface SavedChange {
  key: string;
  /** What is changed: "HB-M8-40 · Minimum". */
  label: ReactNode;
  before: ReactNode;
  after: ReactNode;
  /** Why it could not be stored, or cannot be; as the check or the server said it. */
  problem?: ReactNode;
  /** What can be done about the problem of this change alone. */
  actions?: ReactNode;
}

/** The words of a `SaveBar`. */
export interface SaveBarWords {
  /** "3 changes are not stored". */
  title: string;
  /** "Show the changes". */
  show: string;
  save: string;
  discard: string;
  /** What was stored when only a part could be: "2 of 3 stored". */
  result?: string | undefined;
}

/** What `SaveBar` takes. */
export interface SaveBarProps {
  words: SaveBarWords;
  changes: readonly SavedChange[];
  onSave: () => unknown;
  onDiscard: () => void;
  /** Why nothing can be stored now. */
  disabledReason?: string | undefined;
  /** Of changes that are not on the screen: how many, and the way to them. The bar stands for them, too. */
  elsewhere?: ReactNode;
}

/**
 * The bar at the end of a screen with edits that are not stored: how many, on demand each with before and after, and after
 * a partial failure what went through and why the rest did not. It is not there without changes.
 *
 * @example
 * <SaveBar words={words} changes={changes} onSave={saveAll} onDiscard={() => setEdits(new Map())} />
 */
export function SaveBar({ words, changes, onSave, onDiscard, disabledReason, elsewhere }: SaveBarProps) {
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return elsewhere ? <div className="save-bar">{elsewhere}</div> : null;
  const failed = changes.some(({ problem }) => problem !== undefined);
  return (
    <section className="save-bar" aria-label={words.title}>
      {(open || failed) && <ChangeList changes={changes} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status" className="font-semibold">
          {words.title}
          {words.result && <span className="font-normal"> · {words.result}</span>}
        </span>
        <Button variant="quiet" aria-expanded={open || failed} onClick={() => setOpen(!open)}>
          {words.show}
        </Button>
        {elsewhere}
        <span className="ms-auto flex gap-2">
          <Button onClick={onDiscard}>{words.discard}</Button>
          <Button variant="primary" onClick={onSave} disabledReason={disabledReason}>
            {words.save}
          </Button>
        </span>
      </div>
    </section>
  );
}

function ChangeList({ changes }: Pick<SaveBarProps, "changes">) {
  return (
    <ul className="save-bar-list">
      {changes.map(({ key, label, before, after, problem, actions }) => (
        <li
          key={key}
          className={classNames("flex flex-wrap items-baseline gap-x-3", problem !== undefined && "text-out")}
        >
          <span className="grow">{label}</span>
          <span className="font-mono" dir="ltr">
            <del className="text-faint">{before}</del> → <ins className="no-underline">{after}</ins>
          </span>
          {problem !== undefined && (
            <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="flex gap-1.5">
                <Icon name="alert" className="mt-px shrink-0" />
                <span>
                  <Sentence>{problem}</Sentence>
                </span>
              </span>
              {actions}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
