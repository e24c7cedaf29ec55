import { input, list, nullable, number, required, text, yes } from "@purvey/contract/fields";
import type { ObjectSchema } from "@purvey/contract/schema";
import { attributeValue } from "@purvey/contract/services/items/attributes";
import { code128Misfit } from "../code128.ts";
import { barcodeFits, drawCode128 } from "../draw-code128.ts";
import { millimetre } from "../paper.ts";
import type { Sheet } from "../sheet.ts";
import { type Column, printTable } from "../table.ts";
import type { Word, Writer } from "../writer.ts";
import { printFacts } from "./heading.ts";
import { type Density, densities, type PdfTemplate, template } from "./template.ts";

interface SheetAttribute {
  readonly attributeDesc: string;
  readonly unit?: string | null;
  readonly values: readonly { readonly attributeValue: string }[];
}

interface SheetUnit {
  readonly unitOfMeasure: string;
  readonly unitSize: number;
}

interface SheetItem {
  readonly itemId: string;
  readonly itemDesc: string;
}

interface ItemSheetData extends SheetItem {
  readonly displayDesc?: string | null;
  readonly extendedDesc?: string | null;
  readonly webDesc?: string | null;
  readonly brandsName?: string | null;
  readonly manufacturerName?: string | null;
  readonly manufacturerPartNumber?: string | null;
  readonly upc?: string | null;
  readonly weight?: number | null;
  readonly baseUnit?: string | null;
  readonly listPrice?: number | null;
  readonly currency?: string | null;
  readonly printPrice?: boolean;
  readonly attributes?: readonly SheetAttribute[];
  readonly itemUom?: readonly SheetUnit[];
  readonly accessories?: readonly SheetItem[];
  readonly substitutes?: readonly SheetItem[];
}

const line = nullable(text({ max: 4000 }));
const named = input("PdfNamedItem", "An item by number and description", {
  itemId: required(text({ min: 1, max: 40 })),
  itemDesc: required(text({ max: 255 })),
});

const ItemSheet: ObjectSchema = input("PdfItemSheet", "The item to print, as `invMast.doc` answers it", {
  itemId: required(text({ min: 1, max: 40 })),
  itemDesc: required(text({ min: 1, max: 255 })),
  displayDesc: line,
  extendedDesc: line,
  webDesc: line,
  brandsName: line,
  manufacturerName: line,
  manufacturerPartNumber: line,
  upc: line,
  weight: nullable(number({ min: 0 })),
  baseUnit: nullable(text({ max: 8 })),
  listPrice: nullable(number()),
  currency: line,
  printPrice: yes(),
  attributes: list(
    input("PdfAttribute", "A property of the item", {
      attributeDesc: required(text({ min: 1, max: 255 })),
      unit: line,
      values: required(
        list(input("PdfAttributeValue", "A value", { attributeValue: required(attributeValue) }), { max: 100 }),
      ),
    }),
    { max: 500 },
  ),
  itemUom: list(
    input("PdfUnit", "A unit the item is sold in", {
      unitOfMeasure: required(text({ min: 1, max: 8 })),
      unitSize: required(number({ above: 0 })),
    }),
    { max: 100 },
  ),
  accessories: list(named, { max: 200 }),
  substitutes: list(named, { max: 200 }),
});

const attributeColumns: readonly Column<SheetAttribute>[] = [
  { title: "Property", share: 1, text: ({ attributeDesc }) => attributeDesc },
  {
    title: "Value",
    share: 2,
    face: "bold",
    text: ({ values }) => values.map(({ attributeValue }) => attributeValue).join(", "),
  },
];

const itemColumns = (title: Word): Column<SheetItem>[] => [
  { title, share: 1, face: "number", text: ({ itemId }) => itemId },
  { share: 2, text: ({ itemDesc }) => itemDesc },
];

function itemSheetTemplate({ templateId, size, padding }: Density): PdfTemplate {
  return template<ItemSheetData>({
    documentType: "item-sheet",
    templateId,
    schema: ItemSheet,
    margin: 15,
    numbered: true,
    title: ({ itemId, itemDesc }) => `${itemId} ${itemDesc}`,
    print(sheet, data) {
      printHead(sheet, data, templateId === "standard");
      printFacts(sheet, factsOf(data, sheet.writer));
      for (const paragraph of paragraphsOf(data)) sheet.line(paragraph, { size });
      sheet.y += 8;
      const style = { size, padding };
      if (data.attributes?.length) printTable(sheet, attributeColumns, data.attributes, style);
      for (const [title, others] of [
        ["Goes with", data.accessories],
        ["Instead of it", data.substitutes],
      ] as const) {
        sheet.y += 10;
        if (others?.length) printTable(sheet, itemColumns(title), others, style);
      }
    },
  });
}

function printHead(sheet: Sheet, { itemId, itemDesc, displayDesc }: ItemSheetData, drawn: boolean): void {
  const half = sheet.width * 0.6;
  const top = sheet.y;
  sheet.y += sheet.putFitting(itemId, sheet.left, top, half, { face: "number", size: 24, least: 10 });
  if (drawn && code128Misfit(itemId) === undefined && barcodeFits(itemId, sheet.width - half)) {
    const place = { x: sheet.left + half, y: top, width: sheet.width - half, height: 11 * millimetre };
    drawCode128(sheet, itemId, { ...place, align: "right" });
    sheet.y = Math.max(sheet.y, top + place.height + 4);
  }
  sheet.line(displayDesc ?? itemDesc, { face: "bold", size: 13 });
  sheet.rule();
}

function factsOf(data: ItemSheetData, write: Writer): (readonly [Word, string | null | undefined])[] {
  const units = (data.itemUom ?? []).map(({ unitOfMeasure, unitSize }) =>
    unitSize === 1 ? unitOfMeasure : `${unitOfMeasure} ${write.say("of")} ${write.quantity(unitSize)}`,
  );
  const price = write.money(data.listPrice, 4);
  return [
    ["Brand", data.brandsName],
    ["Maker", data.manufacturerName],
    ["Maker's number", data.manufacturerPartNumber],
    ["UPC", data.upc],
    ["Sold in", units.join(", ")],
    ["Weight", data.weight === null || data.weight === undefined ? null : `${write.quantity(data.weight)} kg`],
    [
      "List price",
      data.printPrice && price
        ? [price, data.currency, data.baseUnit && `${write.say("per")} ${data.baseUnit}`].filter(Boolean).join(" ")
        : null,
    ],
  ];
}

/** The texts of the page; the same text is printed once. */
function paragraphsOf({ itemDesc, displayDesc, extendedDesc, webDesc }: ItemSheetData): string[] {
  const texts = [extendedDesc, webDesc].filter(
    (text) => text !== null && text !== undefined && text !== "",
  ) as string[];
  return [...new Set(texts)].filter((text) => text !== itemDesc && text !== displayDesc);
}

/** Sheets of an item: number, bar code, facts, texts and properties. */
export const itemSheetTemplates: readonly PdfTemplate[] = densities.map(itemSheetTemplate);
