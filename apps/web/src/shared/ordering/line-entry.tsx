import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { isTextField } from "@purvey/ui/hotkeys";
import { TextArea } from "@purvey/ui/text-area";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FileButton } from "../csv/file-button.tsx";
import { useText } from "../i18n/messages.ts";
import { lineEntryMessages } from "./line-entry-messages.ts";
import { readLines, type WrittenLine } from "./read-lines.ts";

export interface LineEntryProps {
  /** How many lines of text have room: many while nothing else is on the page. */
  readonly rows: number;
  readonly onLines: (lines: readonly WrittenLine[]) => void;
  /** Moves the focus to the first line that must be fixed; false when there is none. */
  readonly onTab?: (() => boolean) | undefined;
  /** What else brings lines in, in a few words beside the buttons. */
  readonly children?: ReactNode;
}

/** Where lines come in: typed, pasted here or anywhere on the page, or out of a file. */
export function LineEntry({ rows, onLines, onTab, children }: LineEntryProps) {
  const text = useText(lineEntryMessages);
  const [typed, setTyped] = useState("");
  const take = (written: string) => {
    const lines = readLines(written);
    if (lines.length > 0) onLines(lines);
    setTyped("");
  };
  usePagePaste(take);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (typed !== "" || !/[\t\n\r]/.test(pasted)) return;
    event.preventDefault();
    take(pasted);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) take(typed);
    if (event.key === "Tab" && !event.shiftKey && typed === "" && onTab?.()) event.preventDefault();
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={text("paste")} hint={text("pasteHint")}>
        <TextArea
          mono
          rows={rows}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon="plus" onClick={() => take(typed)}>
          {text("read")}
        </Button>
        <FileButton label={text("file")} onFile={take}>
          {text("file")}
        </FileButton>
        <span className="text-sm text-soft">{children}</span>
      </div>
    </div>
  );
}

/** A list pasted while no text field has the focus is taken too. */
function usePagePaste(take: (text: string) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onPaste = (event: globalThis.ClipboardEvent) => {
      const pasted = event.clipboardData?.getData("text/plain") ?? "";
      if (isTextField(event.target) || pasted.trim() === "") return;
      event.preventDefault();
      latest.current(pasted);
    };
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, []);
}
