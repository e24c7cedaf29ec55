import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "sql-template-tag";
import { acrossSitesOnPurpose } from "./across-sites.ts";
import type { Proof } from "./prove.ts";
import type { Source } from "./scope.ts";

/** What a statement may be refused for; the same sentence that its sender gets. */
const refusals: string[] = [];

/** The statements refused since it was asked last: a caller may have caught the error. */
export function takeRefusals(): readonly string[] {
  return refusals.splice(0);
}

const caller = new AsyncLocalStorage<string>();

/** Runs a request; every statement that it sends must be bound to this site. */
export function asCallerOf<T>(site: string | null, work: () => T): T {
  return site === null ? work() : caller.run(site, work);
}

let prover: ((text: string) => Proof) | undefined;
let loading: Promise<void> | undefined;
const proofs = new Map<string, Proof>();

/**
 * Refuses a statement that is not bound to the site of its caller. Outside a request, in jobs and loads, all that it is
 * bound to must be the same site. What tests themselves send is their own affair.
 */
export function guardSite(statement: Sql, acrossSites: string | undefined): Promise<void> | undefined {
  if (prover) {
    refuse(statement, acrossSites);
    return undefined;
  }
  const sender = new Error("sender");
  loading ??= load();
  return loading.then(() => refuse(statement, acrossSites, sender));
}

/** With the first statement: files that send none pay nothing. */
async function load(): Promise<void> {
  const { loadProver } = await import("./prove.ts");
  prover = await loadProver();
}

/** In words, by what a statement passes the wall; nothing when it does not. */
export function problemOf(statement: Sql, acrossSites?: string): string | undefined {
  const proof = proofOf(statement.text);
  return unbound(proof, acrossSites) ?? otherSite(statement, proof);
}

function refuse(statement: Sql, acrossSites: string | undefined, sender?: Error): void {
  const problem = problemOf(statement, acrossSites);
  if (problem === undefined || isOfTest((sender ?? new Error("sender")).stack ?? "")) return;
  const refusal =
    `\`${statement.text.replace(/\s+/g, " ").trim().slice(0, 400)}\` passes the wall between sites: ${problem}. ` +
    "Bind each table by `site_id` = the site, or by the `site_id` of one that is bound. A statement that is for several " +
    "sites on purpose is marked by `acrossSites` and listed with its reason in `testing/sites/across-sites.ts`.";
  refusals.push(refusal);
  throw new Error(refusal);
}

function proofOf(text: string): Proof {
  const known = proofs.get(text);
  if (known) return known;
  const proof = prove(text);
  proofs.set(text, proof);
  return proof;
}

function prove(text: string): Proof {
  try {
    return prover?.(text) ?? { sources: new Set(), problems: [], unbound: [] };
  } catch (error) {
    return { sources: new Set(), problems: [`it cannot be read (${String(error)})`], unbound: [""] };
  }
}

function unbound({ problems, unbound }: Proof, acrossSites: string | undefined): string | undefined {
  if (acrossSites === undefined) return problems.length > 0 ? problems.join("; ") : undefined;
  const listed = acrossSitesOnPurpose[acrossSites];
  if (!listed) return `it is marked as \`${acrossSites}\`, which is not in the list`;
  const { tables } = listed;
  const others = problems.filter((_, index) => tables !== "all" && !tables.includes(unbound[index] ?? ""));
  return others.length > 0 ? others.join("; ") : undefined;
}

/** What the statement is bound to in the place of the caller's site. */
function otherSite({ values }: Sql, { sources }: Proof): string | undefined {
  let site: string | undefined = caller.getStore();
  for (const source of sources) {
    for (const value of valuesOf(source, values)) {
      if (value === null || value === undefined) continue;
      site ??= String(value);
      if (String(value) !== site) return `${source} is \`${String(value)}\`, and not \`${site}\``;
    }
  }
  return undefined;
}

/** All values that a source stands for. */
function valuesOf(source: Source, values: readonly unknown[]): readonly unknown[] {
  const [, number, each, column] = /^\$(\d+)(\[\])?(?:\.(.+))?$/.exec(source) ?? [];
  if (number === undefined) return [source.slice(1, -1)];
  const value = values[Number(number) - 1];
  if (each) return Array.isArray(value) ? value : [value];
  if (column === undefined) return [value];
  const rows = (typeof value === "string" ? JSON.parse(value) : value) as Record<string, unknown>[];
  return rows.map((row) => row[column]);
}

/** Whether the first that is not part of the database layer, from the inside out, is a test or a helper of tests. */
function isOfTest(stack: string): boolean {
  const senders = stack.split("\n").filter((line) => /\.tsx?\b/.test(line));
  const sender = senders.find(
    (line) =>
      !/\/testing\/(noted-rows|sites\/(guard|install))\.ts|\/db\/(statement-inspector|driver-database|session)\.ts/.test(
        line,
      ),
  );
  return /\.test\.tsx?|\/testing\/|\/testing\.ts|\/bench\/|\/e2e\//.test(sender ?? "");
}
