import type { CatalogApi } from "../../shared/catalog-services.ts";
import type { SaveStep } from "./editor-fields.ts";

/** Sends one call; the inputs are made by `saveSteps` as its endpoint takes them, and the client checks them again. */
export async function sendStep(api: CatalogApi, { endpoint, input }: SaveStep): Promise<void> {
  const call = endpoint.split(".").reduce<unknown>((node, key) => Reflect.get(Object(node), key), api);
  await (call as (input: SaveStep["input"]) => Promise<unknown>)(input);
}
