import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, type TestContext } from "vitest";

const folder = process.env.PURVEY_CALLED_FOLDER;
const known = new Set<string>();

/** Notes a line once a process for `npm run coverage:spec`; does nothing unless `PURVEY_CALLED_FOLDER` names a folder. */
export function note(line: string): void {
  if (!folder || known.has(line)) return;
  known.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** The rules that the name of a test states: those with which its title, or one of the titles around it, begins. */
export function rulesIn(name: string): string[] {
  return name.split(" > ").flatMap((title) => /^(?:R\d{3}\b ?)+/.exec(title)?.[0].trim().split(" ") ?? []);
}

/**
 * Runs a test and notes the rules that its name states once it has asserted something.
 *
 * @throws Error when the name states no rule, or nothing was asserted
 */
export async function stated(name: string, work: () => unknown): Promise<void> {
  const rules = rulesIn(name);
  if (rules.length === 0) throw new Error(`\`${name}\` begins with no rule. Write it as "R092 refuses …".`);
  await work();
  if (expect.getState().assertionCalls === 0)
    throw new Error(`The test of ${rules.join(", ")} asserts nothing. Expect what the rule says.`);
  for (const rule of rules) note(`rule ${rule}`);
}

const currentName = (): string => expect.getState().currentTestName ?? "";

/** Declares tests as `it` does. */
export interface RuleTest {
  (title: string, work: (context: TestContext) => unknown, timeout?: number): void;
  readonly each: typeof it.each;
}

/**
 * A test that states rules of the specification: its title begins with their numbers. A rule counts as tested when such a
 * test passed and asserted something, in a run of the suite.
 *
 * @example
 * rule("R056 refuses a quantity below 0", async () => {
 *   await expect(add({ quantity: -1 })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
 * });
 * rule.each([0, 101])("R030 refuses the limit %d", async (limit) => { … });
 */
export const rule: RuleTest = Object.assign(
  (title: string, work: (context: TestContext) => unknown, timeout?: number) =>
    it(title, (context) => stated(currentName(), () => work(context)), timeout),
  { each: eachStated as typeof it.each },
);

function eachStated(...cases: Parameters<typeof it.each>) {
  const each = it.each(...cases);
  return (title: string, work: (...row: unknown[]) => unknown, timeout?: number) =>
    each(title, (...row: unknown[]) => stated(currentName(), () => work(...row)), timeout);
}
