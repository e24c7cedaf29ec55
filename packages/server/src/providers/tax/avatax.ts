import sql from "sql-template-tag";
import { businessError, invalid, notFound } from "../../platform/errors.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { HttpServiceError } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { type Environment, providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import { type AvataxTransaction, avataxTransaction, fromAvatax } from "./avatax-answer.ts";
import type { TaxDocument, TaxProvider, TaxTables } from "./tax-provider.ts";

/** The account at Avalara. */
export interface AvataxSettings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  readonly accountId: string;
  readonly licenseKey: string;
  readonly companyCode: string;
}

type TaxPlace = NonNullable<TaxDocument["shipTo"]>;

/** Taxes documents with AvaTax (`POST /api/v2/transactions/create`); they are never committed. */
export function avatax({ accountId, licenseKey, companyCode, ...where }: AvataxSettings): TaxProvider {
  const key = Buffer.from(`${accountId}:${licenseKey}`).toString("base64");
  const settings = { name: "tax provider", headers: { authorization: `Basic ${key}` }, ...where };
  const http = httpService(settings);
  return {
    async rates(document, tables) {
      const shipTo = document.shipTo ?? (await shipToOf(document, tables));
      const json = requestOf(document, shipTo, companyCode);
      const { body } = await http
        .json({ path: "/api/v2/transactions/create", body: { json } })
        .catch((error: unknown) => Promise.reject(refusalOf(error)));
      return fromAvatax(document, requireShape<AvataxTransaction>(settings, avataxTransaction, body));
    },
  };
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

function requestOf(document: TaxDocument, shipTo: TaxPlace, companyCode: string): object {
  const { type, customerId, date, currencyCode, exemptionNo, shipFrom } = document;
  return {
    ...{ type, companyCode, commit: false, currencyCode, exemptionNo },
    date: (date ?? new Date().toISOString()).slice(0, 10),
    customerCode: `${customerId ?? "GUEST"}`,
    addresses: shipFrom
      ? { shipFrom: addressOf(shipFrom), shipTo: addressOf(shipTo) }
      : { singleLocation: addressOf(shipTo) },
    lines: linesOf(document),
  };
}

function addressOf({ address, address2, city, state, postalCode, countryCode = "US" }: TaxPlace): object {
  return { line1: address, line2: address2, city, region: state, postalCode, country: countryCode };
}

/** AvaTax takes the amounts of a return as negative ones, and freight as a line with a code of its own. */
function linesOf({ type, lines, freight }: TaxDocument): object[] {
  const signed = (amount: number) => numberOf(decimal(amount).times(type === "ReturnInvoice" ? -1 : 1));
  const goods = lines.map(({ number, amount, quantity = 1, itemCode, taxCode, description }, index) => ({
    ...{ number: number ?? `${index + 1}`, amount: signed(amount), quantity, itemCode, taxCode, description },
  }));
  return freight > 0
    ? [...goods, { number: "FREIGHT", amount: signed(freight), quantity: 1, taxCode: "FR", description: "Freight" }]
    : goods;
}

/** AvaTax answers 400 for addresses that it does not know: the caller can mend that. Everything else is as it was. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof HttpServiceError) || error.refusal?.status !== 400) return error;
  const code = /"code"\s*:\s*"(\w*(?:Address|PostalCode|Zip|Region|City|Jurisdiction|Country)\w*)"/i.exec(
    error.refusal.text,
  )?.[1];
  if (code === undefined) return error;
  return businessError(`The tax provider does not know where the goods go (\`${code}\`). Check the address.`, { code });
}

/** The account of the environment: `AVATAX_ACCOUNT_ID`, `AVATAX_LICENSE_KEY`, `AVATAX_COMPANY_CODE`, `AVATAX_URL`. */
export function avataxFrom(environment: Environment): TaxProvider {
  const because = "PURVEY_TAX_PROVIDER=avatax";
  return avatax({
    accountId: requireVariable(environment, "AVATAX_ACCOUNT_ID", because),
    licenseKey: requireVariable(environment, "AVATAX_LICENSE_KEY", because),
    companyCode: environment.AVATAX_COMPANY_CODE?.trim() || "DEFAULT",
    baseUrl: serviceUrl(environment, "AVATAX_URL", "https://rest.avatax.com"),
    ...providerTimeout(environment),
  });
}
