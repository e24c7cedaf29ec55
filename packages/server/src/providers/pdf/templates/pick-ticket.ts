import { datetime, input, integer, list, nullable, number, required, text } from "@purvey/contract/fields";
import type { ObjectSchema } from "@purvey/contract/schema";
import { code128Misfit } from "../code128.ts";
import { barcodeFits, drawCode128 } from "../draw-code128.ts";
import { millimetre } from "../paper.ts";
import { ink, type Sheet } from "../sheet.ts";
import { type Column, printTable } from "../table.ts";
import { printHeading } from "./heading.ts";
import { type Party, PartyData, printParties } from "./party.ts";
import { type Density, densities, type PdfTemplate, template } from "./template.ts";

interface PickLine {
  readonly lineNumber?: number | null;
  readonly itemId: string;
  readonly itemDesc?: string | null;
  readonly bin?: string | null;
  readonly lot?: string | null;
  readonly qtyToPick: number;
  readonly unitOfMeasure: string;
  readonly note?: string | null;
}

interface PickTicketData {
  readonly pickTicketNo: string | number;
  readonly orderNo?: string | number | null;
  readonly locationName?: string | null;
  readonly pickDate?: string | null;
  readonly carrier?: string | null;
  readonly poNo?: string | null;
  readonly shipTo?: Party;
  readonly lines: readonly PickLine[];
  readonly notes?: string | null;
}

const fact = nullable(text({ max: 200 }));

const PickTicket: ObjectSchema = input("PdfPickTicket", "The pick ticket to print", {
  pickTicketNo: required({ type: ["string", "number"] }),
  orderNo: { type: ["string", "number", "null"] },
  locationName: fact,
  pickDate: nullable(datetime()),
  carrier: fact,
  poNo: fact,
  shipTo: PartyData,
  lines: required(
    list(
      input("PdfPickLine", "A line to pick", {
        lineNumber: nullable(integer({ min: 0 })),
        itemId: required(text({ min: 1, max: 40 })),
        itemDesc: nullable(text({ max: 2000 })),
        bin: nullable(text({ max: 40 })),
        lot: nullable(text({ max: 80 })),
        qtyToPick: required(number({ min: 0 })),
        unitOfMeasure: required(text({ min: 1, max: 8 })),
        note: nullable(text({ max: 2000 })),
      }),
      { min: 1, max: 5000, message: "At least one line is required" },
    ),
  ),
  notes: nullable(text({ max: 4000 })),
});

const columns: readonly Column<PickLine>[] = [
  { title: "Bin", share: 7, face: "number", text: ({ bin }) => bin ?? "" },
  { title: "Item", share: 11, face: "number", text: ({ itemId }) => itemId },
  {
    title: "Description",
    share: 16,
    text: ({ itemDesc, lot, note }, { say }) =>
      [itemDesc, lot && `${say("Lot")} ${lot}`, note].filter(Boolean).join("\n"),
  },
  { title: "Pick", share: 6, align: "right", face: "bold", text: ({ qtyToPick }, write) => write.quantity(qtyToPick) },
  { title: "Unit", share: 4, text: ({ unitOfMeasure }) => unitOfMeasure },
  { title: "Bar code", share: 17, text: () => "" },
  { title: "Picked", share: 5, align: "right", text: () => "" },
];

/** Lines in the order of the walk: by bin with its numbers read as numbers, those without a bin last. */
function inWalkingOrder(lines: readonly PickLine[]): PickLine[] {
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const key = ({ bin }: PickLine) => bin ?? "\uffff";
  return [...lines].sort((a, b) => compare(key(a), key(b)) || compare(a.itemId, b.itemId));
}

function pickTemplate({ templateId, size, padding }: Density): PdfTemplate {
  const drawn = templateId === "standard";
  return template<PickTicketData>({
    documentType: "pick-ticket",
    templateId,
    schema: PickTicket,
    margin: 12,
    numbered: true,
    title: ({ pickTicketNo }, { say }) => `${say("Pick ticket")} ${pickTicketNo}`,
    print(sheet, data) {
      const orderNo = data.orderNo === null || data.orderNo === undefined ? null : String(data.orderNo);
      const facts = [
        ["Order", orderNo],
        ["Location", data.locationName],
        ["Date", sheet.writer.day(data.pickDate)],
        ["Carrier", data.carrier],
        ["PO number", data.poNo],
        ["Lines", sheet.writer.quantity(data.lines.length)],
      ] as const;
      printHeading(sheet, {
        kind: sheet.writer.say("Pick ticket"),
        number: String(data.pickTicketNo),
        facts,
        barcode: true,
      });
      printParties(sheet, [["Ship to", data.shipTo]]);
      const shown = drawn ? columns : columns.filter(({ title }) => title !== "Bar code");
      const decoration = {
        height: drawn ? 12 * millimetre : 0,
        draw: (line: PickLine, y: number) => decorate(sheet, line, y, drawn),
      };
      printTable(sheet, shown, inWalkingOrder(data.lines), { size, padding, decoration });
      if (data.notes) sheet.line(data.notes, { size });
    },
  });
}

/** Draws the item's bar code and the box to tick. */
function decorate(sheet: Sheet, { itemId }: PickLine, y: number, drawn: boolean): void {
  const right = sheet.left + sheet.width;
  sheet.document
    .rect(right - 12, y + 4, 10, 10)
    .lineWidth(0.8)
    .strokeColor(ink.text)
    .stroke();
  const width = sheet.width * 0.25;
  if (!drawn || code128Misfit(itemId) !== undefined || !barcodeFits(itemId, width)) return;
  const x = right - width - sheet.width * 0.085;
  drawCode128(sheet, itemId, { x, y: y + 4, width, height: 8 * millimetre });
}

/** Pick tickets: lines by bin, with a bar code to scan and a box to tick. */
export const pickTicketTemplates: readonly PdfTemplate[] = densities.map(pickTemplate);
