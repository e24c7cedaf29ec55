import type { Endpoint } from "../endpoint.ts";
import { serverErrors } from "../errors.ts";
import { permissions } from "../permissions.ts";
import { errorClassOf, refusalsOf } from "../refusals.ts";
import { ruleText } from "../rules/rule-text.ts";
import { kebabCase } from "../service.ts";
import { typeOf } from "../typescript.ts";
import { curlSample, typescriptSample } from "./call-samples.ts";
import { type FieldRow, fieldRows } from "./field-rows.ts";
import { placeOf } from "./place-of.ts";

/** What one endpoint is for, takes, answers and refuses, in Markdown: for readers without a browser. */
export function endpointMarkdown(endpoint: Endpoint): string {
  const { id, method, path, service, description, summary, rules, input, returns } = endpoint;
  return [
    `### ${id}`,
    `\`${method} /api/${kebabCase(service)}${path}\``,
    description ? `${summary}. ${description}` : `${summary}.`,
    conductText(endpoint),
    fieldList("Takes", fieldRows(input), (row) => [placeOf(endpoint, row.name), ...(row.required ? ["required"] : [])]),
    fieldList(`Answers \`${typeOf(returns, () => undefined)}\``, fieldRows(returns), () => []),
    ...(rules.length > 0 ? [`Rules:\n${rules.map((rule) => `- ${rule}: ${ruleText(rule)}`).join("\n")}`] : []),
    `Refusals: ${refusalsOf(endpoint)
      .map((code) => `${code} (${serverErrors[code].status}, \`${errorClassOf(code)}\`)`)
      .join(", ")}.`,
    `\`\`\`ts\n${typescriptSample(endpoint)}\`\`\``,
    `\`\`\`sh\n${curlSample(endpoint)}\`\`\``,
  ].join("\n\n");
}

/** Who may call, and what calling twice does, in sentences. */
export function conductText({ permission, safe, idempotent, invalidates }: Endpoint): string {
  const may = permission === "none" ? "Needs no token." : `Needs \`${permission}\`: ${permissions[permission]}.`;
  const twice = idempotent
    ? "Changes something; twice is the same as once."
    : "Changes something each time it is sent.";
  const stale = invalidates.map((name) => `\`${name}\``).join(", ");
  return [may, safe ? "Only reads." : twice, ...(stale ? [`Makes stale: ${stale}.`] : [])].join(" ");
}

type Notes = (row: FieldRow) => readonly string[];

function fieldList(title: string, rows: readonly FieldRow[], notes: Notes): string {
  if (rows.length === 0) return `${title}: nothing more.`;
  return `${title}:\n${rows.map((row) => fieldLine(row, notes(row))).join("\n")}`;
}

function fieldLine({ name, type, default: preset, limits, description }: FieldRow, notes: readonly string[]): string {
  const told = [type, ...notes, ...limits, ...(preset === undefined ? [] : [`default ${JSON.stringify(preset)}`])];
  return `- \`${name}\` (${told.join(", ")})${description ? `: ${description}` : ""}`;
}
