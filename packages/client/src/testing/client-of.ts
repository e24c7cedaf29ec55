import type { ClientContext } from "../context.ts";
import type { PurveyError } from "../errors.ts";
import { createClient, type PurveyClient } from "../facade.ts";
import { type Answer, scripted } from "./scripted-transport.ts";

/** A client whose network answers as told, and what arrived there. Retries do not wait. */
export function clientOf(
  answers: readonly Answer[],
  more: Partial<ClientContext> = {},
): { api: PurveyClient; arrived: ReturnType<typeof scripted>["arrived"] } {
  const { transport, arrived } = scripted(...answers);
  return { api: createClient({ siteId: "demo", jwt: "t", transport, retryDelay: 0, ...more }), arrived };
}

/** What a call fails of. */
export async function failureOf(call: PromiseLike<unknown>): Promise<PurveyError> {
  return call.then(
    () => Promise.reject(new Error("The call succeeded.")),
    (error) => error as PurveyError,
  );
}

/** An answer that never comes, whether somebody waits for it or not. */
export const deaf: Answer = () => new Promise(() => undefined);
