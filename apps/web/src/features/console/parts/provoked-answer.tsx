import { RateLimitError, ValidationError } from "@purvey/client/errors";
import { Banner } from "@purvey/ui/banner";
import { CopyButton } from "@purvey/ui/copy-button";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { logMessages } from "../log-messages.ts";
import type { CallResult } from "../request/send-call.ts";

/** What `ProvokedAnswer` takes. */
export interface ProvokedAnswerProps {
  readonly code: string;
  readonly result: CallResult;
  /** Seconds that are still to be waited. */
  readonly wait: number;
}

/** The error as the client threw it: class, code, sentence, details, request. */
export function ProvokedAnswer({ code, result: { error, requestId }, wait }: ProvokedAnswerProps) {
  const text = useText(logMessages);
  if (!error) return <Banner tone="low">{text("notProvoked")}</Banner>;
  const issues = error instanceof ValidationError ? error.errors : [];
  return (
    <Banner tone={error instanceof RateLimitError ? "low" : "out"} title={`${error.name} · ${error.code || code}`}>
      {saySentence(error.message)}
      {wait > 0 && <strong> {text("retryAfter", { seconds: wait })}</strong>}
      {issues.map(({ path, message }) => (
        <span key={path} className="block">
          <code>{path}</code> {saySentence(message)}
        </span>
      ))}
      {Object.keys(error.details).length > 0 && <code className="block">{JSON.stringify(error.details)}</code>}
      {requestId && (
        <span className="flex items-center gap-1 text-xs">
          {text("request")} <code>{requestId}</code>
          <CopyButton text={requestId} what={text("request")} />
        </span>
      )}
    </Banner>
  );
}
