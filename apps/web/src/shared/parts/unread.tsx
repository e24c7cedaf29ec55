import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { Skeleton } from "@purvey/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { unreadMessages } from "./unread-messages.ts";

/** What stands where an answer will stand: that it is on its way, that it failed, or that it was never read before the network went. */
export function Unread({ query }: { query: Pick<UseQueryResult, "error" | "fetchStatus" | "refetch"> }) {
  const text = useText(unreadMessages);
  if (query.error) return <Failure error={query.error} onRetry={query.refetch} />;
  if (query.fetchStatus !== "paused") return <Skeleton width="60%" />;
  return (
    <EmptyState title={text("notRead")} actions={<Button onClick={() => query.refetch()}>{text("tryAgain")}</Button>}>
      {text("notReadHint")}
    </EmptyState>
  );
}
