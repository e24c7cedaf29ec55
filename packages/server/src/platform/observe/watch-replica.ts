import type { Queryable } from "../db/database.ts";
import type { Replica } from "../db/replica.ts";
import type { Metrics } from "./metrics.ts";

/** Tells the metrics whether the replica answers, and how far it is behind the primary. */
export function watchReplica(metrics: Metrics, replica: Replica, primary: Queryable): void {
  const help = {
    purvey_replica_up: "Whether the replica answers",
    purvey_replica_lag_bytes: "What the replica has not replayed of the primary's log",
    purvey_replica_lag_seconds: "The age of the last commit that the replica replayed; 0 where it lacks nothing",
  };
  metrics.read(help, async () => {
    const lag = await replica.lag(primary).catch(() => undefined);
    return {
      purvey_replica_up: lag ? 1 : 0,
      purvey_replica_lag_bytes: lag?.bytes,
      purvey_replica_lag_seconds: lag?.seconds ?? undefined,
    };
  });
}
