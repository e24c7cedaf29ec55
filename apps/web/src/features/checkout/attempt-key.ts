/** Where the key of an attempt outlives a reload. */
export type AttemptMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (checkoutUid: number) => `purvey.attempt.${checkoutUid}`;

/**
 * The idempotency key of placing an order: the same for every try of one attempt, also after a reload, so that an answer
 * that got lost leads to the same order. A refusal ends the attempt.
 */
export function attemptKey(checkoutUid: number, memory: AttemptMemory | undefined): string {
  const made = crypto.randomUUID();
  try {
    const kept = memory?.getItem(keyOf(checkoutUid));
    if (kept) return kept;
    memory?.setItem(keyOf(checkoutUid), made);
  } catch {
    return made;
  }
  return made;
}

/** Ends an attempt: the next one gets a key of its own. */
export function endAttempt(checkoutUid: number, memory: AttemptMemory | undefined): void {
  try {
    memory?.removeItem(keyOf(checkoutUid));
  } catch {
    return;
  }
}
