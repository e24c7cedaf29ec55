import type { ServiceType } from "../../platform/ports/offer.ts";

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

const card = (
  carrierCode: RateCard["carrierCode"],
  serviceCode: string,
  service: string,
  serviceType: ServiceType,
  lists: Pick<RateCard, "first" | "further" | "days">,
  dueAt: string,
  guaranteed = false,
): RateCard => ({
  ...{ carrierCode, serviceCode, service, serviceType, dueAt, guaranteed, ...lists },
  firstZone: serviceType === "international" ? 11 : 2,
});

/** Every service, each zone from 2 to 9, or from 11 to 15. */
export const rateCards: readonly RateCard[] = [
  card(
    "ups",
    "03",
    "UPS Ground",
    "ground",
    {
      first: [11.32, 11.74, 12.35, 12.78, 13.26, 13.41, 13.72, 36.4],
      further: [0.34, 0.4, 0.48, 0.57, 0.68, 0.8, 0.94, 1.62],
      days: [1, 2, 2, 3, 4, 4, 5, 7],
    },
    "17:00:00",
    true,
  ),
  card(
    "ups",
    "12",
    "UPS 3 Day Select",
    "express",
    {
      first: [17.9, 18.9, 20.4, 22.9, 25.3, 27.2, 29.6, 48.2],
      further: [0.7, 0.86, 1.05, 1.3, 1.62, 1.85, 2.1, 3.1],
      days: [3, 3, 3, 3, 3, 3, 3, 5],
    },
    "17:00:00",
    true,
  ),
  card(
    "ups",
    "02",
    "UPS 2nd Day Air",
    "express",
    {
      first: [24.6, 26.1, 28.4, 31.7, 35.6, 37.9, 40.2, 58.5],
      further: [1.02, 1.2, 1.46, 1.88, 2.35, 2.66, 3.05, 4.2],
      days: [2, 2, 2, 2, 2, 2, 2, 3],
    },
    "17:00:00",
    true,
  ),
  card(
    "ups",
    "13",
    "UPS Next Day Air Saver",
    "overnight",
    {
      first: [33.8, 40.4, 52.7, 62.4, 68.9, 72.3, 76.1, 98.4],
      further: [1.15, 1.52, 2.2, 2.95, 3.55, 3.9, 4.3, 5.6],
      days: [1, 1, 1, 1, 1, 1, 1, 2],
    },
    "15:00:00",
    true,
  ),
  card(
    "ups",
    "01",
    "UPS Next Day Air",
    "overnight",
    {
      first: [38.6, 47.2, 60.8, 71.5, 78.4, 82.2, 86.9, 108.6],
      further: [1.24, 1.68, 2.42, 3.2, 3.85, 4.2, 4.65, 6],
      days: [1, 1, 1, 1, 1, 1, 1, 2],
    },
    "10:30:00",
    true,
  ),
  card(
    "fedex",
    "FEDEX_GROUND",
    "FedEx Ground",
    "ground",
    {
      first: [11.28, 11.7, 12.31, 12.74, 13.22, 13.37, 13.68, 37.1],
      further: [0.345, 0.405, 0.485, 0.575, 0.69, 0.81, 0.95, 1.64],
      days: [1, 2, 2, 3, 4, 4, 5, 7],
    },
    "17:00:00",
  ),
  card(
    "fedex",
    "FEDEX_EXPRESS_SAVER",
    "FedEx Express Saver",
    "express",
    {
      first: [18.3, 19.2, 20.9, 23.4, 25.9, 27.8, 30.1, 49.3],
      further: [0.72, 0.88, 1.08, 1.34, 1.66, 1.9, 2.16, 3.2],
      days: [3, 3, 3, 3, 3, 3, 3, 5],
    },
    "17:00:00",
    true,
  ),
  card(
    "fedex",
    "FEDEX_2_DAY",
    "FedEx 2Day",
    "express",
    {
      first: [24.2, 25.8, 28.1, 31.3, 35.1, 37.4, 39.8, 57.9],
      further: [1, 1.18, 1.44, 1.86, 2.32, 2.62, 3, 4.15],
      days: [2, 2, 2, 2, 2, 2, 2, 3],
    },
    "17:00:00",
    true,
  ),
  card(
    "fedex",
    "STANDARD_OVERNIGHT",
    "FedEx Standard Overnight",
    "overnight",
    {
      first: [34.2, 40.9, 53.3, 63, 69.5, 73, 76.8, 99.2],
      further: [1.16, 1.54, 2.24, 2.98, 3.58, 3.95, 4.35, 5.65],
      days: [1, 1, 1, 1, 1, 1, 1, 2],
    },
    "15:00:00",
    true,
  ),
  card(
    "fedex",
    "PRIORITY_OVERNIGHT",
    "FedEx Priority Overnight",
    "overnight",
    {
      first: [39.1, 47.8, 61.4, 72.1, 79, 82.9, 87.6, 109.5],
      further: [1.26, 1.7, 2.45, 3.24, 3.9, 4.25, 4.7, 6.05],
      days: [1, 1, 1, 1, 1, 1, 1, 2],
    },
    "10:30:00",
    true,
  ),
  card(
    "usps",
    "GroundAdvantage",
    "USPS Ground Advantage",
    "ground",
    {
      first: [7.7, 7.95, 8.3, 8.9, 9.55, 10.1, 10.8, 10.8],
      further: [0.42, 0.55, 0.74, 0.98, 1.2, 1.38, 1.58, 1.58],
      days: [2, 3, 3, 4, 4, 5, 5, 8],
    },
    "20:00:00",
  ),
  card(
    "usps",
    "Priority",
    "USPS Priority Mail",
    "express",
    {
      first: [9.45, 9.8, 10.35, 11.2, 12.6, 13.7, 15.1, 15.1],
      further: [0.68, 0.92, 1.22, 1.64, 2.05, 2.4, 2.82, 2.82],
      days: [2, 2, 2, 2, 3, 3, 3, 4],
    },
    "20:00:00",
  ),
  card(
    "usps",
    "Express",
    "USPS Priority Mail Express",
    "overnight",
    {
      first: [32.5, 36.2, 43.8, 52.4, 57.6, 60.9, 65.2, 65.2],
      further: [1.9, 2.4, 3.1, 3.75, 4.2, 4.5, 4.9, 4.9],
      days: [1, 1, 1, 1, 2, 2, 2, 3],
    },
    "18:00:00",
    true,
  ),
  card(
    "ups",
    "08",
    "UPS Worldwide Expedited",
    "international",
    {
      first: [46.2, 78.4, 96.5, 104.8, 131.6],
      further: [2.1, 3.9, 4.1, 4.9, 6.8],
      days: [3, 4, 4, 4, 5],
    },
    "17:00:00",
  ),
  card(
    "ups",
    "07",
    "UPS Worldwide Express",
    "international",
    {
      first: [62.7, 92.3, 112.4, 121.9, 149.8],
      further: [2.6, 4.6, 4.8, 5.6, 7.6],
      days: [1, 2, 2, 3, 3],
    },
    "12:00:00",
    true,
  ),
  card(
    "fedex",
    "INTERNATIONAL_ECONOMY",
    "FedEx International Economy",
    "international",
    {
      first: [45.4, 77.2, 95.1, 103.2, 130.4],
      further: [2.06, 3.85, 4.05, 4.82, 6.7],
      days: [3, 4, 5, 5, 5],
    },
    "17:00:00",
  ),
  card(
    "fedex",
    "INTERNATIONAL_PRIORITY",
    "FedEx International Priority",
    "international",
    {
      first: [61.9, 91.2, 110.8, 120.4, 148.1],
      further: [2.55, 4.5, 4.7, 5.5, 7.5],
      days: [1, 2, 2, 3, 3],
    },
    "12:00:00",
  ),
  card(
    "usps",
    "PriorityMailInternational",
    "USPS Priority Mail International",
    "international",
    {
      first: [41.5, 52.3, 61.8, 64.9, 68.4],
      further: [2.3, 3.6, 4.2, 4.6, 5.3],
      days: [8, 9, 9, 9, 12],
    },
    "20:00:00",
  ),
  card(
    "dhl",
    "EXPRESS_WORLDWIDE",
    "DHL Express Worldwide",
    "international",
    {
      first: [58.3, 84.6, 98.9, 108.7, 136.2],
      further: [2.4, 4.2, 4.4, 5.2, 7],
      days: [2, 2, 2, 3, 3],
    },
    "18:00:00",
  ),
  card(
    "dhl",
    "EXPRESS_12_00",
    "DHL Express 12:00",
    "international",
    {
      first: [68.9, 96.1, 111.3, 121.2, 150.5],
      further: [2.6, 4.5, 4.7, 5.5, 7.4],
      days: [2, 2, 2, 3, 3],
    },
    "12:00:00",
    true,
  ),
];
