/** How many codes are kept. */
export const mostCodes = 12;

/** Nothing looked up yet. */
export const noCodes: readonly string[] = [];

/** The codes that were looked up, the latest first, with one that was looked up now; each stands once. */
export function withCode(codes: readonly string[], code: string): readonly string[] {
  return [code, ...codes.filter((each) => each !== code)].slice(0, mostCodes);
}
