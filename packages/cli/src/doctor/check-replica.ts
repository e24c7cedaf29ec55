import type { ReplicaLag } from "@purvey/server/platform/db/replica";
import { hasDatabase, pastPooler } from "../settings/data-place.ts";
import type { Settings } from "../settings/setting-definitions.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { fine, remark, problem } = findingsOf("replica");

/** A replica that is further behind than both answers little. Where nobody writes, its last commit is old although it lacks next to nothing. */
const far = { bytes: 64 * 1024, seconds: 10 };

/** Whether the replica answers, is one of the database, and how far it is behind; no finding where none is named. */
export async function checkReplica(settings: Settings): Promise<Finding[]> {
  if (!settings.replicaUrl || !hasDatabase(settings)) return [];
  const { openReplica, openUnchanged } = await import("@purvey/server/platform/db/open-database");
  const primary = await openUnchanged(pastPooler(settings)).catch(() => undefined);
  // That the primary does not answer is said by those who look into it.
  if (!primary) return [];
  const replica = await openReplica(settings);
  try {
    return replica ? [lagFinding(await replica.lag(primary))] : [];
  } catch (error) {
    return [awayFinding(error)];
  } finally {
    await Promise.all([replica?.close(), primary.close()]);
  }
}

/** What is to be said of a replica that answers. */
export function lagFinding({ bytes, seconds }: ReplicaLag): Finding {
  if (bytes === 0) return fine("The replica has everything that the database has.");
  const behind = `${bytes} bytes${seconds === null ? "" : ` and ${Math.round(seconds)} seconds`}`;
  if (bytes < far.bytes || (seconds !== null && seconds < far.seconds)) return fine(`The replica is ${behind} behind.`);
  return remark(
    `The replica is ${behind} behind, so the database answers heavy reads itself. Look whether its replay is paused (\`select pg_is_wal_replay_paused()\`) or waits for long statements.`,
  );
}

function awayFinding(error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return problem(
    `The replica cannot be used, and the database answers heavy reads itself. ${reason} Start it, or correct or remove DATABASE_REPLICA_URL.`,
  );
}
