import type { ServiceModule } from "@purvey/client/wire";
import type { Endpoint } from "@purvey/contract/endpoint";
import { standIn } from "@purvey/contract/fields";
import type { Issue } from "@purvey/contract/schema";
import { Button } from "@purvey/ui/button";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { Status } from "@purvey/ui/data/status";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { Tabs } from "@purvey/ui/tabs";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ContractForm } from "../../../shared/contract-form/contract-form.tsx";
import { recordOf } from "../../../shared/contract-form/form-value.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { jsonProblem } from "../request/json-problem.ts";
import { requestMessages } from "../request-messages.ts";
import type { Draft } from "../use-draft.ts";
import { useExample } from "../use-example.ts";

export interface InputPaneProps {
  readonly endpoint: Endpoint;
  readonly module: ServiceModule<unknown>;
  readonly draft: Draft;
  /** What is wrong, as far as it is to be said. */
  readonly issues: readonly Issue[];
  /** How much is wrong in all. */
  readonly count: number;
  /** Sending was tried. */
  readonly tried: boolean;
  readonly sending: boolean;
  readonly disabledReason: string | undefined;
  readonly onSend: () => unknown;
}

/** What the endpoint takes, as a form or as JSON, with the client's own check below it. */
export function InputPane(props: InputPaneProps) {
  const { endpoint, draft, issues, tried, disabledReason, sending, onSend } = props;
  const text = useText(requestMessages);
  const [form, setForm] = useState(draft.text === undefined ? "form" : "json");
  const [emptied, setEmptied] = useState(0);
  const empty = () => {
    setEmptied(emptied + 1);
    draft.change({});
  };
  const problem = draft.text === undefined ? undefined : jsonProblem(draft.text);
  const { fill, filling, unknown } = useExample(endpoint, props.module, draft);
  useSendKey(onSend);
  return (
    <div className="flex flex-col gap-3">
      <Tabs
        label={text("inputForm")}
        value={form}
        // Text that cannot be read as a record stays in the editor: the form could not show it.
        onValueChange={(next) => (draft.text === undefined || next === "json") && setForm(next)}
        items={[
          {
            key: "form",
            label: text("form"),
            content: (
              <ContractForm
                key={emptied}
                schema={endpoint.input}
                value={draft.input}
                onChange={draft.change}
                issues={issues}
              />
            ),
          },
          { key: "json", label: text("json"), content: <JsonInput draft={draft} /> },
        ]}
      />
      {draft.text !== undefined ? (
        <p role="alert" className="text-sm text-out">
          {problem ? text("jsonBroken", { ...problem }) : text("jsonNoObject")}
        </p>
      ) : (
        <IssueList issues={issues} count={props.count} tried={tried} />
      )}
      <div className="send-place grid gap-3">
        <div className="send-line">
          <Button variant="primary" busy={sending} disabledReason={disabledReason} onClick={onSend}>
            {text("send")}
          </Button>
          <KeyHint keys="mod+Enter" />
          <span className="fill-in">
            <Button variant="quiet" busy={filling} onClick={fill}>
              {text("example")}
            </Button>
            <Button variant="quiet" onClick={empty}>
              {text("empty")}
            </Button>
          </span>
        </div>
        {unknown.length > 0 && (
          <p role="status" className="text-sm text-soft">
            {text("noRecord", { names: unknown.join(", "), number: String(standIn) })}
          </p>
        )}
        {disabledReason && (
          <p role="status" className="text-sm text-soft">
            {disabledReason}
          </p>
        )}
      </div>
    </div>
  );
}

function JsonInput({ draft }: { draft: Draft }) {
  const text = useText(requestMessages);
  const [typed, setTyped] = useState<string>();
  const change = (next: string) => {
    const value = readRecord(next);
    setTyped(next);
    draft.change(value ?? draft.input, value ? undefined : next);
  };
  const shown = draft.text ?? matching(typed, draft) ?? JSON.stringify(draft.input, null, 2);
  return <JsonEditor label={text("jsonInput")} value={shown} onChange={change} />;
}

/** What was typed, as long as it still says what the draft holds: blanks and order are the writer's. */
function matching(typed: string | undefined, { input }: Draft): string | undefined {
  if (typed === undefined) return undefined;
  return JSON.stringify(readRecord(typed)) === JSON.stringify(input) ? typed : undefined;
}

function readRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? recordOf(value) : undefined;
  } catch {
    return undefined;
  }
}

function useSendKey(onSend: () => unknown): void {
  const text = useText(requestMessages);
  const send = useRef(onSend);
  send.current = onSend;
  useEffect(
    () =>
      registerHotkeys({
        name: text("input"),
        hotkeys: [{ keys: "mod+Enter", description: text("send"), inFields: true, run: () => void send.current() }],
      }),
    [text],
  );
}

interface IssueListProps {
  readonly issues: readonly Issue[];
  readonly count: number;
  readonly tried: boolean;
}

/** What the client would refuse: path and sentence of each place. */
function IssueList({ issues, count, tried }: IssueListProps) {
  const text = useText(requestMessages);
  return (
    <div role="status" className="issue-list">
      {count === 0 && <Status tone="ok">{text("fits")}</Status>}
      {count > 0 && tried && <Status tone="out">{text("issues", { count })}</Status>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={path + message}>
              <code>{path || text("whole")}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface JsonEditorProps {
  /** Its name for those who listen. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * JSON as text, with line numbers, the line of the first mistake marked, and Enter that keeps the indentation. Tab
 * leaves the field, as everywhere.
 */
function JsonEditor({ label, value, onChange }: JsonEditorProps) {
  const id = useId();
  const problem = jsonProblem(value);
  const lines = value.split("\n").length;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { inserted, caret } = newLine(value, event.currentTarget.selectionStart);
    // As typed text, so that the browser's own undo takes it back.
    document.execCommand("insertText", false, inserted);
    const place = event.currentTarget;
    if (caret !== 0) place.setSelectionRange(place.selectionStart - caret, place.selectionStart - caret);
  };
  return (
    <div className="json-editor" data-invalid={problem ? "" : undefined}>
      <div aria-hidden="true" className="json-gutter">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its place
          <span key={index} data-problem={problem?.line === index + 1 ? "" : undefined}>
            {index + 1}
          </span>
        ))}
      </div>
      <textarea
        id={id}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        wrap="off"
        rows={Math.max(8, lines)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/**
 * What Enter writes at a place: the indentation of its line, deeper behind an open bracket, whose partner then gets a
 * line of its own.
 */
function newLine(text: string, at: number): { readonly inserted: string; readonly caret: number } {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  const opens = /[[{]\s*$/.test(line);
  const closes = opens && /^\s*[\]}]/.test(text.slice(at));
  const end = closes ? `\n${indent}` : "";
  return { inserted: `\n${indent}${opens ? "  " : ""}${end}`, caret: end.length };
}
