import { createInterface } from "node:readline";
import { discoveryIndex, type Hit, type SearchOptions, searchEndpoints } from "@purvey/contract/discovery";
import { type Terminal, UsageError } from "../command.ts";
import { styleOf } from "../text/style.ts";
import { textTable } from "../text/text-table.ts";

/** Prints what a query finds, as a table or as one JSON line. */
export function searchOnce(query: string, options: SearchOptions, json: boolean, terminal: Terminal): number {
  const hits = searchEndpoints(discoveryIndex(), query, options);
  if (json) terminal.out(jsonLine(query, hits));
  else if (hits.length > 0) terminal.out(hitTable(hits, terminal));
  else terminal.out(nothing(query, options));
  return 0;
}

/** Answers each line of standard input with a JSON line, as it comes. */
export async function searchBatch(options: SearchOptions, terminal: Terminal): Promise<number> {
  if (!terminal.input) throw new UsageError("There is no standard input to read queries from.");
  const index = discoveryIndex();
  for await (const line of createInterface({ input: terminal.input(), crlfDelay: Number.POSITIVE_INFINITY })) {
    const query = line.replace(/^\uFEFF/, "");
    terminal.out(jsonLine(query, searchEndpoints(index, query, options)));
  }
  return 0;
}

function jsonLine(query: string, found: readonly Hit[]): string {
  const hits = found.map(({ service, method, path, operation, score, why }) => ({
    service,
    method,
    path,
    operation,
    score: Number(score.toFixed(4)),
    why,
  }));
  return `${JSON.stringify({ query, hits })}\n`;
}

function hitTable(hits: readonly Hit[], terminal: Terminal): string {
  const style = styleOf(terminal);
  const columns = [
    { title: "Score", right: true },
    { title: "Operation", paint: style.cyan },
    { title: "What it does", narrow: "wrap" },
    { title: "Why it is here", narrow: "wrap", paint: style.dim },
  ] as const;
  const rows = hits.map(({ score, operation, summary, why }) => [score.toFixed(2), operation, summary, why]);
  const [best] = hits;
  return `${textTable(columns, rows, { width: terminal.columns, style })}\n\`purvey describe ${best?.operation}\` explains the first.\n`;
}

function nothing(query: string, { service, domain, readOnly }: SearchOptions): string {
  const narrowed = service !== undefined || domain !== undefined || readOnly;
  const advice = narrowed ? "Look without --service, --domain and --read-only" : "Try other words";
  return `Nothing is found for \`${query}\`. ${advice}, or see \`purvey services\`.\n`;
}
