import sql from "sql-template-tag";
import { invalid, notFound } from "../../platform/errors.ts";
import type { TaxDocument, TaxTables } from "../../platform/ports/tax-provider.ts";
import { branchDay } from "../../platform/settings/branch-day.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import { canonicalPlace } from "../../values/places/canonical-place.ts";

type TaxPlace = NonNullable<TaxDocument["shipTo"]>;

/**
 * A document as AvaTax takes it, not to be recorded.
 *
 * @throws ServerError 400 without a destination, 404 for a ship-to that does not exist.
 */
export async function avataxRequest(document: TaxDocument, tables: TaxTables, companyCode: string): Promise<object> {
  const shipTo = document.shipTo ?? (await shipToOf(document, tables));
  const date = document.date ?? (await todayOf(document, tables));
  return requestOf({ ...document, date }, shipTo, companyCode);
}

/** The day that it is at the customer's branch. */
async function todayOf({ customerId }: TaxDocument, { db, site }: TaxTables): Promise<string> {
  const [{ day }] = (await db.query(sql`
    select to_char(${branchDay(sql`${site}`, sql`${customerId ?? null}::numeric`)}, 'YYYY-MM-DD') as day`)) as [
    { day: string },
  ];
  return day;
}

async function shipToOf({ customerId, shipToId }: TaxDocument, { db, site }: TaxTables): Promise<TaxPlace> {
  if (customerId === undefined || shipToId === undefined)
    throw invalid("shipTo", "The goods go nowhere; give `shipTo`, or `customerId` and `shipToId`");
  const found = await db.first<TaxPlace>(sql`
    select coalesce(address1, '') as "address", city as "city", state as "state",
      coalesce(postal_code, '') as "postalCode", country as "countryCode"
    from ship_to where site_id = ${site} and customer_id = ${customerId} and ship_to_id = ${shipToId}`);
  if (!found) throw notFound("ship-to", shipToId);
  return found;
}

function requestOf(document: TaxDocument & { readonly date: string }, shipTo: TaxPlace, companyCode: string): object {
  const { type, customerId, date, currencyCode, exemptionNo, shipFrom } = document;
  return {
    type,
    companyCode,
    commit: false,
    currencyCode,
    exemptionNo,
    date: date.slice(0, 10),
    customerCode: `${customerId ?? "GUEST"}`,
    addresses: shipFrom
      ? { shipFrom: addressOf(shipFrom), shipTo: addressOf(shipTo) }
      : { singleLocation: addressOf(shipTo) },
    lines: linesOf(document),
  };
}

function addressOf({ address, address2, city, countryCode, ...typed }: TaxPlace): object {
  const { country, state, postalCode = "" } = canonicalPlace({ ...typed, country: countryCode });
  return { line1: address, line2: address2, city, region: state, postalCode, country };
}

/** AvaTax's code of goods that nobody taxes. */
const notTaxable = "NT";

/** AvaTax takes the amounts of a return as negative ones, and freight as a line with a code of its own. */
function linesOf({ type, lines, freight }: TaxDocument): object[] {
  const signed = (amount: number) => numberOf(decimal(amount).times(type === "ReturnInvoice" ? -1 : 1));
  const goods = lines.map(({ number, amount, quantity = 1, itemCode, taxCode, description, taxable }, index) => ({
    number: number ?? `${index + 1}`,
    amount: signed(amount),
    quantity,
    itemCode,
    taxCode: taxable === false ? notTaxable : taxCode,
    description,
  }));
  return freight > 0
    ? [...goods, { number: "FREIGHT", amount: signed(freight), quantity: 1, taxCode: "FR", description: "Freight" }]
    : goods;
}
