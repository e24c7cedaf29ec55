import { type FieldRow, fieldRows } from "@purvey/contract/documents/field-rows";
import { placeOf } from "@purvey/contract/documents/place-of";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Schema } from "@purvey/contract/schema";
import { type Html, html } from "../html.ts";
import { inlineCode } from "../inline-code.ts";
import { slugOf } from "../slug.ts";

/** What an endpoint takes: name and type, where it travels, whether it must be there or what stands for it, meaning. */
export function inputTable(endpoint: Endpoint): Html {
  const rows = fieldRows(endpoint.input);
  if (rows.length === 0) return html`<p>Nothing: the call has no input.</p>`;
  return html`<table class="fields">
<thead><tr><th scope="col">Field</th><th scope="col">In</th><th scope="col">Default</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map((row) => inputRow(row, placeOf(endpoint, row.name)))}</tbody></table>`;
}

function inputRow(row: FieldRow, place: string): Html {
  return html`<tr id="input-${slugOf(row.name)}">${fieldCell(row)}<td class="place">${place}</td><td class="preset">${presetOf(row)}</td><td>${meaningOf(row)}</td></tr>
`;
}

function presetOf({ required, default: preset }: FieldRow): Html | undefined {
  if (required) return html`<strong>required</strong>`;
  return preset === undefined ? html`<span class="none">optional</span>` : html`<code>${JSON.stringify(preset)}</code>`;
}

/** What an endpoint answers, field by field; of a list the fields of one record. */
export function answerTable(schema: Schema): Html {
  const rows = fieldRows(schema);
  if (rows.length === 0) return html`<p>${inlineCode(schema.description ?? "A value without fields of its own")}</p>`;
  return html`<table class="fields">
<thead><tr><th scope="col">Field</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    (row) => html`<tr id="answer-${slugOf(row.name)}">${fieldCell(row)}<td>${meaningOf(row)}</td></tr>
`,
  )}</tbody></table>`;
}

/** The last part of a name stands out; what it lies in stands before it. */
function fieldCell({ name, type }: FieldRow): Html {
  const shown = name.replace(/^\[\]\./, "");
  const cut = shown.lastIndexOf(".") + 1;
  const above = cut > 0 && html`<span class="above">${shown.slice(0, cut)}</span>`;
  return html`<th scope="row"><code>${above}${shown.slice(cut)}</code><span class="type">${breakable(type)}</span></th>`;
}

/** A long choice of values may break after each bar. */
function breakable(type: string): Html {
  return html`${type.split(" | ").map((part, index) => (index === 0 ? part : html` |<wbr> ${part}`))}`;
}

function meaningOf({ description, limits }: FieldRow): Html {
  const bounds = limits.length > 0 && html`<span class="limits">${inlineCode(limits.join(", "))}</span>`;
  return html`${inlineCode(description)}${bounds}`;
}
