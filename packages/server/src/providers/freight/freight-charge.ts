import type { FreightLoad } from "../../platform/ports/freight-provider.ts";
import { type Decimal, decimal, greaterOf, roundMoney } from "../../values/decimal.ts";
import { classFactor, classOfDensity, nextClassWeights } from "./freight-class.ts";
import { type FreightService, hundredweight, tariffCurrency, weightBreaks } from "./tariff.ts";

/** What transport costs, and what it was billed as. */
export interface FreightCharge {
  readonly amount: Decimal;
  readonly billedWeight: Decimal;
  readonly freightClass: string;
}

/** What goods are rated as when nobody says their class or measures them. */
const usualClass = "70";

type Goods = Pick<FreightLoad, "weight" | "volume" | "freightClass">;

/** The class of goods: the one that is named, else that of the density. */
export function classOf({ weight, volume, freightClass }: Goods): string {
  if (freightClass !== undefined) return freightClass;
  return volume?.gt(0) ? classOfDensity(weight.div(volume)) : usualClass;
}

/**
 * The charge of a service. Declaring more weight than there is may reach a cheaper price break or class; the cheapest
 * of these counts. So a heavier load never costs less.
 */
export function freightCharge(goods: Goods, zone: number, service: FreightService): FreightCharge {
  const declared = [goods.weight, ...heavierWeights(goods)].map((weight) =>
    chargeAt({ ...goods, weight }, zone, service),
  );
  const cheapest = declared.reduce((best, next) => (next.amount.lt(best.amount) ? next : best));
  const amount = greaterOf(cheapest.amount, minimumOf(zone, service));
  return { ...cheapest, amount: roundMoney(amount, tariffCurrency), freightClass: classOf(goods) };
}

function heavierWeights({ weight, volume, freightClass }: Goods): Decimal[] {
  const breaks = weightBreaks.map(([from]) => decimal(from)).filter((from) => from.gt(weight));
  return freightClass === undefined && volume?.gt(0) ? [...breaks, ...nextClassWeights(volume, weight)] : breaks;
}

function chargeAt(goods: Goods, zone: number, { factor }: FreightService): FreightCharge {
  const freightClass = classOf(goods);
  const price = decimal(hundredweight[zone] ?? 0)
    .times(breakFactor(goods.weight))
    .times(classFactor(freightClass));
  const amount = goods.weight.div(100).times(price).times(factor);
  return { amount, billedWeight: goods.weight, freightClass };
}

function breakFactor(weight: Decimal): number {
  return weightBreaks.findLast(([from]) => weight.gte(from))?.[1] ?? 1;
}

/** The least charge grows with the way: a tenth more for each zone. */
function minimumOf(zone: number, { minimum }: FreightService): Decimal {
  return decimal(minimum).times(decimal(1).plus(decimal(zone - 2).times("0.1")));
}
