import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
}

/** Runs the rules whose findings count: those that only find what is minor or moderate would be run for nothing. */
const run = `(() => {
  const lesser = axe._audit.rules.filter(({ impact }) => impact === "minor" || impact === "moderate");
  const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]));
  return axe.run(document, { resultTypes: ["violations"], preload: false, rules }).then(({ violations }) => ({ violations }));
})()`;

/** Serious and critical findings of axe on the page as it is, by the rules of WCAG 2.2 AA and good practice. */
export async function auditPage(page: Page): Promise<string[]> {
  // Evaluated by the debugger, as a script element would be refused by the page's own policy.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const results = await page.evaluate<AxeResults>(run);
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`);
}
