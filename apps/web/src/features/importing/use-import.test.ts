import { readTable } from "@purvey/tables/read-table";
import { expect, it } from "vitest";
import { guessMapping, importTargets } from "./import-columns.ts";
import { inputOf } from "./store-row.ts";
import { importSubject } from "./subjects.ts";
import { numberWriting } from "./use-import.ts";

/** The language of a table of values of attributes, read on an English page. */
function writingOf(text: string): string | undefined {
  const table = readTable(text);
  const subject = importSubject("attribute-value-create");
  const input = inputOf(subject);
  const targets = importTargets(subject, input);
  const headings = table.rows[0]?.cells ?? [];
  return numberWriting(table, {
    subject,
    input,
    targets,
    headings,
    mapping: guessMapping(headings, targets),
    locale: "en-US",
  });
}

it.each([
  ["attribute;attributeValue;numericValue\nLength;1/8;0,125\nLength;12,5;12,5", "de"],
  ["attribute;attributeValue;numericValue\nLength;1/8;0,125", "de"],
  ["attribute,attributeValue,numericValue\nLength,1/8,0.125\nLength,a,1.5", "en"],
  ["attribute;attributeValue;numericValue\nLength;a;1.5\nLength;b;0.125", "en"],
  ["attribute\tattributeValue\tnumericValue\nLength\t1/8\t0,125", "en-US"],
])("reads the numbers of a table as the table writes them: %#", (text, language) => {
  expect(writingOf(text)).toBe(language);
});
