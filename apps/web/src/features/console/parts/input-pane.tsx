import type { ServiceModule } from "@purvey/client/wire";
import type { Endpoint } from "@purvey/contract/endpoint";
import { standIn } from "@purvey/contract/fields";
import type { Issue } from "@purvey/contract/schema";
import { Button } from "@purvey/ui/button";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { Tabs } from "@purvey/ui/tabs";
import { useEffect, useRef, useState } from "react";
import { ContractForm } from "../../../shared/contract-form/contract-form.tsx";
import { recordOf } from "../../../shared/contract-form/form-value.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { jsonProblem } from "../request/json-problem.ts";
import { requestMessages } from "../request-messages.ts";
import type { Draft } from "../use-draft.ts";
import { useExample } from "../use-example.ts";
import { IssueList } from "./issue-list.tsx";
import { JsonEditor } from "./json-editor.tsx";

/** What `InputPane` takes. */
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
