import { isPurveyError } from "@purvey/client";

/**
 * How several calls ended: the code of the refusal, or `answered`. Waits for all of them.
 *
 * @example
 * expect(await codesOf(api.items.brands.get({ id: 7 }), api.items.brands.delete({ id: 7 }))).toEqual(["NOT_FOUND", "NOT_FOUND"]);
 */
export async function codesOf(...calls: readonly Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) => {
    if (result.status === "fulfilled") return "answered";
    if (isPurveyError(result.reason)) return result.reason.code;
    throw result.reason;
  });
}
