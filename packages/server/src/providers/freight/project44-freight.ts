import { anything, entity, integer, list, nullable, number, optional, text } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import type { Environment } from "../../platform/config.ts";
import { businessError } from "../../platform/errors.ts";
import type { FreightLoad, FreightProvider } from "../../platform/ports/freight-provider.ts";
import type { Offer } from "../../platform/ports/offer.ts";
import type { Place } from "../../platform/ports/shipment.ts";
import { decimal, numberOf, roundMoney, type roundQuantity, sumOf } from "../../values/decimal.ts";
import { accessToken } from "../http/access-token.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { HttpServiceError } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import { dueDate } from "../transit/transit.ts";
import { classOf } from "./freight-charge.ts";

interface RateQuote {
  readonly carrierCode?: string | null;
  readonly serviceLevel?: { readonly code?: string | null; readonly description?: string | null } | null;
  readonly transitDays?: number | null;
  readonly currencyCode?: string | null;
  readonly rateQuoteDetail?: {
    readonly total: number;
    readonly charges?: readonly {
      readonly code?: string | null;
      readonly description?: string | null;
      readonly amount?: number | null;
    }[];
  } | null;
  readonly errorMessages?: unknown;
}

const optionalText = () => optional(nullable(text()));

/** The shape of a set of quotes, as far as it is read. A carrier that refuses has no detail. */
const rateQuotes: Schema = entity("RateQuotes", "Quotes", {
  rateQuotes: list(
    entity("RateQuote", "A quote", {
      carrierCode: optionalText(),
      serviceLevel: optional(
        nullable(entity("ServiceLevel", "Its service", { code: optionalText(), description: optionalText() })),
      ),
      transitDays: optional(nullable(integer())),
      currencyCode: optionalText(),
      rateQuoteDetail: optional(
        nullable(
          entity("RateQuoteDetail", "Its price", {
            total: number(),
            charges: optional(
              list(
                entity("RateQuoteCharge", "A part", {
                  code: optionalText(),
                  description: optionalText(),
                  amount: optional(nullable(number())),
                }),
              ),
            ),
          }),
        ),
      ),
      errorMessages: optional(anything()),
    }),
  ),
});

/** The account at project44. */
export interface Project44Settings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The group of carriers' accounts to ask. */
  readonly accountGroup: string;
}

/** Quotes freight with the carriers at project44 (`POST /api/v4/ltl/quotes/rates/query`). */
export function project44Freight({
  clientId,
  clientSecret,
  accountGroup,
  ...where
}: Project44Settings): FreightProvider {
  const settings = { name: "freight provider", ...where };
  const http = httpService(settings);
  const token = accessToken({ ...settings, path: "/api/v4/oauth2/token", clientId, clientSecret });
  const ask = async (load: FreightLoad) =>
    http.json({
      path: "/api/v4/ltl/quotes/rates/query",
      headers: { authorization: `Bearer ${await token.get()}` },
      body: { json: requestOf(load, accountGroup) },
    });
  // A token may be withdrawn before its time; asking for prices twice does no harm.
  const askAgain = (error: unknown, load: FreightLoad) => {
    if (!(error instanceof HttpServiceError) || error.refusal?.status !== 401) throw error;
    token.forget();
    return ask(load);
  };
  return {
    source: "project44",
    async tryKey() {
      token.forget();
      await token.get();
    },
    async quotes(load) {
      const { body } = await ask(load).catch((error: unknown) => askAgain(error, load));
      const answer = requireShape<{ rateQuotes: RateQuote[] }>(settings, rateQuotes, body);
      const offers = answer.rateQuotes.flatMap((quote) => offersOf(quote, load));
      if (offers.length === 0) throw nothingOffered(answer.rateQuotes);
      return offers;
    },
  };
}

