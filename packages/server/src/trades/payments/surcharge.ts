import type { SurchargeResult } from "@purvey/contract/generated/payments";
import type { Card } from "../../values/card.ts";
import { type Decimal, decimal, roundMoney } from "../../values/decimal.ts";
import { canonicalCountry, canonicalFields } from "../../values/places/canonical-place.ts";

/** States and provinces where the law forbids a surcharge on credit cards, or allows so many percent at most. */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: { CT: 0, MA: 0, ME: 0, PR: 0, CO: 2, IL: 1 },
  CA: { QC: 0 },
};
/** What the law or the brands allow in a country where nothing else is said; elsewhere no surcharge is taken. */
const countries: Readonly<Record<string, number>> = { US: 3, CA: 2.4 };
const brandLimits: Readonly<Record<string, number>> = { Visa: 3 };

/** What is paid, with which card, and where. */
export interface SurchargeAsk {
  readonly amount: number;
  readonly country: string;
  readonly fromState: string | undefined;
  readonly toState: string | undefined;
  readonly card: Pick<Card, "brand" | "cardType">;
  /** What the site wants to take, in percent. */
  readonly percent: number;
  /** What the amount is in. */
  readonly currency: string;
}

type Answer = Omit<SurchargeResult, "source">;

/** What a card costs on top: never on debit and prepaid cards, never more than states and brands allow. */
export function surchargeOf(ask: SurchargeAsk): Answer {
  const { amount, card } = ask;
  const { percent, description } = ruleOf(ask);
  const surcharge = roundMoney(decimal(amount).times(percent).div(100), ask.currency);
  return {
    surchargeAllowed: percent.gt(0) ? "Y" : "N",
    surchargePercent: percent.toNumber(),
    surchargeDescription: description,
    lumpSumTotalSurchargeAmount: surcharge.toNumber(),
    amount,
    currency: ask.currency,
    totalAmount: decimal(amount).plus(surcharge).toNumber(),
    cardType: card.cardType,
    brand: card.brand,
  };
}

function ruleOf(ask: SurchargeAsk): { percent: Decimal; description: string } {
  const none = (description: string) => ({ percent: decimal(0), description });
  const { card } = ask;
  const country = canonicalCountry(ask.country) ?? ask.country;
  if (card.cardType !== "credit") return none(`${card.brand} ${card.cardType} cards bear no surcharge anywhere.`);
  const inCountry = countries[country];
  if (inCountry === undefined) return none(`No surcharge is taken in \`${country}\`: its rules are not known here.`);
  const states = [ask.fromState, ask.toState]
    .map((state) => canonicalFields({ country, state }).state)
    .filter((state) => state);
  const byState = states.map((state) => [state, limits[country]?.[state as string]] as const);
  const forbidding = byState.find(([, limit]) => limit === 0);
  if (forbidding) return none(`The law of ${forbidding[0]} forbids surcharges on credit cards.`);
  const allowed = [inCountry, brandLimits[card.brand], ...byState.map(([, limit]) => limit)];
  const most = Math.min(...allowed.filter((limit) => limit !== undefined));
  const percent = decimal(Math.min(ask.percent, most));
  if (percent.eq(0)) return none("The seller takes no surcharge.");
  const where = states.length > 0 ? ` in ${[...new Set(states)].join(" and ")}` : "";
  const capped = ask.percent > most ? ` The seller's ${ask.percent} % is more than is allowed there.` : "";
  return { percent, description: `${card.brand} credit cards bear ${percent.toNumber()} %${where}.${capped}` };
}
