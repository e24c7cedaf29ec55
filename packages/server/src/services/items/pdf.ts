import type { ItemsOperations } from "@purvey/contract/generated/items";
import type { Handlers } from "../../platform/endpoints/implement.ts";
import type { PdfProvider } from "../../platform/ports/pdf-provider.ts";
import { embeddedPdf } from "../../providers/pdf/embedded-pdf.ts";
import { printDocument } from "../../providers/pdf/print-document.ts";
import { withSeller } from "../../trades/catalog/endpoints/items/pdf.ts";

/** `/internal/pdf`: prints with the given provider (R117–R119). */
export function pdfHandlers(provider: PdfProvider): Handlers<Pick<ItemsOperations, "internal.pdf">> {
  return {
    "internal.pdf": async (request, context) => printDocument(provider, await withSeller(request, context), context),
  };
}

/** `/internal/pdf` with the layouts that ship with the server. */
export const embeddedPdfHandlers: Handlers<Pick<ItemsOperations, "internal.pdf">> = pdfHandlers(embeddedPdf);
