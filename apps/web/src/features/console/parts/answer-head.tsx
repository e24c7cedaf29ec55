import { NotFoundError, type PurveyError, ValidationError } from "@purvey/client/errors";
import type { Issue } from "@purvey/contract/schema";
import { Banner } from "@purvey/ui/banner";
import { CopyButton } from "@purvey/ui/copy-button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { Sentence } from "@purvey/ui/sentence";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { sizeText } from "../answer/size-text.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";

/** Status, time, size and request of an answer; of a refusal its class, code and sentence. */
export function AnswerHead({ result }: { result: ReadResult }) {
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
