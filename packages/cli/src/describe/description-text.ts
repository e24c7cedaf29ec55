import type { FieldRow } from "@purvey/contract/documents/field-rows";
import type { Terminal } from "../command.ts";
import { wrapTo } from "../text/display-width.ts";
import { type Style, styleOf } from "../text/style.ts";
import { textTable } from "../text/text-table.ts";
import type { Description, InputRow } from "./describe-endpoint.ts";

/** How wide prose is at most: longer lines are hard to read. */
const prose = 110;

interface Page {
  readonly style: Style;
  readonly width: number | undefined;
}

/** A description for a person. */
export function descriptionText(description: Description, terminal: Terminal): string {
  const page: Page = { style: styleOf(terminal), width: terminal.columns };
  const sections = [
    head(description, page),
    section("Input", inputTable(description.input, page), page),
    section(`Answer: ${description.answer.type}`, answerTable(description.answer.fields, page), page),
    section("Rules", ruleTable(description.rules, page), page),
    section("Refusals", refusalTable(description, page), page),
    section("Examples", examples(description), page),
  ];
  return sections.filter(Boolean).join("\n");
}

function section(title: string, body: string, { style }: Page): string {
  return body === "" ? "" : `${style.bold(title)}\n${body}`;
}

function head(description: Description, { style, width = prose }: Page): string {
  const { operation, method, path, summary, aliases } = description;
  const lines = [
    `${style.bold(operation)}  ${style.cyan(`${method} ${path}`)}`,
    `${summary}.`,
    ...(description.description ? ["", ...wrapTo(description.description, Math.min(width, prose))] : []),
    "",
    ...facts(description).flatMap((fact) => wrapTo(fact, Math.min(width, prose))),
    ...(aliases.length > 0 ? [`Also answers at ${aliases.join(", ")}.`] : []),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function facts({ permission, may, safe, idempotent, method, paged, invalidates }: Description): string[] {
  const effect = safe
    ? "Changes nothing."
    : method === "GET"
      ? "Changes something although it is a GET."
      : "Changes something.";
  const again = idempotent
    ? "Sending it twice is the same as sending it once."
    : "Sending it twice does it twice, unless an idempotency key says that it is the same call.";
  return [
    may === undefined
      ? "Needs no token."
      : `Needs the permission \`${permission}\`: ${may.charAt(0).toLowerCase()}${may.slice(1)}.`,
    `${effect} ${again}`,
    ...(paged ? ["Answers a list in pages; `--all` goes through all of them."] : []),
    ...(invalidates.length > 0 ? [`What it makes stale: ${invalidates.join(", ")}.`] : []),
  ];
}

function inputTable(rows: readonly InputRow[], { style, width }: Page): string {
  if (rows.length === 0) return "Takes nothing.\n";
  const columns = [
    { title: "Field", paint: style.cyan },
    { title: "In" },
    { title: "Type", narrow: "cut" },
    { title: "Needed" },
    { title: "Default", narrow: "cut" },
    { title: "What it is", narrow: "wrap" },
  ] as const;
  const cells = rows.map((row) => [
    row.name,
    row.in,
    row.type,
    row.required ? "yes" : "",
    presetOf(row),
    explained(row),
  ]);
  return textTable(columns, cells, { style, width });
}

function answerTable(rows: readonly FieldRow[], { style, width }: Page): string {
  if (rows.length === 0) return "";
  const columns = [
    { title: "Field", paint: style.cyan },
    { title: "Type", narrow: "cut" },
    { title: "What it is", narrow: "wrap" },
  ] as const;
  return textTable(
    columns,
    rows.map((row) => [row.name, row.required ? row.type : `${row.type} (optional)`, row.description]),
    { style, width },
  );
}

function presetOf({ default: preset }: FieldRow): string {
  return preset === undefined ? "" : typeof preset === "string" ? preset : JSON.stringify(preset);
}

function explained({ description, limits }: FieldRow): string {
  return [description, limits.join(", ")].filter(Boolean).join("; ");
}

function ruleTable(rules: Description["rules"], { style, width }: Page): string {
  if (rules.length === 0) return "";
  const columns = [
    { title: "Rule", paint: style.cyan },
    { title: "What it says", narrow: "wrap" },
  ] as const;
  return textTable(
    columns,
    rules.map(({ rule, text }) => [rule, text]),
    { style, width },
  );
}

function refusalTable({ errors }: Description, { style, width }: Page): string {
  const columns = [
    { title: "Status" },
    { title: "Code", paint: style.cyan },
    { title: "Meaning", narrow: "wrap" },
    { title: "What to do", narrow: "wrap" },
  ] as const;
  const rows = errors.map(({ status, code, meaning, advice }) => [`${status}`, code, meaning, advice]);
  return textTable(columns, rows, { style, width });
}

function examples({ examples: { shell, typescript, curl } }: Description): string {
  return `${[shell, typescript, curl].map((example) => example.replaceAll(/^/gm, "  ")).join("\n\n")}\n`;
}
