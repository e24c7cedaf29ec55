import type { FreightProvider } from "../../platform/ports/freight-provider.ts";
import { zoneOf } from "../transit/zones.ts";
import { freightOffers } from "./freight-offers.ts";

/** Rates freight by the tariff that ships with the server. */
export const embeddedFreight: FreightProvider = {
  source: "embedded",
  async quotes(load) {
    return freightOffers(load, zoneOf(load.from, load.to));
  },
};
