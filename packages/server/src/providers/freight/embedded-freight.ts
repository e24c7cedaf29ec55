import { zoneOf } from "../transit/zones.ts";
import { freightOffers } from "./freight-offers.ts";
import type { FreightProvider } from "./freight-provider.ts";

/** Rates freight by the tariff that ships with the server. */
export const embeddedFreight: FreightProvider = {
  async quotes(load) {
    return freightOffers(load, zoneOf(load.from, load.to));
  },
};
