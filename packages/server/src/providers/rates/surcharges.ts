import type { Fee, ServiceType } from "../../platform/ports/offer.ts";
import type { Parcel } from "../../platform/ports/shipment.ts";
import { type Decimal, decimal, quantityText, roundMoney, sumOf } from "../../values/decimal.ts";
import { lastDomesticZone } from "../transit/zones.ts";
import type { Carrier } from "./carriers.ts";
import type { Measured } from "./measures.ts";
import { cardCurrency } from "./rate-cards.ts";

/** What the fees of a parcel depend on beside its measures. */
export interface Delivery {
  readonly serviceType: ServiceType;
  readonly zone: number;
  readonly residential: boolean;
}

/** The fees of one parcel without fuel. */
export function parcelFees(carrier: Carrier, parcel: Parcel, measured: Measured, delivery: Delivery): Fee[] {
  return [
    residentialFee(carrier, delivery),
    handlingFee(carrier, parcel, measured),
    remoteFee(carrier, delivery.zone),
  ].flatMap((fee) => (fee?.amount.gt(0) ? [fee] : []));
}

function residentialFee({ residential }: Carrier, delivery: Delivery): Fee | undefined {
  if (!delivery.residential || delivery.serviceType === "international") return undefined;
  const amount = delivery.serviceType === "ground" ? residential.ground : residential.air;
  return { code: "RES", description: "Delivery to a home", amount: decimal(amount) };
}

/** The dearest of the reasons why conveyors do not take it; for what is oversize that one alone. */
function handlingFee({ handling, oversize }: Carrier, { packageType }: Parcel, measured: Measured): Fee | undefined {
  if (measured.isOversize) return { code: "LPS", description: "Very large package", amount: decimal(oversize) };
  const { size, weight } = measured;
  const isLong = size !== null && (size.longest.gt(48) || size.second.gt(30) || size.girth.gt(105));
  const reasons: readonly [boolean, string, string, number][] = [
    [weight.gt(50), "AHW", "Additional handling: over 50 pounds", handling.weight],
    [isLong, "AHS", "Additional handling: long or wide", handling.size],
    [packageType === "tube", "AHP", "Additional handling: not a box", handling.packaging],
  ];
  const [, code, description, amount] = reasons
    .filter(([applies]) => applies)
    .reduce((dearest, reason) => (reason[3] > dearest[3] ? reason : dearest), [false, "", "", 0] as const);
  return { code, description, amount: decimal(amount) };
}

function remoteFee({ remote }: Carrier, zone: number): Fee | undefined {
  if (zone !== lastDomesticZone) return undefined;
  return { code: "DAS", description: "Delivery beyond the mainland", amount: decimal(remote) };
}

/** Fuel, in percent of transport and the other fees, rounded half up to cents. */
export function fuelFee({ fuel }: Carrier, serviceType: ServiceType, before: Decimal): Fee[] {
  const percent = decimal(
    serviceType === "international" ? fuel.abroad : serviceType === "ground" ? fuel.ground : fuel.air,
  );
  const amount = roundMoney(before.times(percent).div(100), cardCurrency);
  return amount.gt(0) ? [{ code: "FUEL", description: `Fuel, ${quantityText(percent)} %`, amount }] : [];
}

/** Fees of the same code of several parcels as one. */
export function joinFees(fees: readonly Fee[]): Fee[] {
  const codes = [...new Set(fees.map(({ code }) => code))];
  return codes.map((code) => {
    const same = fees.filter((fee) => fee.code === code);
    const description = (same[0]?.description ?? "") + (same.length > 1 ? ` (${same.length} packages)` : "");
    return { code, description, amount: sumOf(same.map(({ amount }) => amount)) };
  });
}
