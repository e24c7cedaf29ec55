import { excused } from "./reasons.mjs";

/** What the decoder of the server makes of the types of PostgreSQL (`platform/db/decoder.ts`), by their object ids; of all others text. */
const kinds = {
  boolean: [16],
  bytes: [17],
  number: [20, 21, 23, 26, 700, 701, 1700],
  json: [114, 3802],
  "boolean[]": [1000],
  "bytes[]": [1001],
  "number[]": [1005, 1007, 1016, 1021, 1022, 1028, 1231],
  "json[]": [199, 3807],
  "string[]": [1002, 1003, 1009, 1014, 1015, 1115, 1182, 1183, 1185, 2951],
};
const kindOf = (type) => Object.keys(kinds).find((kind) => kinds[kind].includes(type)) ?? "string";

/** In words, where the properties that a row is typed with differ from the columns that the database answers. */
export function problemsOf({ place, caller, properties }, columns, wasNull) {
  if (columns instanceof Error) return [`cannot be prepared: ${columns.message}`];
  // Without a caller a test asked itself.
  if (!properties) return !caller || excused(caller) ? [] : ["is typed by a parameter that its callers do not tell"];
  const types = new Map(properties.map((property) => [property.name, property]));
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...properties
      .filter(({ name, optional }) => !optional && !names.has(name))
      .map(({ name }) => `\`${name}\` is typed and not selected; select it, or take it out of the type`),
    ...columns.flatMap((column) => problemsOfColumn(column, types.get(column.name), place, wasNull(column.name))),
  ];
}

function problemsOfColumn({ name, type, nullable }, property, place, wasNull) {
  if (!property) return [`\`${name}\` is selected and not typed; nobody can read it`];
  const kind = kindOf(type);
  const problems = [];
  // What is in JSON no schema of the database says.
  if (kind !== "json" && property.kinds.some((one) => one !== kind))
    problems.push(`\`${name}\` is typed \`${property.text}\`, and the database answers \`${kind}\``);
  if (property.nullable) return problems;
  if (wasNull) problems.push(`\`${name}\` is typed \`${property.text}\`, and was null in a test`);
  else if (nullable && !excused(place, name))
    problems.push(`\`${name}\` is typed \`${property.text}\`, and the column may be null`);
  return problems;
}
