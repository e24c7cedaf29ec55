import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { actingMessages } from "../../shared/acting/messages.ts";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";

/** The server does not let the representative act for the customer any more: why, and on as themselves. */
export function ActingRefused({ error }: { error: unknown }) {
  const text = useText(actingMessages);
  const { store } = useSessionAccess();
  const { actingFor } = useSession();
  return (
    <main id="main" className="main">
      <EmptyState
        title={text("refused", { customer: String(actingFor) })}
        actions={
          <Button variant="primary" onClick={() => store.actFor(undefined)}>
            {text("goOn")}
          </Button>
        }
      >
        {problemOf(error).message}
      </EmptyState>
    </main>
  );
}
