import type { ServiceType } from "../../platform/ports/offer.ts";
import { dataTable, lazily } from "../../values/data-table.ts";

/** What rate cards and carriers' fees are in. */
export const cardCurrency = "USD";

/**
 * What a service charges. Models of the carriers' published tariffs, made for this project: their shape and order of
 * magnitude are real, their cents are not.
 */
export interface RateCard {
  readonly carrierCode: "ups" | "fedex" | "usps" | "dhl";
  readonly serviceCode: string;
  readonly service: string;
  readonly serviceType: ServiceType;
  /** The first zone of the lists below: 2 within the United States, 11 beyond. */
  readonly firstZone: 2 | 11;
  /** US dollars for the first pound, by zone. */
  readonly first: readonly number[];
  /** US dollars for every further pound, by zone. */
  readonly further: readonly number[];
  /** Business days on the way, by zone. */
  readonly days: readonly number[];
  /** The hour of the day it is due at. */
  readonly dueAt: string;
  readonly guaranteed: boolean;
}

/** Every service, each zone from 2 to 9, or from 11 to 15. */
export const rateCards = lazily((): readonly RateCard[] => {
  const rates = dataTable("rates/rates.csv", [
    "CarrierCode",
    "ServiceCode",
    "Zone",
    "FirstPound",
    "FurtherPound",
    "BusinessDays",
  ]);
  return dataTable("rates/services.csv", [
    "CarrierCode",
    "ServiceCode",
    "Name",
    "ServiceType",
    "DueAt",
    "Guaranteed",
  ]).map((row) => {
    const own = rates.filter(
      ({ CarrierCode, ServiceCode }) => CarrierCode === row.CarrierCode && ServiceCode === row.ServiceCode,
    );
    return {
      carrierCode: row.CarrierCode as RateCard["carrierCode"],
      serviceCode: row.ServiceCode,
      service: row.Name,
      serviceType: row.ServiceType as ServiceType,
      firstZone: Number(own[0]?.Zone) as RateCard["firstZone"],
      first: own.map(({ FirstPound }) => Number(FirstPound)),
      further: own.map(({ FurtherPound }) => Number(FurtherPound)),
      days: own.map(({ BusinessDays }) => Number(BusinessDays)),
      dueAt: row.DueAt,
      guaranteed: row.Guaranteed === "1",
    };
  });
});
