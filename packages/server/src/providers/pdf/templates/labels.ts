import { type Fields, input, integer, list, nullable, number, required, text } from "@purvey/contract/fields";
import type { ObjectSchema } from "@purvey/contract/schema";
import { invalid } from "../../../platform/errors.ts";
import { code128Misfit } from "../code128.ts";
import { barcodeFits, drawCode128 } from "../draw-code128.ts";
import { millimetre } from "../paper.ts";
import { ink, type Sheet } from "../sheet.ts";
import { type PdfTemplate, template } from "./template.ts";

interface Label {
  readonly itemId?: string;
  readonly itemDesc?: string | null;
  readonly bin?: string;
  readonly locationName?: string | null;
  readonly unitOfMeasure?: string | null;
  readonly upc?: string | null;
  readonly lot?: string | null;
  readonly minQty?: number | null;
  readonly maxQty?: number | null;
  readonly qtyOnHand?: number | null;
  /** What the bar code says, when it is not the number in large print. */
  readonly code?: string | null;
  readonly copies?: number;
}

interface LabelData {
  readonly labels: readonly Label[];
}

/** A kind of label: its size in millimetres, and what it must have. */
interface LabelKind {
  readonly templateId: string;
  readonly width: number;
  readonly height: number;
  readonly main: "itemId" | "bin";
  readonly needed: readonly ("itemId" | "bin")[];
  readonly print: (sheet: Sheet, label: Label, place: Place) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const mostLabels = 2000;
const padding = 2.5 * millimetre;

function schemaOf({ needed }: LabelKind): ObjectSchema {
  const keys: Fields = {
    itemId: text({ min: 1, max: 40, message: "An item label needs the item's number" }),
    bin: text({ min: 1, max: 40, message: "A bin label needs the bin's code" }),
  };
  const line = nullable(text({ max: 255 }));
  const quantity = nullable(number({ min: 0 }));
  const demanded = Object.fromEntries(needed.map((name) => [name, required(keys[name] as ObjectSchema)]));
  return input("PdfLabels", "The labels to print", {
    labels: required(
      list(
        input("PdfLabel", "A label", {
          ...keys,
          ...demanded,
          itemDesc: line,
          locationName: line,
          unitOfMeasure: nullable(text({ max: 8 })),
          upc: line,
          lot: line,
          minQty: quantity,
          maxQty: quantity,
          qtyOnHand: quantity,
          code: nullable(text({ max: 80 })),
          copies: integer({ min: 1, max: 500, description: "How many of it; one when left out" }),
        }),
        { min: 1, max: mostLabels, message: "At least one label is required" },
      ),
    ),
  });
}

function labelTemplate(kind: LabelKind): PdfTemplate {
  return template<LabelData>({
    documentType: "label",
    templateId: kind.templateId,
    schema: schemaOf(kind),
    margin: 5,
    numbered: false,
    title: ({ labels }, { say }) => `${say("Labels")} ${labels[0]?.[kind.main] ?? ""}`,
    print(sheet, { labels }) {
      const grid = gridOf(sheet, kind);
      const inner = grid.width - 2 * padding;
      for (const [index, label] of labels.entries()) requireCode(label, index, kind, inner);
      const copies = labels.flatMap((label) => Array.from({ length: label.copies ?? 1 }, () => label));
      if (copies.length > mostLabels) throw tooMany(copies.length);
      for (const [index, label] of copies.entries()) printAt(sheet, label, index, grid, kind);
    },
  });
}

function tooMany(count: number): Error {
  return invalid("data.labels", `These are ${count} labels; print at most ${mostLabels} at once.`, count, mostLabels);
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** As many labels of the kind as the page holds, sharing its room evenly. */
function gridOf(sheet: Sheet, { width, height }: LabelKind): Grid {
  const room = sheet.bottom - sheet.paper.top;
  const columns = Math.max(Math.floor(sheet.width / (width * millimetre)), 1);
  const rows = Math.max(Math.floor(room / (height * millimetre)), 1);
  return { columns, rows, width: sheet.width / columns, height: room / rows };
}

function printAt(sheet: Sheet, label: Label, index: number, grid: Grid, kind: LabelKind): void {
  const onPage = index % (grid.columns * grid.rows);
  if (index > 0 && onPage === 0) sheet.nextPage();
  const place = {
    x: sheet.left + (onPage % grid.columns) * grid.width + padding,
    y: sheet.paper.top + Math.floor(onPage / grid.columns) * grid.height + padding,
    width: grid.width - 2 * padding,
    height: grid.height - 2 * padding,
  };
  kind.print(sheet, label, place);
}

function codeOf(label: Label, main: LabelKind["main"]): string {
  return label.code ?? label[main] ?? "";
}

/** Refuses (400) what no bar code can say, or none that fits the label. */
function requireCode(label: Label, index: number, { main }: LabelKind, width: number): void {
  const code = codeOf(label, main);
  const path = `data.labels[${index}].${label.code ? "code" : main}`;
  const misfit = code128Misfit(code);
  if (misfit)
    throw invalid(path, `\`${code}\` cannot be printed as a bar code: ${misfit}. Give another \`code\`.`, code);
  if (!barcodeFits(code, width))
    throw invalid(
      path,
      `The bar code of \`${code}\` would be too fine to scan on this label. Give a shorter \`code\`, or use a larger label.`,
      code,
    );
}

function small(sheet: Sheet, text: string, place: Place, y: number, align: "left" | "right" = "left"): void {
  sheet.putFitting(text, place.x, y, place.width, { size: 8, least: 6, align });
}

function printItemLabel(sheet: Sheet, label: Label, place: Place): void {
  const { x, y, width, height } = place;
  sheet.putFitting(label.itemId ?? "", x, y, width, { face: "number", size: 15, least: 7 });
  sheet.putFitting(label.itemDesc ?? "", x, y + 19, width, { size: 8.5, least: 6.5 });
  const bars = Math.max(height - 46, 14);
  drawCode128(sheet, codeOf(label, "itemId"), { x, y: y + 32, width, height: bars });
  small(
    sheet,
    [label.lot && `${sheet.writer.say("Lot")} ${label.lot}`, label.upc].filter(Boolean).join("  "),
    place,
    y + height - 10,
  );
  if (label.unitOfMeasure) small(sheet, label.unitOfMeasure, place, y + height - 10, "right");
}

function printBinLabel(sheet: Sheet, label: Label, place: Place): void {
  const { x, y, width, height } = place;
  const size = Math.min(height * 0.42, 44);
  sheet.putFitting(label.bin ?? "", x, y, width, { face: "number", size, least: 12, align: "center" });
  const below = y + size * 1.3;
  drawCode128(sheet, codeOf(label, "bin"), {
    x,
    y: below,
    width,
    height: Math.max(y + height - 14 - below, 14),
    align: "center",
  });
  small(sheet, label.locationName ?? "", place, y + height - 10);
}

function printShelfLabel(sheet: Sheet, label: Label, place: Place): void {
  const { x, y, width, height } = place;
  const left = { ...place, width: width * 0.62 };
  const right = { ...place, x: x + width * 0.66, width: width * 0.34 };
  sheet.putFitting(label.itemId ?? "", x, y, left.width, { face: "number", size: 16, least: 8 });
  sheet.putFitting(label.bin ?? "", right.x, y, right.width, { face: "number", size: 16, least: 8, align: "right" });
  sheet.putFitting(label.itemDesc ?? "", x, y + 21, width, { size: 9, least: 6.5 });
  drawGauge(sheet, label, { ...right, y: y + height - 20 });
  drawCode128(sheet, codeOf(label, "itemId"), { x, y: y + 35, width: left.width, height: Math.max(height - 37, 14) });
}

/** The gauge of the application: a bar up to the most, filled up to what there is, a tick at the least. */
function drawGauge(sheet: Sheet, { minQty, maxQty, qtyOnHand, unitOfMeasure }: Label, { x, y, width }: Place): void {
  if (minQty === null || minQty === undefined || maxQty === null || maxQty === undefined || maxQty <= 0) return;
  const { document, writer } = sheet;
  const at = (quantity: number) => x + width * Math.min(quantity / maxQty, 1);
  if (qtyOnHand) document.rect(x, y, at(qtyOnHand) - x, 5).fill(ink.line);
  document.lineWidth(0.8).strokeColor(ink.text).rect(x, y, width, 5).stroke();
  for (const tick of [minQty, maxQty])
    document
      .moveTo(at(tick), y - 3)
      .lineTo(at(tick), y + 8)
      .stroke();
  const [least, most] = [writer.quantity(minQty), writer.quantity(maxQty)];
  const figures = `${writer.say("min")} ${least}  ${writer.say("max")} ${most} ${unitOfMeasure ?? ""}`.trim();
  sheet.putFitting(figures, x, y - 14, width, { size: 8, least: 5.5, align: "right" });
}

/** Labels of items, bins and shelves, in a grid over the page. */
export const labelTemplates: readonly PdfTemplate[] = (
  [
    { templateId: "item-label", width: 63, height: 33, main: "itemId", needed: ["itemId"], print: printItemLabel },
    { templateId: "bin-label", width: 95, height: 55, main: "bin", needed: ["bin"], print: printBinLabel },
    {
      templateId: "shelf-label",
      width: 95,
      height: 36,
      main: "itemId",
      needed: ["itemId", "bin"],
      print: printShelfLabel,
    },
  ] as const satisfies readonly LabelKind[]
).map(labelTemplate);
