import { createHash } from "node:crypto";
import type { ErpOrder } from "@purvey/contract/generated/commerce";
import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import type { TaxProviderResult } from "@purvey/contract/generated/tax";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { outside } from "../../../platform/endpoints/outside.ts";
import { decimal, moneyText } from "../../../values/decimal.ts";
import type { ErpHeader } from "../../orders/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { issue, warning } from "../issue.ts";
import type { OrderLineAsk } from "../order-line-ask.ts";
import { goOnWithout, heardFrom, isSilence, type Silence, sourceOf } from "../provider-answer.ts";
import { type Evaluation, evaluateCheckout, nothingPlaced, type OrderSale, withFindings } from "./evaluate-checkout.ts";
import { type SaleDocument, saleDocuments, taxFromProvider } from "./sale-documents.ts";

/** Who said the tax of a sale. */
export interface TaxOrigin {
  /** `embedded` for the site's tables, else the provider. */
  readonly taxSource: string;
  /** The provider did not answer and the site's tables stood in for it. */
  readonly taxEstimated: "Y" | "N";
  /** The provider's number of its answer. */
  readonly taxDocumentNo: string | null;
  /** The kept answer. */
  readonly taxQuoteUid: number | null;
}

/** An evaluation, and who said its tax. */
export interface TaxedEvaluation extends Evaluation {
  readonly taxOrigin: TaxOrigin;
  /** What the provider is to record of the whole order when goods leave; null where it records nothing. */
  readonly taxSale: readonly SaleDocument[] | null;
}

/** What an order has already: its sale, and the tax that it bears. */
export interface Placed {
  readonly sale: OrderSale;
  readonly taxAmount: number;
}

/** How long an answer counts for an order, in minutes. */
const keptMinutes = 30;

/**
 * Judges a checkout as {@link evaluateCheckout} does, with the tax that the site's provider says. The site's own tables
 * cost no statement. A provider outside is asked before the transaction of an order, and its answer is kept for half an
 * hour, so that an order bears the tax that the buyer saw. When it does not answer, the call is refused; where the
 * setting `tax.fallback` is `estimate`, the site's tables stand in and `TAX_ESTIMATED` says so.
 *
 * @throws ServerError 422 for a place that the provider does not know, 502 to 504 when it does not answer as it should.
 */
export async function evaluateTaxed(
  facts: CheckoutFacts,
  header: ErpHeader,
  asks: readonly OrderLineAsk[],
  context: Context,
  placed: Placed = { sale: nothingPlaced, taxAmount: 0 },
): Promise<TaxedEvaluation> {
  const own = evaluateCheckout(facts, header, asks, placed.sale);
  if (own.lines.length === 0 || sourceOf(context, "tax") === "embedded") {
    return { ...own, taxOrigin: ofTables, taxSale: null };
  }
  const documents = saleDocuments(facts, header, own, placed.sale);
  const taxSale = facts.recordsTaxes ? documents : null;
  const heard = await providersTax(documents, context);
  if (!isSilence(heard)) {
    const { taxQuoteUid, answers } = heard;
    const told = { tax: taxFromProvider(answers, facts), before: placed.taxAmount };
    const { source, documentNo } = answers[0] as TaxProviderResult;
    const taxOrigin = { taxSource: source, taxEstimated: "N", taxDocumentNo: documentNo, taxQuoteUid } as const;
    return { ...evaluateCheckout(facts, header, asks, placed.sale, told), taxOrigin, taxSale };
  }
  await goOnWithout(heard, "tax", context);
  return {
    ...withFindings(own, warning(estimated(own, facts.currency))),
    taxOrigin: { ...ofTables, taxEstimated: "Y" },
    taxSale,
  };
}

const ofTables = { taxSource: "embedded", taxEstimated: "N", taxDocumentNo: null, taxQuoteUid: null } as const;

function estimated({ tax }: Evaluation, currency: string) {
  return issue(
    "TAX_ESTIMATED",
    `The tax provider does not answer; the tax of ${moneyText(decimal(tax.total_tax))} ${currency} is estimated by the site's own tables. It may be another on the invoice.`,
  );
}

interface KeptTax {
  readonly taxQuoteUid: number;
  /** One for what is delivered, one for what is picked up, as far as there are such lines. */
  readonly answers: readonly TaxProviderResult[];
}

/** The kept answer about a sale, else the provider's; the same sale is the same question. */
async function providersTax(documents: readonly SaleDocument[], context: Context): Promise<KeptTax | Silence> {
  const source = sourceOf(context, "tax");
  const sale = createHash("sha256")
    .update(JSON.stringify([source, documents]))
    .digest("base64url");
  const kept = await context.db.first<KeptTax>(sql`
    select q.tax_quote_uid as "taxQuoteUid", q.answer as "answers" from tax_quote q
    where q.site_id = ${context.site} and q.sale = ${sale} and q.date_expires > localtimestamp
    order by q.tax_quote_uid limit 1`);
  return kept ?? outside(context, `tax:${sale}`, (free) => askProvider(documents, sale, free));
}

function askProvider(documents: readonly SaleDocument[], sale: string, context: Context): Promise<KeptTax | Silence> {
  const { db, site } = context;
  return heardFrom(async () => {
    const { tax } = context.providers;
    const answers = await Promise.all(documents.map((document) => tax.rates(document, { db, site })));
    return keep(answers, sale, context);
  });
}

async function keep(answers: readonly TaxProviderResult[], sale: string, { db, site }: Context): Promise<KeptTax> {
  await db.execute(sql`
    delete from tax_quote q where q.site_id = ${site} and q.date_expires < localtimestamp - interval '1 day'
      and not exists (select 1 from order_hdr h where h.site_id = q.site_id and h.tax_quote_uid = q.tax_quote_uid)`);
  const row = await db.first<{ taxQuoteUid: number }>(sql`
    insert into tax_quote (site_id, sale, answer, date_expires)
    values (${site}, ${sale}, ${JSON.stringify(answers)}::jsonb, localtimestamp(0) + make_interval(mins => ${keptMinutes}::integer))
    returning tax_quote_uid as "taxQuoteUid"`);
  return { taxQuoteUid: (row as { taxQuoteUid: number }).taxQuoteUid, answers };
}

/** The tax that an order was placed with, as its provider said it; undefined for one that the site's tables taxed. */
export async function keptTaxOf(
  { orderNo, taxSource }: Pick<ErpOrder, "orderNo" | "taxSource">,
  facts: CheckoutFacts,
  { db, site }: Context,
): Promise<TaxEngineResult | undefined> {
  if (taxSource === null || taxSource === "embedded") return undefined;
  const kept = await db.first<Pick<KeptTax, "answers">>(sql`
    select q.answer as "answers" from order_hdr o join tax_quote q on q.site_id = o.site_id and q.tax_quote_uid = o.tax_quote_uid
    where o.site_id = ${site} and o.order_no = ${orderNo}`);
  return kept && taxFromProvider(kept.answers, facts);
}
