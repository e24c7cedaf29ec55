import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Party } from "../../../../providers/pdf/templates/party.ts";

const tradeDocuments: readonly PdfGenerationRequest["documentType"][] = ["order", "quote", "invoice"];

/** An order, a quote or an invoice says who sells: the site's company, at its first location, where the caller names nobody. */
export async function withSeller(request: PdfGenerationRequest, context: Context): Promise<PdfGenerationRequest> {
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
