import type { ItemsOperations } from "@purvey/contract/generated/items";
import { printDocument } from "../../documents/print-document.ts";
import { withSeller } from "../../documents/with-seller.ts";
import type { Handlers } from "../../implement.ts";
import { embeddedPdf } from "../../providers/pdf/embedded-pdf.ts";
import type { PdfProvider } from "../../providers/pdf/pdf-provider.ts";

/** `/internal/pdf`: prints with the given provider (R117–R119). */
export function pdfHandlers(provider: PdfProvider): Handlers<Pick<ItemsOperations, "internal.pdf">> {
  return {
    "internal.pdf": async (request, context) => printDocument(provider, await withSeller(request, context), context),
  };
}

/** `/internal/pdf` with the layouts that ship with the server. */
export const embeddedPdfHandlers: Handlers<Pick<ItemsOperations, "internal.pdf">> = pdfHandlers(embeddedPdf);
