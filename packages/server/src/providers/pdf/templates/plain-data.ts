import type { ObjectSchema } from "@purvey/contract/schema";
import type { Sheet } from "../sheet.ts";
import { type Column, printTable } from "../table.ts";
import { printHeading } from "./heading.ts";
import { type Density, densities, type PdfTemplate, template } from "./template.ts";

/** A value of the data with what it is called. */
interface Named {
  readonly name: string;
  readonly value: string;
}

const anyData: ObjectSchema = { type: "object", properties: {} };

const columns: readonly Column<Named>[] = [
  { share: 1, text: ({ name }) => name },
  { share: 2, face: "bold", text: ({ value }) => value },
];

/**
 * The layouts of a kind of document that has none of its own: its name, its number, and what `data` says, value by value;
 * each entry of a list below a title.
 *
 * @example plainTemplates("packing-list")[0]?.templateId // "standard"
 */
export function plainTemplates(documentType: string): readonly PdfTemplate[] {
  return densities.map((density) => plainTemplate(documentType, density));
}

function plainTemplate(documentType: string, { templateId, size, padding }: Density): PdfTemplate {
  const kind = inWords(documentType);
  return template<Readonly<Record<string, unknown>>>({
    documentType,
    templateId,
    schema: anyData,
    margin: 15,
    numbered: true,
    title: () => kind,
    print(sheet, data) {
      printHeading(sheet, { kind, facts: [], barcode: false });
      printValues(sheet, data, { size, padding });
    },
  });
}

function printValues(sheet: Sheet, data: object, style: Pick<Density, "size" | "padding">): void {
  const values = Object.entries(data).filter(([, value]) => value !== null && value !== "");
  const plain = values.filter(([, value]) => typeof value !== "object");
  const rows = plain.map(([name, value]) => ({ name: inWords(name), value: `${value}` }));
  if (rows.length > 0) printTable(sheet, columns, rows, style);
  for (const [name, value] of values) {
    if (typeof value !== "object") continue;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [at, entry] of entries.entries()) {
      sheet.y += 8;
      sheet.line(Array.isArray(value) ? `${inWords(name)} ${at + 1}` : inWords(name), {
        face: "bold",
        size: style.size,
      });
      const nested = typeof entry === "object" && entry !== null ? entry : { value: entry };
      printValues(sheet, nested, style);
    }
  }
}

/** `shipToCity` and `packing-list` as people write them: “Ship to city”, “Packing list”. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
