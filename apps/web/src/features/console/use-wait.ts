import { RateLimitError } from "@purvey/client/errors";
import { useEffect, useState } from "react";
import type { CallResult } from "./request/send-call.ts";

/** How many seconds a refused call must wait before it may be sent again; it counts down to 0. */
export function useWait(result: Pick<CallResult, "error"> | undefined): number {
  const error = result?.error;
  const seconds = error instanceof RateLimitError ? (error.retryAfter ?? 0) : 0;
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is another wait, also for as long
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const tell = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tell();
    if (seconds === 0) return;
    const timer = setInterval(tell, 200);
    const end = setTimeout(() => clearInterval(timer), seconds * 1000 + 500);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [seconds, error]);
  return left;
}
