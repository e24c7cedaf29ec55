import { RateLimitError } from "@purvey/client/errors";

/** What a call that waits can be told, and tells. */
export interface Patience {
  /** Ends the waiting: the refusal is thrown then. */
  readonly signal?: AbortSignal | undefined;
  /** Takes the seconds to wait, and `undefined` when the call goes out again. */
  readonly onWait?: (seconds: number | undefined) => void;
}

/**
 * Makes a call of a piece of work that has thousands, and waits as long as the server says when it takes no more of them
 * this minute: no record is at fault, and nobody has to press a button for the rest.
 */
export async function patiently<Answer>(
  call: () => Promise<Answer>,
  { signal, onWait }: Patience = {},
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (refusal) {
      if (!(refusal instanceof RateLimitError) || signal?.aborted) throw refusal;
      const seconds = refusal.retryAfter ?? 1;
      onWait?.(seconds);
      await pause(seconds * 1000, signal);
      onWait?.(undefined);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