function requestOf(load: FreightLoad, accountGroup: string): object {
  return {
    originAddress: addressOf(load.from),
    destinationAddress: addressOf(load.to),
    capacityProviderAccountGroup: { code: accountGroup, accounts: [] },
    lineItems: [lineItemOf(load)],
    accessorialServices: load.accessorials.map(({ code }) => ({ code })),
    pickupWindow: { date: load.shipDate.toISOString().slice(0, 10), startTime: "08:00", endTime: "16:00" },
    preferredCurrency: "USD",
    lengthUnit: "IN",
    weightUnit: "LB",
  };
}

function addressOf({ address, city, state, postalCode, countryCode }: Place): object {
  return { addressLines: [address].filter(Boolean), city, state, postalCode, country: countryCode };
}

function lineItemOf(load: FreightLoad): object {
  const { unit, quantity, description } = load;
  const whole = (value: Parameters<typeof roundQuantity>[0]) => numberOf(value.round(2));
  return {
    totalWeight: whole(load.weight),
    ...(unit && {
      packageDimensions: { length: whole(unit.length), width: whole(unit.width), height: whole(unit.height) },
    }),
    freightClass: classOf(load),
    packageType: "PLT",
    totalPackages: quantity,
    totalPieces: quantity,
    description: description ?? "Freight",
  };
}

/** What is transport; every other charge is a fee. */
const transportCodes = new Set(["ITEM", "DSC", "MNC", "LNHL", "BASE"]);

function offersOf(
  { carrierCode, serviceLevel, transitDays, currencyCode, rateQuoteDetail: detail }: RateQuote,
  load: FreightLoad,
): Offer[] {
  if (!detail || !carrierCode) return [];
  const currency = currencyCode ?? "USD";
  const fees = (detail.charges ?? [])
    .filter(({ code, amount }) => amount && !transportCodes.has(code ?? ""))
    .map(({ code, description, amount }) => ({
      code: code ?? "FEE",
      description: description ?? code ?? "Fee",
      amount: roundMoney(decimal(amount ?? 0), currency),
    }));
  const days = transitDays ?? null;
  return [
    {
      carrierCode: carrierCode.toLowerCase(),
      carrier: carrierCode,
      service: [carrierCode, serviceLevel?.description ?? "Standard"].join(" "),
      serviceCode: serviceLevel?.code ?? "STD",
      serviceType: "freight",
      baseRate: roundMoney(decimal(detail.total), currency).minus(sumOf(fees.map(({ amount }) => amount))),
      fees,
      currency,
      transitDays: days,
      guaranteed: false,
      deliveryDate: days === null ? null : dueDate(load.shipDate, days, "17:00:00"),
      zone: null,
      billedWeight: load.weight,
      freightClass: classOf(load),
      source: "project44",
    },
  ];
}

function nothingOffered(quotes: readonly RateQuote[]): Error {
  const reasons = quotes.flatMap(({ carrierCode }) => (carrierCode ? [`${carrierCode} gives no price`] : []));
  const why = reasons.length > 0 ? reasons.join(", ") : "No carrier answered";
  return businessError(`No carrier of the freight provider takes this load. ${why}. Check places, weight and sides.`, {
    reasons,
  });
}

/** The account of the environment: `PROJECT44_CLIENT_ID`, `PROJECT44_CLIENT_SECRET`, `PROJECT44_ACCOUNT_GROUP`, `PROJECT44_URL`. */
export function project44From(environment: Environment): FreightProvider {
  const because = "PURVEY_FREIGHT_PROVIDER=project44";
  return project44Freight({
    clientId: requireVariable(environment, "PROJECT44_CLIENT_ID", because),
    clientSecret: requireVariable(environment, "PROJECT44_CLIENT_SECRET", because),
    accountGroup: environment.PROJECT44_ACCOUNT_GROUP?.trim() || "Default",
    baseUrl: serviceUrl(environment, "PROJECT44_URL", "https://na12.api.project44.com"),
    ...providerTimeout(environment),
  });
}
