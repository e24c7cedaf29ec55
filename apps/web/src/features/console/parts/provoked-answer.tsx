import { NotFoundError, RateLimitError, ValidationError } from "@purvey/client/errors";
import { Banner } from "@purvey/ui/banner";
import { CopyButton } from "@purvey/ui/copy-button";
import { Sentence } from "@purvey/ui/sentence";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { logMessages } from "../log-messages.ts";
import type { CallResult } from "../request/send-call.ts";

export interface ProvokedAnswerProps {
  readonly code: string;
  readonly result: CallResult;
  /** Seconds that are still to be waited. */
  readonly wait: number;
}

/** The error as the client threw it: class, code, sentence, details, request. */
export function ProvokedAnswer({ code, result: { error, requestId, status, text: body }, wait }: ProvokedAnswerProps) {
  const text = useText(logMessages);
  if (!error) return <Banner tone="low">{text("notProvoked")}</Banner>;
  const issues = error instanceof ValidationError ? error.errors : [];
  const sent = sentCode(body);
  return (
    <Banner tone={error instanceof RateLimitError ? "low" : "out"} title={`${error.name} · ${error.code || code}`}>
      <Sentence>{saySentence((error instanceof NotFoundError && error.reason) || error.message)}</Sentence>
      {wait > 0 && <strong className="block">{text("retryAfter", { seconds: wait })}</strong>}
      {issues.map(({ path, message }) => (
        <span key={path} className="block">
          <code>{path}</code> {saySentence(message)}
        </span>
      ))}
      {Object.keys(error.details).length > 0 && <code className="block">{JSON.stringify(error.details)}</code>}
      {sent && (
        <span className="block">
          {text("answeredWith")} <code>{`${status} ${sent}`}</code>
        </span>
      )}
      {requestId && (
        <span className="flex items-center gap-1 text-xs">
          {text("request")} <code>{requestId}</code>
          <CopyButton text={requestId} what={text("request")} />
        </span>
      )}
    </Banner>
  );
}

/** The code as the server sent it, which the client may call by a name of its own. */
function sentCode(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === "object" && answer !== null && "code" in answer) return String(answer.code);
  } catch {
    // Nothing came, or what is in the way of the server answered.
  }
  return undefined;
}
