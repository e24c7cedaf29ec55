import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { CopyButton } from "./copy-button.tsx";

/** Whose matter it is: what the person entered, what is stored, or a service that does not answer. */
export type ErrorCause = "you" | "data" | "service";

const headings: Record<ErrorCause, string> = {
  you: "Something you can correct",
  data: "The stored data does not allow this",
  service: "A service did not do its part",
};

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
  return (
    <section role="alert" className={classNames("border-l-4 border-out-fill bg-out-tint px-4 py-3", className)}>
      <p className="flex items-center gap-2 text-sm font-semibold text-out">
        <Icon name="alert" />
        {headings[cause]}
      </p>
      <p className="mt-1 max-w-prose text-lg">{message}</p>
      {advice && <p className="mt-1 max-w-prose text-soft">{advice}</p>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      {(requestId || code) && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
          {code && <code>{code}</code>}
          {requestId && (
            <span className="flex items-center gap-1">
              Request <code className="select-all">{requestId}</code>
              <CopyButton text={requestId} what="request id" />
            </span>
          )}
        </p>
      )}
    </section>
  );
}
