import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Sentence } from "./sentence.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/** Whose matter it is: what the person entered, what is stored, or a service that does not answer. */
export type ErrorCause = "you" | "data" | "service";

const headings = { you: "causeYou", data: "causeData", service: "causeService" } as const;

/** What `ErrorPanel` takes. */
export interface ErrorPanelProps {
  cause: ErrorCause;
  /** The sentence of the error as the client or the server wrote it. */
  message: ReactNode;
  /** Id of the request, to be quoted to support. */
  requestId?: string | undefined;
  /** Status and code, for example `503 SERVICE_UNAVAILABLE`. */
  code?: string | undefined;
  /** What to do, in words. */
  advice?: ReactNode;
  /** What to do, as buttons or links. */
  actions?: ReactNode;
  className?: string;
}

/**
 * An error where its content would stand: the class of its cause, the message, what to do, and the request id to copy.
 *
 * @example
 * <ErrorPanel cause="service" message="The price service did not answer within 10 s." code="504 TIMEOUT"
 *   requestId="7f3a…" advice="Prices come back by themselves." actions={<Button onClick={retry}>Ask again</Button>} />
 */
export function ErrorPanel({ cause, message, requestId, code, advice, actions, className }: ErrorPanelProps) {
  const say = useUiText();
  return (
    <section
      role="alert"
      className={classNames("border-y border-s-4 border-rule border-s-out-fill bg-paper", className)}
    >
      <div className="px-4 py-3">
        <p className="flex items-center gap-2 text-sm font-semibold text-out">
          <Icon name="alert" />
          {say(headings[cause])}
        </p>
        <p className="mt-1 max-w-prose text-lg">
          <Sentence>{message}</Sentence>
        </p>
        {advice && (
          <p className="mt-1 max-w-prose text-soft">
            <Sentence>{advice}</Sentence>
          </p>
        )}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {(requestId || code) && <Stub requestId={requestId} code={code} />}
    </section>
  );
}

/** The stub below the perforation: what support asks for. */
function Stub({ requestId, code }: Pick<ErrorPanelProps, "requestId" | "code">) {
  const say = useUiText();
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-t border-dashed border-edge px-4 py-1 text-xs text-soft">
      {code && <code>{code}</code>}
      {requestId && (
        <span className="flex items-center gap-1">
          {say("request")} <code className="select-all">{requestId}</code>
          <CopyButton text={requestId} what={say("requestId")} />
        </span>
      )}
    </p>
  );
}
