import { datetime, input, list, nullable, number, required, text } from "@purvey/contract/fields";
import type { ObjectSchema } from "@purvey/contract/schema";
import { code128Misfit } from "../code128.ts";
import { barcodeFits, drawCode128 } from "../draw-code128.ts";
import { millimetre } from "../paper.ts";
import type { Sheet } from "../sheet.ts";
import { type Column, printTable } from "../table.ts";
import type { Writer } from "../writer.ts";
import { printHeading } from "./heading.ts";
import { type Party, PartyData } from "./party.ts";
import { type Density, densities, type PdfTemplate, template } from "./template.ts";

const fact = nullable(text({ max: 200 }));
const itemFields = {
  itemId: required(text({ min: 1, max: 40 })),
  itemDesc: nullable(text({ max: 2000 })),
  unitOfMeasure: nullable(text({ max: 8 })),
};

interface PriceLine {
  readonly itemId: string;
  readonly itemDesc?: string | null;
  readonly unitOfMeasure?: string | null;
  readonly listPrice?: number | null;
  readonly price?: number | null;
  readonly breaks?: readonly { readonly breakQty: number; readonly price: number }[];
}

interface PriceSheetData {
  readonly title: string;
  readonly customerName?: string | null;
  readonly currency?: string | null;
  readonly priceDate?: string | null;
  readonly validUntil?: string | null;
  readonly company?: Party;
  readonly lines: readonly PriceLine[];
}

const PriceSheet: ObjectSchema = input("PdfPriceSheet", "The price sheet to print", {
  title: required(text({ min: 1, max: 200 })),
  customerName: fact,
  currency: fact,
  priceDate: nullable(datetime()),
  validUntil: nullable(datetime()),
  company: PartyData,
  lines: required(
    list(
      input("PdfPriceLine", "A price", {
        ...itemFields,
        listPrice: nullable(number()),
        price: nullable(number()),
        breaks: list(
          input("PdfPriceBreak", "A price from a quantity on", {
            breakQty: required(number({ above: 0 })),
            price: required(number()),
          }),
          { max: 20 },
        ),
      }),
      { min: 1, max: 10_000, message: "At least one line is required" },
    ),
  ),
});

function priceColumns(unit: string | null | undefined): Column<PriceLine>[] {
  const breaksOf = ({ breaks = [] }: PriceLine, write: Writer) =>
    breaks.map(({ breakQty, price }) => `${write.quantity(breakQty)}+  ${write.money(price, 4)}`).join("\n");
  return [
    { title: "Item", share: 9, face: "number", text: ({ itemId }) => itemId },
    { title: "Description", share: 20, text: ({ itemDesc }) => itemDesc ?? "" },
    { title: "Unit", share: 4, text: ({ unitOfMeasure }) => unitOfMeasure ?? "" },
    { title: "List", unit, share: 6, align: "right", text: ({ listPrice }, write) => write.money(listPrice, 4) },
    { title: "Price", unit, share: 6, align: "right", face: "bold", text: ({ price }, write) => write.money(price, 4) },
    { title: "From quantity", share: 8, align: "right", text: breaksOf },
  ];
}

function priceTemplate({ templateId, size, padding }: Density): PdfTemplate {
  return template<PriceSheetData>({
    documentType: "price-sheet",
    templateId,
    schema: PriceSheet,
    margin: 15,
    numbered: true,
    title: ({ title }) => title,
    print(sheet, data) {
      const facts = [
        ["Customer", data.customerName],
        ["Prices of", sheet.writer.day(data.priceDate)],
        ["Valid until", sheet.writer.day(data.validUntil)],
      ] as const;
      printHeading(sheet, { company: data.company, kind: data.title, facts, barcode: false });
      printTable(sheet, priceColumns(data.currency), data.lines, { size, padding });
    },
  });
}

interface WishLine {
  readonly itemId: string;
  readonly itemDesc?: string | null;
  readonly unitOfMeasure?: string | null;
  readonly qtyDesired?: number | null;
  readonly notes?: string | null;
}

interface WishlistData {
  readonly title: string;
  readonly description?: string | null;
  readonly owner?: string | null;
  readonly lines: readonly WishLine[];
}

const Wishlist: ObjectSchema = input("PdfWishlist", "The list to print", {
  title: required(text({ min: 1, max: 200 })),
  description: nullable(text({ max: 500 })),
  owner: fact,
  lines: required(
    list(
      input("PdfWishLine", "An item of the list", {
        ...itemFields,
        qtyDesired: nullable(number({ min: 0 })),
        notes: nullable(text({ max: 1000 })),
      }),
      { min: 1, max: 5000, message: "At least one line is required" },
    ),
  ),
});

const wishColumns: readonly Column<WishLine>[] = [
  { title: "Item", share: 10, face: "number", text: ({ itemId }) => itemId },
  { title: "Description", share: 18, text: ({ itemDesc, notes }) => [itemDesc, notes].filter(Boolean).join("\n") },
  { title: "Quantity", share: 5, align: "right", text: ({ qtyDesired }, write) => write.quantity(qtyDesired) },
  { title: "Unit", share: 4, text: ({ unitOfMeasure }) => unitOfMeasure ?? "" },
];
const codeColumn: Column<WishLine> = { title: "Bar code", share: 14, text: () => "" };

function drawItemCode(sheet: Sheet, itemId: string, y: number): void {
  const width = (sheet.width * 14) / 53;
  if (code128Misfit(itemId) !== undefined || !barcodeFits(itemId, width)) return;
  drawCode128(sheet, itemId, {
    x: sheet.left + sheet.width - width,
    y: y + 4,
    width,
    height: 8 * millimetre,
    align: "right",
  });
}

function wishlistTemplate({ templateId, size, padding }: Density): PdfTemplate {
  const drawn = templateId === "standard";
  return template<WishlistData>({
    documentType: "wishlist",
    templateId,
    schema: Wishlist,
    margin: 15,
    numbered: true,
    title: ({ title }) => title,
    print(sheet, data) {
      printHeading(sheet, { kind: data.title, facts: [["List of", data.owner]], barcode: false });
      if (data.description) sheet.line(`${data.description}\n`);
      const decoration = {
        height: drawn ? 12 * millimetre : 0,
        draw: (line: WishLine, y: number) => drawn && drawItemCode(sheet, line.itemId, y),
      };
      printTable(sheet, drawn ? [...wishColumns, codeColumn] : wishColumns, data.lines, { size, padding, decoration });
    },
  });
}

/** Price sheets and wish lists. */
export const itemListTemplates: readonly PdfTemplate[] = [
  ...densities.map(priceTemplate),
  ...densities.map(wishlistTemplate),
];
