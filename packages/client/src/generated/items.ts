// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Brand, BrandItem, BrandsCreateInput, BrandsDeleteInput, BrandsGetInput, BrandsItemsCreateInput, BrandsItemsDeleteInput, BrandsItemsGetInput, BrandsItemsListInput, BrandsItemsUpdateInput, BrandsListInput, BrandsUpdateInput, Deleted, Health, SystemHealthCheckInput, SystemPingInput } from "@purvey/contract/generated/items";
import type { Call, CallOptions, ListCall } from "../call.ts";

/** Calls of `items` */
export interface ItemsBrandsItemsClient {
  /**
   * List each item of a brand.
   *
   * `GET /brands/{id}/items` · permission `catalog.read`
   */
  list(input: BrandsItemsListInput, options?: CallOptions): ListCall<BrandItem>;
  /**
   * Create an item of a brand.
   *
   * `POST /brands/{id}/items` · permission `catalog.write`
   */
  create(input: BrandsItemsCreateInput, options?: CallOptions): Call<BrandItem>;
  /**
   * Get one item of a brand.
   *
   * `GET /brands/{id}/items/{brandsXItemsUid}` · permission `catalog.read`
   */
  get(input: BrandsItemsGetInput, options?: CallOptions): Call<BrandItem>;
  /**
   * Change an item of a brand.
   *
   * `PUT /brands/{id}/items/{brandsXItemsUid}` · permission `catalog.write`
   */
  update(input: BrandsItemsUpdateInput, options?: CallOptions): Call<BrandItem>;
  /**
   * Delete an item of a brand.
   *
   * `DELETE /brands/{id}/items/{brandsXItemsUid}` · permission `catalog.write`
   */
  delete(input: BrandsItemsDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `brands` */
export interface ItemsBrandsClient {
  /**
   * List each brand.
   *
   * `GET /brands` · permission `catalog.read`
   */
  list(input?: BrandsListInput, options?: CallOptions): ListCall<Brand>;
  /**
   * Create a brand.
   *
   * `POST /brands` · permission `catalog.write`
   */
  create(input: BrandsCreateInput, options?: CallOptions): Call<Brand>;
  /**
   * Get one brand.
   *
   * `GET /brands/{id}` · permission `catalog.read`
   */
  get(input: BrandsGetInput, options?: CallOptions): Call<Brand>;
  /**
   * Change a brand.
   *
   * `PUT /brands/{id}` · permission `catalog.write`
   */
  update(input: BrandsUpdateInput, options?: CallOptions): Call<Brand>;
  /**
   * Delete a brand.
   *
   * `DELETE /brands/{id}` · permission `catalog.write`
   */
  delete(input: BrandsDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly items: ItemsBrandsItemsClient;
}

/** Calls of `system` */
export interface ItemsSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
}

/** Product catalogue: Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents. */
export interface ItemsClient {
  readonly brands: ItemsBrandsClient;
  readonly system: ItemsSystemClient;
}
