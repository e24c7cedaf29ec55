import { check } from "@purvey/contract/check";
import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import { invalid, ServerError } from "../../platform/errors.ts";
import type { PdfProvider } from "../../platform/ports/pdf-provider.ts";
import { paperOf } from "./paper.ts";
import { Sheet } from "./sheet.ts";
import { itemListTemplates } from "./templates/item-list.ts";
import { itemSheetTemplates } from "./templates/item-sheet.ts";
import { labelTemplates } from "./templates/labels.ts";
import { pickTicketTemplates } from "./templates/pick-ticket.ts";
import { plainTemplates } from "./templates/plain-data.ts";
import type { PdfTemplate } from "./templates/template.ts";
import { tradeTemplates } from "./templates/trade-document.ts";
import { writerOf } from "./writer.ts";

/** Every layout of its own that a kind of document has; of a kind the first is the usual one. */
export const pdfTemplates: readonly PdfTemplate[] = [
  ...itemSheetTemplates,
  ...itemListTemplates,
  ...labelTemplates,
  ...tradeTemplates,
  ...pickTicketTemplates,
];

/** Lays documents out in this process, with vector bar codes and fonts of its own. */
export const embeddedPdf: PdfProvider = {
  async print({ documentType, templateId, data, options }) {
    const layout = layoutOf(documentType, templateId);
    requireData(layout, data);
    const writer = writerOf(options?.language, (data as { readonly currency?: unknown }).currency);
    const title = layout.title(data, writer);
    const paper = paperOf(options, layout.margin);
    requireRoom(paper.width - paper.left - paper.right, paper.height - paper.top - paper.bottom);
    const sheet = await Sheet.of(paper, title, writer);
    layout.print(sheet, data);
    return sheet.finish(layout.numbered ? title : undefined);
  },
};

function layoutOf(documentType: PdfGenerationRequest["documentType"], templateId: string | undefined): PdfTemplate {
  const own = pdfTemplates.filter((layout) => layout.documentType === documentType);
  const layouts = own.length > 0 ? own : plainTemplates(documentType);
  const layout = templateId === undefined ? layouts[0] : layouts.find((other) => other.templateId === templateId);
  if (layout) return layout;
  const known = layouts.map((other) => other.templateId);
  const names = known.map((name) => `\`${name}\``).join(", ");
  throw invalid(
    "templateId",
    `There is no layout \`${templateId}\` of \`${documentType}\`; use one of ${names}.`,
    templateId,
    known,
  );
}

/** Refuses (400) data that the layout cannot print, naming each field. */
function requireData({ schema }: PdfTemplate, data: object): void {
  const issues = check(schema, data).map((issue) => ({ ...issue, path: pathOf(issue.path) }));
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
}

function pathOf(path: string): string {
  return path === "" || path.startsWith("[") ? `data${path}` : `data.${path}`;
}

/** What is printed needs 50 mm across and 40 mm down; margins that leave less are refused (400). */
function requireRoom(width: number, height: number): void {
  const least = { width: 141, height: 113 };
  if (width >= least.width && height >= least.height) return;
  throw invalid("options.margins", "The margins leave less than 50 x 40 mm to print on. Make them smaller.");
}
