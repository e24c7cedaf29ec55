import { check } from "@purvey/contract/check";
import { type Issue, type ObjectSchema, type Schema, typesOf } from "@purvey/contract/schema";
import { type CellFault, cellFault } from "@purvey/tables/cell";
import type { RowFault as RowFaultKind, TableRow } from "@purvey/tables/read-table";
import { parseNumber } from "@purvey/ui/numbers";
import { choiceOf } from "../../shared/contract-form/field-kind.ts";
import type { ColumnMapping, ImportTarget } from "./import-columns.ts";
import type { FinderName, ImportSubject } from "./subjects.ts";

/** What a name in a cell stands for: the numbers of the record, nothing, or several. */
export type Found = Readonly<Record<string, number>> | "unknown" | "unclear";

/** What names stand for, by finder and by the text of the cell. */
export type FoundNames = ReadonlyMap<FinderName, ReadonlyMap<string, Found>>;

/** One reason why a row cannot be stored. */
export interface RowFault {
  /** The heading of the column; empty when the row as a whole is meant. */
  readonly column: string;
  readonly value: string;
  /** The rule that is broken, as a sentence. */
  readonly rule: string;
}

/** What the check says of a row: the input that will be sent, or why it cannot be. */
export interface RowVerdict {
  readonly row: TableRow;
  readonly input: Readonly<Record<string, unknown>>;
  readonly faults: readonly RowFault[];
  /** It holds what is stored already: nothing is sent for it. */
  readonly same?: boolean;
}

/** Everything the check of a file needs. */
export interface ImportPlan {
  readonly subject: ImportSubject;
  readonly input: ObjectSchema;
  readonly targets: readonly ImportTarget[];
  readonly headings: readonly string[];
  readonly mapping: ColumnMapping;
  /** The language that numbers are written in. */
  readonly locale?: string | undefined;
}

/** The sentences of what the contract alone cannot know. */
export interface FaultWords {
  readonly unknown: (finder: FinderName, value: string) => string;
  readonly unclear: (finder: FinderName, value: string) => string;
  readonly duplicate: (lineNo: number) => string;
  /** The record that a row would create is there already. */
  readonly exists: string;
  /** A row has more cells than the table has headings. */
  readonly surplus: (cells: number, headings: number) => string;
  /** A row that is no CSV, or a cell that a spreadsheet has spoiled. */
  readonly spoiled: (fault: RowFaultKind | CellFault, value: string) => string;
  /** A cell breaks a rule of the contract. */
  readonly issue: (issue: Issue) => string;
  /** There is no column for a field that is missing. */
  readonly noColumn: string;
}

/** The names of a file that must be looked up, each once. */
export function namesOf(rows: readonly TableRow[], { targets, mapping }: ImportPlan): Map<FinderName, Set<string>> {
  const names = new Map<FinderName, Set<string>>();
  mapping.forEach((name, index) => {
    const finder = targets.find((target) => target.name === name)?.named?.finder;
    if (!finder) return;
    const texts = names.get(finder) ?? new Set();
    for (const { cells } of rows) if (cells[index]) texts.add(cells[index]);
    names.set(finder, texts);
  });
  return names;
}

/**
 * Checks the rows of a file before anything is sent: every cell by the contract's own schema, every name by what the
 * services know, and no record twice.
 */
export function checkRows(
  rows: readonly TableRow[],
  plan: ImportPlan,
  found: FoundNames,
  words: FaultWords,
): RowVerdict[] {
  const seen = new Map<string, number>();
  const width = Math.max(plan.headings.length, usualWidth(rows));
  return rows.map((row) => {
    if (row.fault) return unreadRow(row, row.fault, words);
    const { input, faults: unread } = readRow(row, plan, found, words);
    const faults = [...surplusOf(row, plan, width, words), ...unread];
    const issues = check(plan.input, input, { unknown: "refuse" }).map((issue) => faultOf(issue, row, plan, words));
    const known = new Set(faults.map(({ column }) => column));
    const all = [...faults, ...issues.filter(({ column }) => !known.has(column))];
    const key = identityOf(plan.subject, input);
    const before = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && before === undefined) seen.set(key, row.lineNo);
    if (before !== undefined) all.push({ ...identifying(row, plan), rule: words.duplicate(before) });
    return { row, input, faults: all };
  });
}

