import { Button } from "@purvey/ui/button";
import { ErrorPanel } from "@purvey/ui/error-panel";
import type { ReactNode } from "react";
import { handOnFocus } from "../hand-on-focus.ts";
import { useText } from "../i18n/messages.ts";
import { sharedMessages } from "../messages.ts";
import { problemOf } from "./problem.ts";
import { problemMessages } from "./problem-messages.ts";
import { useTold } from "./told-errors.ts";

export interface FailureProps {
  readonly error: unknown;
  /** Asks again; the button stands only where that may help. */
  readonly onRetry?: (() => unknown) | undefined;
  /** What to do, where the usual advice does not fit: work that was stored in part. */
  readonly advice?: string | undefined;
  /** Further ways out. */
  readonly actions?: ReactNode;
}

/** An error where its content would stand, by the class of its cause. */
export function Failure({ error, onRetry, advice, actions }: FailureProps) {
  const text = useText(problemMessages);
  const shared = useText(sharedMessages);
  const problem = problemOf(error);
  useTold(error);
  const retry = onRetry && problem.again;
  return (
    <ErrorPanel
      cause={problem.cause}
      message={problem.message}
      code={problem.code}
      requestId={problem.requestId}
      advice={advice ?? text(problem.advice, { seconds: problem.seconds })}
      actions={
        (retry || actions) && (
          <>
            {actions}
            {retry && (
              <Button ref={handOnFocus} onClick={onRetry}>
                {shared("tryAgain")}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
