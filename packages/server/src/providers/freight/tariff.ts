/** What the tariff is in. */
export const tariffCurrency = "USD";

/**
 * US dollars for a hundredweight of class 100 under 500 pounds, by zone: 2 to 9 within the United States, 11 to 15
 * beyond. A model of the carriers' tariffs made for this project.
 */
export const hundredweight: Readonly<Record<number, number>> = {
  2: 34,
  3: 39.5,
  4: 47,
  5: 57.5,
  6: 69,
  7: 81.5,
  8: 94,
  9: 172,
  11: 88,
  12: 142,
  13: 260,
  14: 310,
  15: 390,
};

/** From so many pounds on, this part of the price of a hundredweight. */
export const weightBreaks: readonly (readonly [from: number, factor: number])[] = [
  [0, 1],
  [500, 0.82],
  [1000, 0.68],
  [2000, 0.56],
  [5000, 0.42],
  [10_000, 0.33],
];

/** What no freight carrier takes with others' freight: it fills a truck. */
export const mostPounds = 20_000;

/** A service of a freight carrier. */
export interface FreightService {
  readonly carrierCode: string;
  readonly carrier: string;
  readonly serviceCode: string;
  readonly service: string;
  /** What it costs, measured by the tariff above. */
  readonly factor: number;
  /** The least charge in US dollars. */
  readonly minimum: number;
  /** Percent on transport. */
  readonly fuel: number;
  /** Business days beyond those of the zone. */
  readonly laterBy: number;
  /** Zones it does not serve begin here. */
  readonly zonesBelow: number;
}

const service = (
  codes: readonly [carrierCode: string, carrier: string, serviceCode: string, service: string],
  [factor, minimum, fuel, laterBy, zonesBelow]: readonly [number, number, number, number, number],
): FreightService => {
  const [carrierCode, carrier, serviceCode, name] = codes;
  return { carrierCode, carrier, serviceCode, service: name, factor, minimum, fuel, laterBy, zonesBelow };
};

/** The services of the tariff. */
export const freightServices: readonly FreightService[] = [
  service(["fedex", "FedEx", "FEDEX_FREIGHT_ECONOMY", "FedEx Freight Economy"], [0.96, 118, 26.5, 2, 13]),
  service(["fedex", "FedEx", "FEDEX_FREIGHT_PRIORITY", "FedEx Freight Priority"], [1.12, 132, 26.5, 0, 16]),
  service(["odfl", "Old Dominion", "ODFL_STANDARD", "Old Dominion Standard"], [1.08, 129, 25.8, 0, 16]),
  service(["xpo", "XPO", "XPO_LTL", "XPO Less-than-Truckload"], [1.01, 124, 25.2, 1, 13]),
  service(["estes", "Estes Express", "EXLA_LTL", "Estes Less-than-Truckload"], [0.94, 115, 24.9, 1, 13]),
  service(["saia", "Saia", "SAIA_STANDARD", "Saia Standard"], [0.97, 117, 25.5, 1, 9]),
];

/** Business days on the way by zone. */
export const freightDays: Readonly<Record<number, number>> = {
  2: 1,
  3: 2,
  4: 2,
  5: 3,
  6: 4,
  7: 4,
  8: 5,
  9: 9,
  11: 4,
  12: 7,
  13: 14,
  14: 18,
  15: 24,
};