/** A row as input, with the names that stand for nothing. Empty cells are left out. */
function readRow(row: TableRow, plan: ImportPlan, found: FoundNames, words: FaultWords) {
  const input: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  plan.mapping.forEach((name, index) => {
    const value = row.cells[index] ?? "";
    const target = plan.targets.find((one) => one.name === name);
    if (!target || value === "") return;
    const fault = cellFault(value);
    if (fault) {
      faults.push({ column: plan.headings[index] ?? "", value, rule: words.spoiled(fault, value) });
      return;
    }
    if (target.schema) input[target.name] = readCell(value, target.schema, plan.locale);
    if (!target.named) return;
    const { finder, fills } = target.named;
    const record = found.get(finder)?.get(value) ?? "unknown";
    if (typeof record === "string")
      faults.push({ column: plan.headings[index] ?? "", value, rule: words[record](finder, value) });
    else for (const [field, from] of Object.entries(fills)) input[field] = record[from];
  });
  return { input, faults };
}

/**
 * Cells behind the last heading, or more cells than other rows: a separator stood in a cell without quotes, and all behind
 * it are one too far right.
 */
function surplusOf({ cells }: TableRow, { headings }: ImportPlan, width: number, words: FaultWords): RowFault[] {
  const surplus = cells.slice(headings.length).filter((cell) => cell !== "");
  if (surplus.length === 0 && cells.length <= width) return [];
  return [{ column: "", value: surplus.join(" "), rule: words.surplus(cells.length, headings.length) }];
}

/** A row that is no CSV: what its cells are is not known. */
function unreadRow(row: TableRow, fault: RowFaultKind, words: FaultWords): RowVerdict {
  const value = row.cells[0] ?? "";
  return { row, input: {}, faults: [{ column: "", value, rule: words.spoiled(fault, value) }] };
}

/** How many cells most rows have: some programs end each row with a separator. */
function usualWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** The column that fills a field, itself or by a name. */
function columnOf(field: string, { mapping, targets }: ImportPlan): number {
  return mapping.findIndex((name) => {
    const target = targets.find((one) => one.name === name);
    return target !== undefined && (target.name === field || field in (target.named?.fills ?? {}));
  });
}

function faultOf(issue: Issue, row: TableRow, plan: ImportPlan, words: FaultWords): RowFault {
  const field = /^[^.[]*/.exec(issue.path)?.[0] ?? issue.path;
  const index = columnOf(field, plan);
  const rule = words.issue(issue);
  if (index < 0) return { column: field, value: "", rule: field === "" ? rule : `${rule} ${words.noColumn}` };
  return { column: plan.headings[index] ?? field, value: row.cells[index] ?? "", rule };
}

/** What makes a row the same as another; undefined while a part of it is missing. */
function identityOf({ identity }: ImportSubject, input: Readonly<Record<string, unknown>>): string | undefined {
  const parts = identity.map((field) => input[field]);
  if (parts.includes(undefined)) return undefined;
  return JSON.stringify(parts.map((part) => (typeof part === "string" ? part.trim().toLowerCase() : part)));
}

/** The cell that says which record a row is about. */
export function identifying(row: TableRow, plan: ImportPlan): Pick<RowFault, "column" | "value"> {
  const index = columnOf(plan.subject.identity.at(-1) ?? "", plan);
  return { column: plan.headings[index] ?? "", value: row.cells[index] ?? "" };
}

const yes = new Set(["y", "yes", "ja", "j", "true", "x", "1"]);

const no = new Set(["n", "no", "nein", "false", "0"]);

/**
 * Reads a cell as its field wants it: numbers as the locale, English or German writes them, choices by their text or as
 * yes and no. What cannot be read stays the text it is, so that the contract's check refuses it in its own words.
 */
export function readCell(text: string, schema: Schema, locale?: string): unknown {
  const types = typesOf(schema);
  if (schema.enum) return choiceOf(schema, text) ?? yesOrNo(text, schema) ?? text;
  if (types.includes("boolean")) return readBoolean(text) ?? text;
  if (types.includes("integer") || types.includes("number")) return readNumber(text, locale) ?? text;
  return text;
}

function readBoolean(text: string): boolean | undefined {
  const key = text.trim().toLowerCase();
  return yes.has(key) ? true : no.has(key) ? false : undefined;
}

function yesOrNo(text: string, schema: Schema): unknown {
  const answer = readBoolean(text);
  return answer === undefined ? undefined : choiceOf(schema, answer ? "Y" : "N");
}

function readNumber(text: string, locale: string | undefined): number | undefined {
  for (const way of [locale, "en", "de"]) {
    const reading = parseNumber(text, way);
    if ("value" in reading) return reading.value;
  }
  return undefined;
}
