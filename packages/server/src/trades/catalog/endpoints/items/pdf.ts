import type { ItemsOperations, PdfGenerationRequest } from "@purvey/contract/generated/items";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import type { PdfProvider } from "../../../../platform/ports/pdf-provider.ts";
import { embeddedPdf } from "../../../../providers/pdf/embedded-pdf.ts";
import { printDocument } from "../../../../providers/pdf/print-document.ts";
import type { Party } from "../../../../providers/pdf/templates/party.ts";

const tradeDocuments: readonly PdfGenerationRequest["documentType"][] = ["order", "quote", "invoice"];

/** `/internal/pdf`: prints with the given provider (R117–R119). */
export function pdfHandlers(provider: PdfProvider): Handlers<Pick<ItemsOperations, "internal.pdf">> {
  return {
    "internal.pdf": async (request, context) => printDocument(provider, await withSeller(request, context), context),
  };
}

/** `/internal/pdf` with the layouts that ship with the server. */
export const embeddedPdfHandlers: Handlers<Pick<ItemsOperations, "internal.pdf">> = pdfHandlers(embeddedPdf);

/** An order, a quote or an invoice says who sells: the site's company, at its first location, where the caller names nobody. */
async function withSeller(request: PdfGenerationRequest, context: Context): Promise<PdfGenerationRequest> {
  const { documentType, data } = request;
  if (!tradeDocuments.includes(documentType) || "company" in data) return request;
  const company = await sellerOf(context);
  return company ? { ...request, data: { ...data, company } } : request;
}

async function sellerOf({ db, site }: Context): Promise<Party | undefined> {
  const row = await db.first<{ company: Party }>(sql`
    select json_build_object('name', coalesce(y.company_name, s.site_name), 'address1', p.address1, 'address2', p.address2,
      'city', p.city, 'state', p.state, 'postalCode', p.postal_code, 'country', p.country, 'phone', p.phone) as "company"
    from site s
    join location p on p.site_id = s.site_id and p.status_cd = 704
    left join company y on y.site_id = p.site_id and y.company_id = p.company_id
    where s.site_id = ${site} order by p.sequence_no, p.location_id limit 1`);
  return row?.company;
}
