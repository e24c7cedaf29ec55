import { isPurveyError, NetworkError, RateLimitError, ValidationError } from "@purvey/client/errors";
import { unreached } from "../errors/unreached.ts";
import type { ChangeOwner, NewChange, QueuedChange } from "./queued-change.ts";

/** How long the first pause is, in milliseconds; it doubles with each attempt. */
const firstPause = 1000;

/** The longest pause, in milliseconds. */
const longestPause = 60_000;

/**
 * How long the server surely knows a key, in milliseconds: it keeps them for seven days. A change that may have
 * arrived before is not sent again by itself.
 */
export const keyLife = 6 * 24 * 3_600_000;

/** A change as it goes into the queue, without its place. New documents get the key as their number, so that even an old one is made once. */
export function newChange(
  change: NewChange,
  owner: ChangeOwner,
  made: { readonly key: string; readonly now: number },
): Omit<QueuedChange, "id"> {
  const { key, now } = made;
  const input = /^warehouseOps\..*\.create$/.test(change.endpoint)
    ? { requestId: key, ...change.input }
    : { ...change.input };
  return {
    ...owner,
    endpoint: change.endpoint,
    input,
    label: change.label,
    record: change.record,
    changes: change.changes ?? 1,
    path: change.path,
    draft: change.draft,
    key,
    state: "waiting",
    attempts: 0,
    queuedAt: now,
    sentAt: undefined,
    notBefore: 0,
    problem: undefined,
    requestId: undefined,
    storedAt: undefined,
    answer: undefined,
  };
}

const undecided = ({ state }: QueuedChange): boolean => state !== "stored";

/** The first change of each record that the server has not taken: nothing overtakes it. */
function headOf(changes: readonly QueuedChange[]): QueuedChange[] {
  const heads = new Map<string, QueuedChange>();
  for (const change of changes) if (undecided(change) && !heads.has(change.record)) heads.set(change.record, change);
  return [...heads.values()].filter(({ state }) => state !== "refused");
}

/** The change to send now; nothing while all wait for their time or for a decision. */
export function nextToSend(changes: readonly QueuedChange[], now: number): QueuedChange | undefined {
  return headOf(changes).find(({ notBefore }) => notBefore <= now);
}

/** When to look again, in milliseconds since 1970; nothing when no change waits for a time. */
export function nextTime(changes: readonly QueuedChange[]): number | undefined {
  const times = headOf(changes).map(({ notBefore }) => notBefore);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Whether a change waits for the decision about an earlier one of its record. */
export function isHeldBack(change: QueuedChange, changes: readonly QueuedChange[]): boolean {
  return (
    change.state === "waiting" &&
    changes.some(({ id, record, state }) => id < change.id && record === change.record && state === "refused")
  );
}

/** The pause after an attempt that did not get through: doubled each time, with up to a quarter more so that devices do not knock together. */
export function pauseAfter(attempts: number, random: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1)) * (1 + random / 4);
}

/** Whether the same change may be taken later: no answer came, nobody is signed in, or the service has trouble of its own. */
export function mayPass(error: unknown): boolean {
  if (!isPurveyError(error)) return true;
  if (error instanceof ValidationError) return false;
  const { status } = error;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** The change after an attempt that failed. */
export function afterFailure(change: QueuedChange, error: unknown, now: number, random: number): QueuedChange {
  const problem = sentenceOf(error);
  const requestId = isPurveyError(error) ? error.requestId : undefined;
  if (!mayPass(error)) return { ...change, state: "refused", problem, requestId };
  const asked = error instanceof RateLimitError ? (error.retryAfter ?? 0) * 1000 : 0;
  const pause = Math.max(asked, pauseAfter(change.attempts, random));
  return { ...change, state: "waiting", problem, requestId, notBefore: now + pause };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ValidationError) return error.summary;
  if (error instanceof NetworkError && error.reason === "network") return unreached;
  if (isPurveyError(error) && "reason" in error && error.status === 404) return String(error.reason ?? error.message);
  return error instanceof Error ? error.message : String(error);
}

/** How many changes the server has not confirmed, and how many it refused. */
export function countChanges(changes: readonly QueuedChange[]): { waiting: number; refused: number } {
  const sum = (states: readonly string[]) =>
    changes.filter(({ state }) => states.includes(state)).reduce((total, change) => total + change.changes, 0);
  return { waiting: sum(["waiting", "sending"]), refused: sum(["refused"]) };
}
