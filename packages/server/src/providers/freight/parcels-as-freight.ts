import type { FreightLoad } from "../../platform/ports/freight-provider.ts";
import type { Offer } from "../../platform/ports/offer.ts";
import type { Shipment } from "../../platform/ports/shipment.ts";
import { sumOf } from "../../values/decimal.ts";
import { accessorialsOf } from "./accessorials.ts";
import { freightOffers } from "./freight-offers.ts";

const cubicInchesPerFoot = 1728;

/** What freight carriers ask for parcels put together. */
export function parcelsAsFreight(shipment: Shipment, zone: number): Offer[] {
  return freightOffers(loadOfParcels(shipment), zone);
}

/** Parcels put together as a load for freight carriers; its class follows from the density where all were measured. */
export function loadOfParcels({ from, to, parcels, shipDate }: Shipment): FreightLoad {
  const volumes = parcels.map(({ sides }) => sides?.[0].times(sides[1]).times(sides[2]));
  const isMeasured = volumes.every((volume) => volume !== undefined);
  return {
    from,
    to,
    shipDate,
    quantity: parcels.length,
    unit: null,
    freightClass: undefined,
    description: undefined,
    weight: sumOf(parcels.map(({ weight }) => weight)),
    volume: isMeasured ? sumOf(volumes).div(cubicInchesPerFoot) : null,
    accessorials: accessorialsOf(from.residential ? "residential" : "", to.residential ? "residential" : ""),
  };
}
