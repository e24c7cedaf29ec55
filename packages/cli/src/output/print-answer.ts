import type { Endpoint } from "@purvey/contract/endpoint";
import type { Envelope } from "@purvey/contract/envelope";
import type { Terminal } from "../command.ts";
import { csvLine, fieldNames, recordsOf, recordTable } from "./record-table.ts";

export type OutputForm = "json" | "jsonl" | "csv" | "table";

/** Prints an answer: as JSON the envelope or its data, in every other form the records. */
export function printAnswer(
  endpoint: Endpoint,
  envelope: Envelope<unknown>,
  { form, dataOnly }: { readonly form: OutputForm; readonly dataOnly: boolean },
  terminal: Terminal,
): void {
  const { data } = envelope;
  if (form === "json") terminal.out(`${JSON.stringify(dataOnly ? data : envelope, null, 2)}\n`);
  else if (form === "table") terminal.out(recordTable(endpoint, data, terminal));
  else if (form === "jsonl") terminal.out(jsonLines(Array.isArray(data) ? data : [data]));
  else terminal.out(csvLines(endpoint, data));
}

function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

function csvLines(endpoint: Endpoint, data: unknown): string {
  const records = recordsOf(data);
  const names = fieldNames(endpoint, records);
  return csvLine(names) + records.map((record) => csvLine(names.map((name) => record[name]))).join("");
}

/**
 * Prints the pages of a list as they come; only a table waits for the last one, because its columns are as wide as what
 * stands in them.
 */
export async function printPages(
  endpoint: Endpoint,
  pages: AsyncIterable<Envelope<unknown[]>>,
  form: OutputForm,
  terminal: Terminal,
): Promise<void> {
  if (form === "table") {
    const all: unknown[] = [];
    for await (const { data } of pages) all.push(...data);
    terminal.out(recordTable(endpoint, all, terminal));
  } else if (form === "csv") await printCsvPages(endpoint, pages, terminal);
  else if (form === "jsonl") for await (const { data } of pages) terminal.out(jsonLines(data));
  else await printJsonPages(pages, terminal);
}

/** The first page says which columns there are. */
async function printCsvPages(
  endpoint: Endpoint,
  pages: AsyncIterable<Envelope<unknown[]>>,
  terminal: Terminal,
): Promise<void> {
  let names: readonly string[] | undefined;
  for await (const { data } of pages) {
    const records = recordsOf(data);
    if (!names) {
      names = fieldNames(endpoint, records);
      terminal.out(csvLine(names));
    }
    const columns = names;
    terminal.out(records.map((record) => csvLine(columns.map((name) => record[name]))).join(""));
  }
  if (!names) terminal.out(csvLine(fieldNames(endpoint, [])));
}

/** One JSON list, a record a line. */
async function printJsonPages(pages: AsyncIterable<Envelope<unknown[]>>, terminal: Terminal): Promise<void> {
  let before = "[";
  for await (const { data } of pages) {
    for (const record of data) {
      terminal.out(`${before}\n  ${JSON.stringify(record)}`);
      before = ",";
    }
  }
  terminal.out(before === "[" ? "[]\n" : "\n]\n");
}
