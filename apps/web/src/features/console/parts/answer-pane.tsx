import type { Endpoint } from "@purvey/contract/endpoint";
import { Tabs } from "@purvey/ui/tabs";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";
import { AnswerHead } from "./answer-head.tsx";
import { AnswerLines } from "./answer-lines.tsx";
import { AnswerTable } from "./answer-table.tsx";
import { ComparePane } from "./compare-pane.tsx";
import { SentPane } from "./sent-pane.tsx";
import { WaitingLine } from "./waiting-line.tsx";

/** What `AnswerPane` takes. */
export interface AnswerPaneProps {
  readonly endpoint: Endpoint;
  readonly result: ReadResult | undefined;
  readonly sending: boolean;
  /** Ends what is being sent. */
  readonly onCancel: () => void;
}

/** What came back: how it went, and the answer in every form. */
export function AnswerPane({ endpoint, result, sending, onCancel }: AnswerPaneProps) {
  return (
    <div className="answer-place" data-sent={sending || result ? "" : undefined}>
      {sending && <WaitingLine onCancel={onCancel} />}
      <Answer endpoint={endpoint} result={result} />
    </div>
  );
}

function Answer({ endpoint, result }: Pick<AnswerPaneProps, "endpoint" | "result">) {
  const text = useText(requestMessages);
  const [form, setForm] = useState("parsed");
  if (!result) {
    return (
      <div className="blank-ledger px-cell py-6">
        <p className="font-semibold">{text("noAnswer")}</p>
        <p className="text-soft">{text("noAnswerHint")}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <AnswerHead result={result} />
      <Tabs
        label={text("lookAt")}
        value={form}
        onValueChange={setForm}
        items={[
          {
            key: "parsed",
            label: text("parsed"),
            content: <AnswerLines key={result.key} result={result} form="parsed" />,
          },
          { key: "table", label: text("table"), content: <AnswerTable key={result.key} result={result} /> },
          { key: "raw", label: text("raw"), content: <AnswerLines key={result.key} result={result} form="raw" /> },
          { key: "sent", label: text("sent"), content: <SentPane result={result} /> },
          {
            key: "compare",
            label: text("compare"),
            content: <ComparePane endpoint={endpoint.id} current={result.key} text={result.text} />,
          },
        ]}
      />
    </div>
  );
}
