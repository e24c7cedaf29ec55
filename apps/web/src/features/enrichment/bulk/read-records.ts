import { NotFoundError } from "@purvey/client/errors";
import type { CatalogApi } from "../../../shared/catalog-services.ts";
import type { ItemRecords, TextRecord } from "../editor-fields.ts";

/** Reads of an item the records that are asked for, and no others; what the index does not know is left undefined. */
export async function readRecords(
  { items, legacy, productInfo, search }: CatalogApi,
  invMastUid: number,
  needs: ReadonlySet<TextRecord | "attributes">,
): Promise<ItemRecords> {
  const when = <T>(need: TextRecord | "attributes", read: () => PromiseLike<T>) =>
    needs.has(need) ? read() : Promise.resolve(undefined);
  const [extensions, descriptions, attributes, indexed] = await Promise.all([
    when("extension", () => productInfo.invMastExt.list({ invMastUid, limit: 1 }).data),
    when("webDescription", () => legacy.invMast.webDesc.list({ id: invMastUid, limit: 1 }).data),
    when("attributes", () => items.invMast.attributes.list({ id: invMastUid, limit: 1000 }).data),
    when("indexed", () => search.items.get({ id: invMastUid }).data.catch(notIndexed)),
  ]);
  return {
    invMastUid,
    indexed,
    attributes: attributes ?? [],
    extension: extensions?.[0],
    webDescription: descriptions?.[0],
  };
}

function notIndexed(error: unknown): undefined {
  if (error instanceof NotFoundError) return undefined;
  throw error;
}
