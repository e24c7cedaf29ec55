import { ApiError, RateLimitError } from "@purvey/client/errors";
import { expect, it, vi } from "vitest";
import { patiently } from "./patiently.ts";

it("waits as long as the server says, and tells so, then makes the call again", async () => {
  vi.useFakeTimers();
  try {
    const call = vi.fn<() => Promise<string>>();
    call.mockRejectedValueOnce(new RateLimitError(40)).mockRejectedValueOnce(new RateLimitError(undefined));
    call.mockResolvedValue("stored");
    const onWait = vi.fn();
    const answer = patiently(call, { onWait });
    await vi.advanceTimersByTimeAsync(39_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await answer).toBe("stored");
    expect(onWait.mock.calls).toEqual([[40], [undefined], [1], [undefined]]);
  } finally {
    vi.useRealTimers();
  }
});

it("hands on every other refusal, and this one once the work is stopped", async () => {
  const refused = new ApiError("BUSINESS_LOGIC_ERROR", 422, "Not like this.");
  await expect(patiently(() => Promise.reject(refused))).rejects.toBe(refused);
  const stop = new AbortController();
  const busy = patiently(() => Promise.reject(new RateLimitError(40)), { signal: stop.signal });
  stop.abort();
  await expect(busy).rejects.toBeInstanceOf(RateLimitError);
});
