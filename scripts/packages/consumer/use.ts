// What the compiler must know of the packages, and what it must refuse.
import {
  type BrandsListInput,
  createClient,
  type Item,
  type ItemsOperations,
  inProcess,
  isPurveyError,
  type PurveyClient,
} from "@purvey/client";
import { recordTo, replayFrom } from "@purvey/client/recording";
import type { RatesCreateInput as ParcelRates } from "@purvey/client/services/shipping";
import type { RatesCreateInput as TaxRates } from "@purvey/client/services/tax";
import type { Brand } from "@purvey/contract/generated/items";
import { createQueries } from "@purvey/react";
import { createTestServer } from "@purvey/server/testing";

export async function firstBrand(api: PurveyClient): Promise<Brand | undefined> {
  const { data } = await api.items.brands.list({ limit: 1 });
  return data[0];
}

export async function names(): Promise<string[]> {
  const server = await createTestServer({ site: "demo" });
  const api = createClient({
    siteId: server.site,
    jwt: await server.tokenFor("dana"),
    transport: recordTo("tape.json", inProcess(server)),
  });
  const found: string[] = [];
  for await (const brand of api.items.brands.list().items()) found.push(brand.brandsName);
  return found;
}

export const unused: string[] = replayFrom("tape.json", { mode: "loose" }).unused();
export const key = (api: PurveyClient) => createQueries(api, "dana").items.brands.get({ id: 7 }).queryKey;
export const isOurs = (error: unknown): string => (isPurveyError(error) ? error.code : "foreign");

export const asked: BrandsListInput = { limit: 1 };
export const taxed: TaxRates = { lines: [{ amount: 20 }] };
export const answered: ItemsOperations["invMast.list"]["data"] = [] satisfies Item[];
// @ts-expect-error parcels are no lines to tax
export const parcels: ParcelRates = taxed;
// @ts-expect-error the number of an item is a text
export const noText: Item["itemId"] = 7;
// @ts-expect-error a number is asked for
export const wrong = (api: PurveyClient) => api.items.brands.get({ id: "7" });
