import { isPurveyError } from "@purvey/client/errors";
import type { TrackedOrder } from "@purvey/contract/generated/orders";
import { useMemo, useState } from "react";
import { createOrdersApi } from "../../shared/orders-api.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";

/** What came of looking for an order. */
export type Tracking =
  | { readonly kind: "idle" | "busy" | "unknown" }
  | { readonly kind: "found"; readonly order: TrackedOrder }
  | { readonly kind: "tooMany"; readonly seconds: number }
  | { readonly kind: "failed"; readonly error: unknown };

/** Looks for an order as a guest: without a token, whoever is signed in. */
export function useTracking(): { tracking: Tracking; track: (id: number, postalCode: string) => Promise<void> } {
  const { transport } = useSessionAccess();
  const { siteId } = useSession();
  const { oeHdr } = useMemo(
    () => createOrdersApi(siteId, { token: () => undefined }, transport),
    [siteId, transport],
  ).orders;
  const [tracking, setTracking] = useState<Tracking>({ kind: "idle" });
  const track = async (id: number, postalCode: string) => {
    setTracking({ kind: "busy" });
    const answer = await oeHdr.track({ id, postalCode }).safe();
    setTracking(answer.ok ? { kind: "found", order: answer.data } : refusalOf(answer.error));
  };
  return { tracking, track };
}

function refusalOf(error: unknown): Tracking {
  if (isPurveyError(error) && error.status === 404) return { kind: "unknown" };
  if (isPurveyError(error) && error.status === 429) return { kind: "tooMany", seconds: secondsOf(error.details) };
  return { kind: "failed", error };
}

function secondsOf(details: unknown): number {
  const { retryAfter } = (details ?? {}) as { readonly retryAfter?: unknown };
  return typeof retryAfter === "number" ? retryAfter : 60;
}
