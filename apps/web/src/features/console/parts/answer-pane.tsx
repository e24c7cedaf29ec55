import { NotFoundError, type PurveyError, ValidationError } from "@purvey/client/errors";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue } from "@purvey/contract/schema";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { CopyButton } from "@purvey/ui/copy-button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { Sentence } from "@purvey/ui/sentence";
import { Tabs } from "@purvey/ui/tabs";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { comparisonOf } from "../answer/differences.ts";
import type { CallResult } from "../request/send-call.ts";
import { requestMessages } from "../request-messages.ts";
import { history } from "../store/console-lists.ts";
import { useStored } from "../store/stored-list.ts";
import type { ReadResult } from "../use-call.ts";
import { AnswerLines } from "./answer-lines.tsx";
import { AnswerTable } from "./answer-table.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import { useTime } from "./log-table.tsx";

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

/**
 * How long an answer lets wait, and the way to give it up. It lies over the answer before, whose figures are no longer
 * those of the call, and appears only when waiting is felt: most answers come sooner.
 */
function WaitingLine({ onCancel }: { onCancel: () => void }) {
  const text = useText(requestMessages);
  const seconds = useSeconds();
  return (
    <div className="waiting-line">
      <span role="status">{text("waiting")}</span>
      <span className="font-mono" aria-hidden="true">{`${seconds} s`}</span>
      <Button onClick={onCancel}>{text("giveUp")}</Button>
    </div>
  );
}

/** Whole seconds since the component is shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** The request as it was sent and the headers of its answer; secrets are masked. */
function SentPane({ result: { request, headers } }: { result: CallResult }) {
  const text = useText(requestMessages);
  if (!request) return <p className="text-soft">{text("notSent")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <Lines label={text("request")} lines={requestLines(request)} />
      {headers.length > 0 && (
        <Lines label={text("headers")} lines={headers.map(([name, value]) => `${name}: ${value}`)} />
      )}
    </div>
  );
}

function requestLines({ method, url, headers, body }: NonNullable<CallResult["request"]>): string[] {
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url}`, ...named, ...(body === undefined ? [] : ["", body])];
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <section aria-label={label}>
      <h3 className="text-sm font-bold">{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="code-block">
        {lines.join("\n")}
      </pre>
    </section>
  );
}

/** Status, time, size and request of an answer; of a refusal its class, code and sentence. */
function AnswerHead({ result }: { result: ReadResult }) {
  const text = useText(requestMessages);
  const { locale = "en" } = useFormat();
  const { status, milliseconds, summary, requestId, error, request } = result;
  const word = status > 0 ? String(status) : text(request ? "noReply" : "notSent");
  return (
    <>
      <dl className="answer-figures" aria-live="polite">
        <Figure term={text("status")}>
          <Status tone={status >= 200 && status < 400 ? "ok" : "out"}>{word}</Status>
        </Figure>
        <Figure term={text("time")}>{`${Math.round(milliseconds).toLocaleString(locale)} ms`}</Figure>
        <Figure term={text("size")}>{sizeText(summary.bytes, locale)}</Figure>
        {requestId && (
          <Figure term={text("request")}>
            <span className="truncate">{requestId}</span>
            <CopyButton text={requestId} what={text("request")} />
          </Figure>
        )}
      </dl>
      {error && (
        <Banner tone="out" title={`${error.name} · ${error.code}`}>
          <Sentence>{sentenceOf(error)}</Sentence>
          <Link to="/dev/errors" search={{ q: error.code }} className="block">
            {text("aboutCode", { code: error.code })}
          </Link>
        </Banner>
      )}
      <Drift issues={result.drift} />
    </>
  );
}

/** What the refusal says: the server's own sentence where it gave one. */
function sentenceOf(error: PurveyError): string {
  if (error instanceof ValidationError) return error.summary;
  return (error instanceof NotFoundError && error.reason) || error.message;
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where the answer differs from the contract, as the client finds it. */
function Drift({ issues = [] }: { issues: readonly Issue[] | undefined }) {
  const text = useText(requestMessages);
  const [first] = issues;
  if (!first) return null;
  return (
    <Banner tone="low" title={text("drift")}>
      {issues.map(({ path, message }) => `${path}: ${message}`).join("; ")}
    </Banner>
  );
}

const units = ["B", "KB", "MB", "GB"] as const;

/**
 * A number of bytes in the unit that a person would choose.
 *
 * @example
 * sizeText(10_485_760, "en"); // "10 MB"
 */
function sizeText(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const figure = (bytes / 1024 ** power).toLocaleString(locale, { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${figure} ${units[power]}`;
}

interface ComparePaneProps {
  /** `commerce.cartLine.add`. */
  readonly endpoint: string;
  /** The history's key of the answer that is shown. */
  readonly current: string;
  readonly text: string;
}

/** How the answer differs from an earlier one of the same endpoint. */
function ComparePane({ endpoint, current, text: answer }: ComparePaneProps) {
  const text = useText(requestMessages);
  const time = useTime();
  const entries = useStored(history) ?? [];
  const earlier = entries
    .filter((entry) => entry.endpoint === endpoint && entry.key !== current && entry.answer)
    .reverse();
  const [chosen, setChosen] = useState<string>();
  const other = earlier.find(({ key }) => key === chosen) ?? earlier[0];
  const compared = useMemo(() => comparisonOf(other?.answer, answer), [other, answer]);
  if (compared === "tooLong") return <p className="text-soft">{text("tooLongToCompare")}</p>;
  if (!other || compared === "nothing") return <p className="text-soft">{text("nothingToCompare")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <Field label={text("compareWith")}>
        <Select value={other.key} onChange={(event) => setChosen(event.target.value)}>
          {earlier.map(({ key, at, status }) => (
            <option key={key} value={key}>{`${time(at)} · ${status}`}</option>
          ))}
        </Select>
      </Field>
      <DifferenceTable differences={compared} />
    </div>
  );
}
