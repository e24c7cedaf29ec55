// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Deleted, Distributor, DistributorsCreateInput, DistributorsDeleteInput, DistributorsEnableInput, DistributorsGetInput, DistributorsListInput, DistributorsProductsCreateInput, DistributorsUpdateInput, Health, InvProfileHdrCreateInput, InvProfileHdrDeleteInput, InvProfileHdrGetInput, InvProfileHdrInvProfileLineCreateInput, InvProfileHdrInvProfileLineDeleteInput, InvProfileHdrInvProfileLineGetInput, InvProfileHdrInvProfileLineListInput, InvProfileHdrInvProfileLineUpdateInput, InvProfileHdrListInput, InvProfileHdrUpdateInput, InventoryProfileHeader, InventoryProfileLine, ProductsDeleteInput, ProductsEnableInput, ProductsFindInput, ProductsGetInput, ProductsListInput, ProductsUpdateInput, ReplenishmentItem, RestockHdrCreateInput, RestockHdrDeleteInput, RestockHdrGetInput, RestockHdrListInput, RestockHdrUpdateInput, RestockHeader, Section, SectionsCreateInput, SectionsDeleteInput, SectionsEnableInput, SectionsGetInput, SectionsListInput, SectionsUpdateInput, StockMove, StockMovement, StockReceipt, StockTransfer, StockroomPart, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, UsageTotal, VmiProduct, Warehouse, WarehouseAdjustInput, WarehouseAvailabilityInput, WarehouseCreateInput, WarehouseDeleteInput, WarehouseEnableInput, WarehouseGetInput, WarehouseListInput, WarehouseMovementsInput, WarehouseReceiveInput, WarehouseReplenishCreateInput, WarehouseReplenishListInput, WarehouseTransferInput, WarehouseUpdateInput, WarehouseUsageInput, WarehouseUsageTotalsInput, WarehouseUser, WarehouseUsersCreateInput, WarehouseUsersListInput, Whoami } from "@purvey/contract/generated/vmi";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/vmi";

/** Calls of `replenish` */
export interface VmiWarehouseReplenishClient {
  /**
   * Suggest what a stockroom should order.
   *
   * For each part of the stockroom's profile: its maximum less what is on hand less what is on open restock orders, rounded up to full selling units. Of a part with a `reorderQty` at least so much is suggested. Each says how it came about, and why when it goes above the maximum.
   *
   * `GET /warehouse/{warehouseUid}/replenish` · permission `stockroom.read`
   */
  list(input: WarehouseReplenishListInput, options?: CallOptions): ListCall<ReplenishmentItem>;
  /**
   * Order what a stockroom is missing.
   *
   * Makes one restock order with all lines and answers it. What it holds counts as on order until it is received, so the same suggestion posted twice orders once: the second is refused (409), and says on which order the parts are.
   *
   * `POST /warehouse/{warehouseUid}/replenish` · permission `stockroom.move`
   */
  create(input: WarehouseReplenishCreateInput, options?: CallOptions): Call<RestockHeader>;
}

/** Calls of `users` */
export interface VmiWarehouseUsersClient {
  /**
   * List the users of a stockroom.
   *
   * `GET /warehouse/{warehouseUid}/users` · permission `stockroom.read`
   */
  list(input: WarehouseUsersListInput, options?: CallOptions): ListCall<WarehouseUser>;
  /**
   * Assign a user to a stockroom.
   *
   * Assigned again, a user's state and whether they are the primary one are changed.
   *
   * `POST /warehouse/{warehouseUid}/users` · permission `stockroom.manage`
   */
  create(input: WarehouseUsersCreateInput, options?: CallOptions): Call<WarehouseUser>;
}

/** Calls of `warehouse` */
export interface VmiWarehouseClient {
  /**
   * List stockrooms.
   *
   * A shopper sees the stockrooms of their own customer, a sales representative those of their customers.
   *
   * `GET /warehouse` · permission `stockroom.read`
   */
  list(input?: WarehouseListInput, options?: CallOptions): ListCall<Warehouse>;
  /**
   * Set up a stockroom.
   *
   * `POST /warehouse` · permission `stockroom.manage`
   */
  create(input: WarehouseCreateInput, options?: CallOptions): Call<Warehouse>;
  /**
   * Get one stockroom.
   *
   * `GET /warehouse/{warehouseUid}` · permission `stockroom.read`
   */
  get(input: WarehouseGetInput, options?: CallOptions): Call<Warehouse>;
  /**
   * Change a stockroom.
   *
   * A stockroom that anything was moved in stays its customer's (409).
   *
   * `PUT /warehouse/{warehouseUid}` · permission `stockroom.manage`
   */
  update(input: WarehouseUpdateInput, options?: CallOptions): Call<Warehouse>;
  /**
   * Delete a stockroom.
   *
   * Refused (409) while there is stock in it or a restock order is open.
   *
   * `DELETE /warehouse/{warehouseUid}` · permission `stockroom.manage`
   */
  delete(input: WarehouseDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Enable or disable a warehouse.
   *
   * Also brings a deleted one back. In a disabled one nothing is moved. Deleting is refused (409) while there is stock in it or a restock order is open.
   *
   * `PUT /warehouse/{warehouseUid}/enable` · permission `stockroom.manage`
   */
  enable(input: WarehouseEnableInput, options?: CallOptions): Call<Warehouse>;
  /**
   * List what a stockroom has of each part.
   *
   * Every part that its profile lists, and every other that was ever moved there. On hand is the sum of the ledger's movements. A scanned bar code finds its part in one call, with or without leading zeros.
   *
   * `GET /warehouse/{warehouseUid}/availability` · permission `stockroom.read`
   */
  availability(input: WarehouseAvailabilityInput, options?: CallOptions): ListCall<StockroomPart>;
  /**
   * List what was moved in a stockroom.
   *
   * The stockroom's ledger, the newest movement first.
   *
   * `GET /warehouse/{warehouseUid}/movements` · permission `stockroom.read`
   */
  movements(input: WarehouseMovementsInput, options?: CallOptions): ListCall<StockMovement>;
  /**
   * Add up what was used in a stockroom.
   *
   * By week and month the oldest first, otherwise the largest number of issues first. Quantities of different parts are added up as they are; ask for one part to draw its consumption.
   *
   * `GET /warehouse/{warehouseUid}/usage-totals` · permission `stockroom.read`
   */
  usageTotals(input: WarehouseUsageTotalsInput, options?: CallOptions): ListCall<UsageTotal>;
  /**
   * Set counted quantities of a stockroom.
   *
   * Sets what is on hand to what was counted and records the difference with its reason, all counts or none. Of a part with lots the oldest are taken as missing, unless a lot was counted by itself.
   *
   * `POST /warehouse/{warehouseUid}/adjust` · permission `stockroom.move`
   */
  adjust(input: WarehouseAdjustInput, options?: CallOptions): ListCall<StockMove>;
  /**
   * Receive parts into a stockroom.
   *
   * Adds what arrived and settles restock orders, all receipts or none: the order that is named, or else the oldest open ones that expect the part. An order of which everything arrived is completed. More than was ordered is received as well.
   *
   * `POST /warehouse/{warehouseUid}/receive` · permission `stockroom.move`
   */
  receive(input: WarehouseReceiveInput, options?: CallOptions): ListCall<StockReceipt>;
  /**
   * Move parts to another stockroom.
   *
   * All parts are moved, or none: too little of one refuses the whole call (422), naming each part.
   *
   * `POST /warehouse/{warehouseUid}/transfer` · permission `stockroom.move`
   */
  transfer(input: WarehouseTransferInput, options?: CallOptions): ListCall<StockTransfer>;
  /**
   * Charge used parts to a job.
   *
   * Takes parts and charges them to a job and a department, all or none: too little of one refuses the whole call (422). Parts used under warranty keep what was noted of it in the ledger.
   *
   * `POST /warehouse/{warehouseUid}/usage` · permission `stockroom.move`
   */
  usage(input: WarehouseUsageInput, options?: CallOptions): ListCall<StockMove>;
  readonly replenish: VmiWarehouseReplenishClient;
  readonly users: VmiWarehouseUsersClient;
}

/** Calls of `products` */
export interface VmiDistributorsProductsClient {
  /**
   * Create an own product of a customer.
   *
   * A number that another product of the distributor has, case aside, is refused (409).
   *
   * `POST /distributors/{distributorsUid}/products` · permission `stockroom.manage`
   */
  create(input: DistributorsProductsCreateInput, options?: CallOptions): Call<VmiProduct>;
}

/** Calls of `distributors` */
export interface VmiDistributorsClient {
  /**
   * List each distributor.
   *
   * `GET /distributors` · permission `stockroom.read`
   */
  list(input?: DistributorsListInput, options?: CallOptions): ListCall<Distributor>;
  /**
   * Create a distributor.
   *
   * `POST /distributors` · permission `stockroom.manage`
   */
  create(input: DistributorsCreateInput, options?: CallOptions): Call<Distributor>;
  /**
   * Get one distributor.
   *
   * `GET /distributors/{distributorsUid}` · permission `stockroom.read`
   */
  get(input: DistributorsGetInput, options?: CallOptions): Call<Distributor>;
  /**
   * Change a distributor.
   *
   * `PUT /distributors/{distributorsUid}` · permission `stockroom.manage`
   */
  update(input: DistributorsUpdateInput, options?: CallOptions): Call<Distributor>;
  /**
   * Delete a distributor.
   *
   * Refused (409) while own products or profiles name it, or a restock order is open there.
   *
   * `DELETE /distributors/{distributorsUid}` · permission `stockroom.manage`
   */
  delete(input: DistributorsDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Enable or disable a distributor.
   *
   * Also brings a deleted one back. Deleting is refused (409) while it is in use.
   *
   * `PUT /distributors/{distributorsUid}/enable` · permission `stockroom.manage`
   */
  enable(input: DistributorsEnableInput, options?: CallOptions): Call<Distributor>;
  readonly products: VmiDistributorsProductsClient;
}

/** Calls of `products` */
export interface VmiProductsClient {
  /**
   * List each product.
   *
   * `GET /products` · permission `stockroom.read`
   */
  list(input?: ProductsListInput, options?: CallOptions): ListCall<VmiProduct>;
  /**
   * Get one product.
   *
   * `GET /products/{productsUid}` · permission `stockroom.read`
   */
  get(input: ProductsGetInput, options?: CallOptions): Call<VmiProduct>;
  /**
   * Change a product.
   *
   * A number that another product of the distributor has, case aside, is refused (409).
   *
   * `PUT /products/{productsUid}` · permission `stockroom.manage`
   */
  update(input: ProductsUpdateInput, options?: CallOptions): Call<VmiProduct>;
  /**
   * Delete a product.
   *
   * Refused (409) while a profile lists it, a stockroom has some or a restock order expects some.
   *
   * `DELETE /products/{productsUid}` · permission `stockroom.manage`
   */
  delete(input: ProductsDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Find own products by the beginning of a number.
   *
   * One call finds what a scanner or a person gives: product number, part number or bar code, with or without leading zeros. An exact number stands first. Only active products.
   *
   * `GET /products/find` · permission `stockroom.read`
   */
  find(input: ProductsFindInput, options?: CallOptions): ListCall<VmiProduct>;
  /**
   * Enable or disable a product.
   *
   * Also brings a deleted one back. Deleting is refused (409) while a profile lists it, a stockroom has some or a restock order expects some.
   *
   * `PUT /products/{productsUid}/enable` · permission `stockroom.manage`
   */
  enable(input: ProductsEnableInput, options?: CallOptions): Call<VmiProduct>;
}

/** Calls of `invProfileLine` */
export interface VmiInvProfileHdrInvProfileLineClient {
  /**
   * List each line of an inventory profile.
   *
   * `GET /inv-profile-hdr/{invProfileHdrUid}/inv-profile-line` · permission `stockroom.read`
   */
  list(input: InvProfileHdrInvProfileLineListInput, options?: CallOptions): ListCall<InventoryProfileLine>;
  /**
   * Create a line of an inventory profile.
   *
   * A part stands in a profile once; a second time is refused (409). The minimum may not be more than the maximum.
   *
   * `POST /inv-profile-hdr/{invProfileHdrUid}/inv-profile-line` · permission `stockroom.manage`
   */
  create(input: InvProfileHdrInvProfileLineCreateInput, options?: CallOptions): Call<InventoryProfileLine>;
  /**
   * Get one line of an inventory profile.
   *
   * `GET /inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}` · permission `stockroom.read`
   */
  get(input: InvProfileHdrInvProfileLineGetInput, options?: CallOptions): Call<InventoryProfileLine>;
  /**
   * Change a line of an inventory profile.
   *
   * The minimum may not be more than the maximum.
   *
   * `PUT /inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}` · permission `stockroom.manage`
   */
  update(input: InvProfileHdrInvProfileLineUpdateInput, options?: CallOptions): Call<InventoryProfileLine>;
  /**
   * Delete a line of an inventory profile.
   *
   * `DELETE /inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}` · permission `stockroom.manage`
   */
  delete(input: InvProfileHdrInvProfileLineDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `invProfileHdr` */
export interface VmiInvProfileHdrClient {
  /**
   * List each inventory profile.
   *
   * `GET /inv-profile-hdr` · permission `stockroom.read`
   */
  list(input?: InvProfileHdrListInput, options?: CallOptions): ListCall<InventoryProfileHeader>;
  /**
   * Create an inventory profile.
   *
   * `POST /inv-profile-hdr` · permission `stockroom.manage`
   */
  create(input: InvProfileHdrCreateInput, options?: CallOptions): Call<InventoryProfileHeader>;
  /**
   * Get one inventory profile.
   *
   * `GET /inv-profile-hdr/{invProfileHdrUid}` · permission `stockroom.read`
   */
  get(input: InvProfileHdrGetInput, options?: CallOptions): Call<InventoryProfileHeader>;
  /**
   * Change an inventory profile.
   *
   * `PUT /inv-profile-hdr/{invProfileHdrUid}` · permission `stockroom.manage`
   */
  update(input: InvProfileHdrUpdateInput, options?: CallOptions): Call<InventoryProfileHeader>;
  /**
   * Delete an inventory profile.
   *
   * Refused (409) while a stockroom uses it. Its lines are deleted with it.
   *
   * `DELETE /inv-profile-hdr/{invProfileHdrUid}` · permission `stockroom.manage`
   */
  delete(input: InvProfileHdrDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly invProfileLine: VmiInvProfileHdrInvProfileLineClient;
}

/** Calls of `restockHdr` */
export interface VmiRestockHdrClient {
  /**
   * List restock orders.
   *
   * `GET /restock-hdr` · permission `stockroom.read`
   */
  list(input?: RestockHdrListInput, options?: CallOptions): ListCall<RestockHeader>;
  /**
   * Create a restock order.
   *
   * With `restockItems` it holds these; without them it takes all that is missing now and comes from this distributor, which may be nothing. What it holds counts as on order until it is received.
   *
   * `POST /restock-hdr` · permission `stockroom.move`
   */
  create(input: RestockHdrCreateInput, options?: CallOptions): Call<RestockHeader>;
  /**
   * Get one restock order.
   *
   * `GET /restock-hdr/{restockHdrUid}` · permission `stockroom.read`
   */
  get(input: RestockHdrGetInput, options?: CallOptions): Call<RestockHeader>;
  /**
   * Change a restock order.
   *
   * A line cannot be ordered less than arrived of it (422). An order of which everything arrived stays completed (409).
   *
   * `PUT /restock-hdr/{restockHdrUid}` · permission `stockroom.move`
   */
  update(input: RestockHdrUpdateInput, options?: CallOptions): Call<RestockHeader>;
  /**
   * Cancel a restock order.
   *
   * What is on it is no longer on order. Refused (409) once something arrived: close it by `statusCd` 705.
   *
   * `DELETE /restock-hdr/{restockHdrUid}` · permission `stockroom.move`
   */
  delete(input: RestockHdrDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `sections` */
export interface VmiSectionsClient {
  /**
   * List each section.
   *
   * `GET /sections` · permission `stockroom.read`
   */
  list(input?: SectionsListInput, options?: CallOptions): ListCall<Section>;
  /**
   * Create a section.
   *
   * `POST /sections` · permission `stockroom.manage`
   */
  create(input: SectionsCreateInput, options?: CallOptions): Call<Section>;
  /**
   * Get one section.
   *
   * `GET /sections/{sectionsUid}` · permission `stockroom.read`
   */
  get(input: SectionsGetInput, options?: CallOptions): Call<Section>;
  /**
   * Change a section.
   *
   * `PUT /sections/{sectionsUid}` · permission `stockroom.manage`
   */
  update(input: SectionsUpdateInput, options?: CallOptions): Call<Section>;
  /**
   * Delete a section.
   *
   * Refused (409) while parts of a profile lie in it.
   *
   * `DELETE /sections/{sectionsUid}` · permission `stockroom.manage`
   */
  delete(input: SectionsDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Enable or disable a section.
   *
   * Also brings a deleted one back. Deleting is refused (409) while parts of a profile lie in it.
   *
   * `PUT /sections/{sectionsUid}/enable` · permission `stockroom.manage`
   */
  enable(input: SectionsEnableInput, options?: CallOptions): Call<Section>;
}

/** Calls of `system` */
export interface VmiSystemClient {
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
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Vendor-managed inventory: Customers' stockrooms: warehouses, sections, users, distributors, own products, inventory profiles and restock orders. */
export interface VmiClient {
  readonly warehouse: VmiWarehouseClient;
  readonly distributors: VmiDistributorsClient;
  readonly products: VmiProductsClient;
  readonly invProfileHdr: VmiInvProfileHdrClient;
  readonly restockHdr: VmiRestockHdrClient;
  readonly sections: VmiSectionsClient;
  readonly system: VmiSystemClient;
}

/** Vendor-managed inventory, for `createClient`. Its endpoints are made when the first is used. */
export const vmi: ServiceModule<VmiClient> = serviceModule("vmi", "vmi", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string" };
  const i4: Schema = { type: "integer", enum: [704,705,700] };
  const i5: Schema = { type: "number", minimum: 1 };
  const i6: Schema = { type: "integer", minimum: 1 };
  const i7: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, customerId: i5, usersId: i6 });
  const i8: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Warehouse name is required","minLength":"Warehouse name is required"} };
  const i9: Schema = { type: ["string","null"], maxLength: 255 };
  const i10: Schema = { type: ["number","null"], minimum: 1 };
  const i11: Schema = { type: ["integer","null"], minimum: 1 };
  const i12: Schema = { type: "integer", minimum: 0, maximum: 2147483647 };
  const i13: Schema = some({ warehouseName: i8, warehouseDesc: i9, warehouseId: i9, customerId: i10, invProfileHdrUid: i11, processCd: i12, updateCd: i12 }, ["warehouseName"]);
  const i14: Schema = all({ warehouseUid: i6 });
  const i15: Schema = { type: "integer", enum: [704,705] };
  const i16: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i17: Schema = some({ warehouseUid: i6, warehouseName: i8, warehouseDesc: i9, warehouseId: i9, customerId: i10, invProfileHdrUid: i11, processCd: i12, updateCd: i12, statusCd: i15, ifLastModified: i16 }, ["warehouseUid"]);
  const i18: Schema = some({ warehouseUid: i6, ifLastModified: i16 }, ["warehouseUid"]);
  const i19: Schema = some({ warehouseUid: i6, ifLastModified: i16, statusCd: i4 }, ["warehouseUid"]);
  const i20: Schema = { type: "boolean" };
  const i21: Schema = { type: "string", enum: ["prophet21","products"] };
  const i22: Schema = some({ warehouseUid: i6, limit: i0, offset: i1, orderBy: i2, q: i3, sectionsUid: i6, belowMinimum: i20, invMastUid: i6, invProfileLineType: i21 }, ["warehouseUid"]);
  const i23: Schema = { type: "string", enum: ["adjust","receive","transfer","usage","opening"] };
  const i24: Schema = { type: "string", maxLength: 255 };
  const i25: Schema = some({ warehouseUid: i6, limit: i0, offset: i1, orderBy: i2, q: i3, movementType: i23, invMastUid: i6, invProfileLineType: i21, department: i24, jobDescription: i24, since: i16, until: i16 }, ["warehouseUid"]);
  const i26: Schema = { type: "string", enum: ["week","month","department","job","part"] };
  const i27: Schema = some({ warehouseUid: i6, limit: i0, offset: i1, by: i26, invMastUid: i6, invProfileLineType: i21, department: i24, since: i16, until: i16 }, ["warehouseUid"]);
  const i28: Schema = { type: "number", minimum: 0, maximum: 999999999 };
  const i29: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i30: Schema = { type: "number", minimum: 0 };
  const iWarehouseAdjustment: Schema = some({ invMastUid: i6, invProfileLineType: i21, qtyOnHand: i28, reason: i24, lotNumber: i29, expectedQtyOnHand: i30 }, ["invMastUid","qtyOnHand"]);
  const i31: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one adjustment is required","minItems":"At least one adjustment is required"}, items: iWarehouseAdjustment };
  const i32: Schema = all({ warehouseUid: i6, adjustments: i31 });
  const i33: Schema = { type: "number", minimum: 0.000001, maximum: 999999999 };
  const iWarehouseReceipt: Schema = some({ invMastUid: i6, invProfileLineType: i21, qtyReceived: i33, poNumber: i29, lotNumber: i29, reason: i24, restockHdrUid: i6 }, ["invMastUid","qtyReceived"]);
  const i34: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one receipt is required","minItems":"At least one receipt is required"}, items: iWarehouseReceipt };
  const i35: Schema = all({ warehouseUid: i6, receipts: i34 });
  const iWarehouseTransferItem: Schema = some({ invMastUid: i6, invProfileLineType: i21, qtyToTransfer: i33, reason: i24, lotNumber: i29 }, ["invMastUid","qtyToTransfer"]);
  const i36: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one transfer item is required","minItems":"At least one transfer item is required"}, items: iWarehouseTransferItem };
  const i37: Schema = all({ warehouseUid: i6, toWarehouseUid: i6, transfers: i36 });
  const i38: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Job description is required","minLength":"Job description is required"} };
  const i39: Schema = { type: "string", maxLength: 4000 };
  const iWarranty: Schema = some({ modelNo: i24, serialNo: i24, warrantyType: i24, notes: i39 });
  const iWarehouseUsageItem: Schema = some({ invMastUid: i6, invProfileLineType: i21, qtyUsed: i33, warranty: iWarranty, lotNumber: i29 }, ["invMastUid","qtyUsed"]);
  const i40: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one usage item is required","minItems":"At least one usage item is required"}, items: iWarehouseUsageItem };
  const i41: Schema = some({ warehouseUid: i6, jobDescription: i38, department: i24, usageItems: i40 }, ["warehouseUid","jobDescription","usageItems"]);
  const i42: Schema = { type: "string", enum: ["missing","belowMinimum","all"] };
  const i43: Schema = some({ warehouseUid: i6, limit: i0, offset: i1, orderBy: i2, distributorsUid: i6, sectionsUid: i6, q: i3, show: i42 }, ["warehouseUid"]);
  const iWarehouseRestockItem: Schema = some({ invMastUid: i6, invProfileLineType: i21, qtyToOrder: i33 }, ["invMastUid","qtyToOrder"]);
  const i44: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one restock item is required","minItems":"At least one restock item is required"}, items: iWarehouseRestockItem };
  const i45: Schema = some({ warehouseUid: i6, distributorUid: i6, restockItems: i44, beyondMaximum: i20, poNumber: i29, notes: i39 }, ["warehouseUid","restockItems"]);
  const i46: Schema = { type: "integer" };
  const i47: Schema = { type: ["string","array"], minLength: 1, pattern: "^\\s*-?\\d+\\s*(,\\s*-?\\d+\\s*)*$", minItems: 1, "x-messages": {"pattern":"must be whole numbers separated by commas, such as 4,7"}, items: i46 };
  const i48: Schema = some({ warehouseUid: i6, limit: i0, offset: i1, orderBy: i2, statusCdList: i47 }, ["warehouseUid"]);
  const i49: Schema = some({ warehouseUid: i6, usersId: i6, statusCd: i4, isPrimary: i20 }, ["warehouseUid","usersId"]);
  const i50: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, customerId: i5 });
  const i51: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Distributor name is required","minLength":"Distributor name is required"} };
  const i52: Schema = { type: ["string","null"], maxLength: 255, format: "email" };
  const i53: Schema = { type: "number", minimum: 1, multipleOf: 0.01 };
  const i54: Schema = some({ distributorsName: i51, distributorsDesc: i9, distributorsId: i9, distributorsAccount: i9, distributorsEmail: i52, customerId: i53 }, ["distributorsName"]);
  const i55: Schema = all({ distributorsUid: i6 });
  const i56: Schema = some({ distributorsUid: i6, distributorsName: i51, distributorsDesc: i9, distributorsId: i9, distributorsAccount: i9, distributorsEmail: i52, customerId: i53, statusCd: i15, ifLastModified: i16 }, ["distributorsUid"]);
  const i57: Schema = some({ distributorsUid: i6, ifLastModified: i16 }, ["distributorsUid"]);
  const i58: Schema = some({ distributorsUid: i6, ifLastModified: i16, statusCd: i4 }, ["distributorsUid"]);
  const i59: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Product ID is required","minLength":"Product ID is required"} };
  const i60: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const i61: Schema = some({ distributorsUid: i6, productsId: i59, partNumber: i9, productsDesc: i9, imageUrl: i9, upcOrEanId: i9, unitOfMeasure: i60, defaultSellingUnit: i60, sellingUnitSize: i33 }, ["distributorsUid","productsId"]);
  const i62: Schema = some({ limit: i0, offset: i1, orderBy: i2, customerId: i5, distributorsUid: i6, prefix: i24, q: i3, statusCd: i4 });
  const i63: Schema = all({ productsUid: i6 });
  const i64: Schema = some({ productsUid: i6, productsId: i29, unitOfMeasure: i60, defaultSellingUnit: i60, sellingUnitSize: i33, partNumber: i9, productsDesc: i9, imageUrl: i9, upcOrEanId: i9, distributorsUid: i6, statusCd: i15, ifLastModified: i16 }, ["productsUid"]);
  const i65: Schema = some({ productsUid: i6, ifLastModified: i16 }, ["productsUid"]);
  const i66: Schema = some({ prefix: i29, customerId: i5, limit: i0 }, ["prefix"]);
  const i67: Schema = some({ productsUid: i6, ifLastModified: i16, statusCd: i4 }, ["productsUid"]);
  const i68: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Profile description is required","minLength":"Profile description is required"} };
  const i69: Schema = some({ invProfileHdrDesc: i68, customerId: i5 }, ["invProfileHdrDesc"]);
  const i70: Schema = all({ invProfileHdrUid: i6 });
  const i71: Schema = some({ invProfileHdrUid: i6, invProfileHdrDesc: i68, customerId: i5, statusCd: i15, ifLastModified: i16 }, ["invProfileHdrUid"]);
  const i72: Schema = some({ invProfileHdrUid: i6, ifLastModified: i16 }, ["invProfileHdrUid"]);
  const i73: Schema = some({ invProfileHdrUid: i6, limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, sectionsUid: i6 }, ["invProfileHdrUid"]);
  const i74: Schema = { type: ["number","null"], minimum: 0, maximum: 999999999 };
  const i75: Schema = some({ invProfileHdrUid: i6, invMastUid: i6, invProfileLineType: i21, minQty: i28, maxQty: i28, reorderQty: i74, sectionsUid: i11, distributorsUid: i11 }, ["invProfileHdrUid","invMastUid","maxQty"]);
  const i76: Schema = all({ invProfileHdrUid: i6, invProfileLineUid: i6 });
  const i77: Schema = some({ invProfileHdrUid: i6, invProfileLineUid: i6, minQty: i28, maxQty: i28, reorderQty: i74, sectionsUid: i11, distributorsUid: i11, statusCd: i15, ifLastModified: i16 }, ["invProfileHdrUid","invProfileLineUid"]);
  const i78: Schema = some({ invProfileHdrUid: i6, invProfileLineUid: i6, ifLastModified: i16 }, ["invProfileHdrUid","invProfileLineUid"]);
  const i79: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, distributorsUid: i6, warehouseUid: i6, customerId: i5 });
  const iRestockItemInput: Schema = some({ invMastUid: i6, invProfileLineType: i21, qtyToOrder: i28 }, ["invMastUid","qtyToOrder"]);
  const i80: Schema = { type: "array", maxItems: 5000, items: iRestockItemInput };
  const i81: Schema = some({ warehouseUid: i6, distributorsUid: i6, restockItems: i80, beyondMaximum: i20, poNumber: i29, notes: i39 }, ["warehouseUid","distributorsUid"]);
  const i82: Schema = all({ restockHdrUid: i6 });
  const i83: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const i84: Schema = { type: ["string","null"], maxLength: 4000 };
  const i85: Schema = some({ restockHdrUid: i6, warehouseUid: i6, distributorsUid: i6, poNumber: i83, notes: i84, statusCd: i15, restockItems: i80, ifLastModified: i16 }, ["restockHdrUid"]);
  const i86: Schema = some({ restockHdrUid: i6, ifLastModified: i16 }, ["restockHdrUid"]);
  const i87: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Section name is required","minLength":"Section name is required"} };
  const i88: Schema = some({ sectionName: i87, sectionDesc: i9, customerId: i5 }, ["sectionName"]);
  const i89: Schema = all({ sectionsUid: i6 });
  const i90: Schema = some({ sectionsUid: i6, sectionName: i87, sectionDesc: i9, customerId: i5, statusCd: i15, ifLastModified: i16 }, ["sectionsUid"]);
  const i91: Schema = some({ sectionsUid: i6, ifLastModified: i16 }, ["sectionsUid"]);
  const i92: Schema = some({ sectionsUid: i6, ifLastModified: i16, statusCd: i4 }, ["sectionsUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o2: Schema = { type: ["string","null"], maxLength: 255 };
  const o3: Schema = { type: ["number","null"] };
  const o4: Schema = { type: ["string","null"] };
  const o5: Schema = { type: ["integer","null"] };
  const o6: Schema = { type: "integer", enum: [704,705,700] };
  const o7: Schema = { type: "string", format: "sql-datetime" };
  const oWarehouse: Schema = all({ warehouseUid: o0, warehouseName: o1, warehouseDesc: o2, warehouseId: o2, customerId: o3, customerName: o4, invProfileHdrUid: o5, invProfileHdrDesc: o4, partCount: o0, belowMinimumCount: o0, openRestockCount: o0, statusCd: o6, processCd: o0, updateCd: o0, dateCreated: o7, dateLastModified: o7 });
  const o8: Schema = list(oWarehouse);
  const o9: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o9 });
  const o10: Schema = { type: "string", enum: ["prophet21","products"] };
  const o11: Schema = { type: "string" };
  const o12: Schema = { type: "number" };
  const oStockroomLot: Schema = all({ lotNumber: o11, qtyOnHand: o12 });
  const o13: Schema = list(oStockroomLot);
  const o14: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oStockroomPart: Schema = all({ warehouseUid: o0, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, sellingUnit: o11, sellingUnitSize: o12, qtyOnHand: o12, qtyOnOrder: o12, minQty: o3, maxQty: o3, reorderQty: o3, belowMinimum: o9, sectionsUid: o5, sectionName: o4, upcOrEanId: o4, imageUrl: o4, lots: o13, lastMovement: o14 });
  const o15: Schema = list(oStockroomPart);
  const o16: Schema = { type: "string", enum: ["opening","adjust","receive","transfer","usage"] };
  const o17: Schema = { type: "string", maxLength: 255 };
  const o18: Schema = { type: "string", maxLength: 4000 };
  const o19: Schema = some({ modelNo: o17, serialNo: o17, warrantyType: o17, notes: o18 }, [], { type: ["object","null"] });
  const oStockMovement: Schema = all({ vmiMovementUid: o0, warehouseUid: o0, movementType: o16, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, qtyChange: o12, lotNumber: o4, reason: o4, jobDescription: o4, department: o4, warranty: o19, poNumber: o4, restockHdrUid: o5, otherWarehouseUid: o5, otherWarehouseName: o4, usersId: o5, userName: o4, dateCreated: o7 });
  const o20: Schema = list(oStockMovement);
  const oUsageTotal: Schema = all({ name: o11, qtyUsed: o12, partCount: o0, issueCount: o0 });
  const o21: Schema = list(oUsageTotal);
  const o22: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const oStockMove: Schema = all({ warehouseUid: o0, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, qtyBefore: o12, qtyChange: o12, qtyOnHand: o12, reason: o2, lotNumber: o22 });
  const o23: Schema = list(oStockMove);
  const oSettledRestock: Schema = all({ restockHdrUid: o0, lineNo: o0, qtyReceived: o12 });
  const o24: Schema = list(oSettledRestock);
  const oStockReceipt: Schema = all({ warehouseUid: o0, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, qtyBefore: o12, qtyChange: o12, qtyOnHand: o12, poNumber: o4, lotNumber: o22, reason: o2, qtyOnOrder: o12, restocks: o24 });
  const o25: Schema = list(oStockReceipt);
  const oStockTransfer: Schema = all({ warehouseUid: o0, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, qtyBefore: o12, qtyChange: o12, qtyOnHand: o12, toWarehouseUid: o0, toQtyOnHand: o12, reason: o2, lotNumber: o22 });
  const o26: Schema = list(oStockTransfer);
  const oReplenishmentItem: Schema = all({ invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, sellingUnit: o11, sellingUnitSize: o12, qtyOnHand: o12, qtyOnOrder: o12, minQty: o12, maxQty: o12, reorderQty: o3, belowMinimum: o9, missingQty: o12, suggestedOrderQty: o12, suggestedSellingUnits: o12, explanation: o11, distributorUid: o5, distributorsName: o4, sectionsUid: o5, sectionName: o4, invProfileLineUid: o0, dateLastModified: o7 });
  const o27: Schema = list(oReplenishmentItem);
  const o28: Schema = { type: ["string","null"], maxLength: 4000 };
  const o29: Schema = { type: "string", enum: ["open","partial","received","closed","cancelled"] };
  const oRestockLine: Schema = all({ lineNo: o0, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, qtyOrdered: o12, qtyReceived: o12, qtyOpen: o12, complete: o9 });
  const o30: Schema = list(oRestockLine);
  const oRestockHeader: Schema = all({ restockHdrUid: o0, warehouseUid: o0, warehouseName: o11, customerId: o3, distributorsUid: o0, distributorsName: o11, poNumber: o22, notes: o28, restockState: o29, lineCount: o0, lines: o30, statusCd: o6, usersId: o5, dateCreated: o7, dateLastModified: o7 });
  const oWarehouseUser: Schema = all({ warehouseUid: o0, usersId: o0, username: o11, name: o11, email: o11, statusCd: o6, isPrimary: o9 });
  const o31: Schema = list(oWarehouseUser);
  const o32: Schema = { type: ["string","null"], maxLength: 255, format: "email" };
  const oDistributor: Schema = all({ distributorsUid: o0, distributorsName: o1, distributorsDesc: o2, distributorsId: o2, distributorsAccount: o2, distributorsEmail: o32, customerId: o3, productCount: o0, openRestockCount: o0, statusCd: o6, dateCreated: o7, dateLastModified: o7 });
  const o33: Schema = list(oDistributor);
  const o34: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const oVmiProduct: Schema = all({ productsUid: o0, productsId: o1, partNumber: o2, productsDesc: o2, unitOfMeasure: o34, defaultSellingUnit: o34, sellingUnitSize: o12, imageUrl: o2, upcOrEanId: o2, distributorsUid: o0, distributorsName: o11, customerId: o3, statusCd: o6, dateCreated: o7, dateLastModified: o7 });
  const o35: Schema = list(oVmiProduct);
  const oInventoryProfileHeader: Schema = all({ invProfileHdrUid: o0, invProfileHdrDesc: o1, customerId: o3, lineCount: o0, warehouseCount: o0, statusCd: o6, dateCreated: o7, dateLastModified: o7 });
  const o36: Schema = list(oInventoryProfileHeader);
  const oInventoryProfileLine: Schema = all({ invProfileLineUid: o0, invProfileHdrUid: o0, invMastUid: o0, invProfileLineType: o10, itemId: o11, description: o11, unitOfMeasure: o11, minQty: o12, maxQty: o12, reorderQty: o3, sectionsUid: o5, sectionName: o4, distributorsUid: o5, distributorsName: o4, statusCd: o6, dateCreated: o7, dateLastModified: o7 });
  const o37: Schema = list(oInventoryProfileLine);
  const o38: Schema = list(oRestockHeader);
  const oSection: Schema = all({ sectionsUid: o0, sectionName: o1, sectionDesc: o2, customerId: o3, partCount: o0, statusCd: o6, dateCreated: o7, dateLastModified: o7 });
  const o39: Schema = list(oSection);
  const o40: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o40, service: o11, siteId: o11, siteHash: o11, version: o11, databaseMilliseconds: o0, problems: list(o11) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o11, usersId: o0, username: o11, role: o11, customerId: o3, contactId: o5, salesRepId: o4, permissions: list(o11) });
  return {
    "warehouse.list": endpoint("GET", "/warehouse", i7, o8),
    "warehouse.create": endpoint("POST", "/warehouse", i13, oWarehouse),
    "warehouse.get": endpoint("GET", "/warehouse/{warehouseUid}", i14, oWarehouse),
    "warehouse.update": endpoint("PUT", "/warehouse/{warehouseUid}", i17, oWarehouse),
    "warehouse.delete": endpoint("DELETE", "/warehouse/{warehouseUid}", i18, oDeleted),
    "warehouse.enable": endpoint("PUT", "/warehouse/{warehouseUid}/enable", i19, oWarehouse, { query: ["ifLastModified"] }),
    "warehouse.availability": endpoint("GET", "/warehouse/{warehouseUid}/availability", i22, o15),
    "warehouse.movements": endpoint("GET", "/warehouse/{warehouseUid}/movements", i25, o20),
    "warehouse.usageTotals": endpoint("GET", "/warehouse/{warehouseUid}/usage-totals", i27, o21),
    "warehouse.adjust": endpoint("POST", "/warehouse/{warehouseUid}/adjust", i32, o23),
    "warehouse.receive": endpoint("POST", "/warehouse/{warehouseUid}/receive", i35, o25),
    "warehouse.transfer": endpoint("POST", "/warehouse/{warehouseUid}/transfer", i37, o26),
    "warehouse.usage": endpoint("POST", "/warehouse/{warehouseUid}/usage", i41, o23),
    "warehouse.replenish.list": endpoint("GET", "/warehouse/{warehouseUid}/replenish", i43, o27),
    "warehouse.replenish.create": endpoint("POST", "/warehouse/{warehouseUid}/replenish", i45, oRestockHeader),
    "warehouse.users.list": endpoint("GET", "/warehouse/{warehouseUid}/users", i48, o31),
    "warehouse.users.create": endpoint("POST", "/warehouse/{warehouseUid}/users", i49, oWarehouseUser),
    "distributors.list": endpoint("GET", "/distributors", i50, o33),
    "distributors.create": endpoint("POST", "/distributors", i54, oDistributor),
    "distributors.get": endpoint("GET", "/distributors/{distributorsUid}", i55, oDistributor),
    "distributors.update": endpoint("PUT", "/distributors/{distributorsUid}", i56, oDistributor),
    "distributors.delete": endpoint("DELETE", "/distributors/{distributorsUid}", i57, oDeleted),
    "distributors.enable": endpoint("PUT", "/distributors/{distributorsUid}/enable", i58, oDistributor, { query: ["ifLastModified"] }),
    "distributors.products.create": endpoint("POST", "/distributors/{distributorsUid}/products", i61, oVmiProduct),
    "products.list": endpoint("GET", "/products", i62, o35),
    "products.get": endpoint("GET", "/products/{productsUid}", i63, oVmiProduct),
    "products.update": endpoint("PUT", "/products/{productsUid}", i64, oVmiProduct),
    "products.delete": endpoint("DELETE", "/products/{productsUid}", i65, oDeleted),
    "products.find": endpoint("GET", "/products/find", i66, o35),
    "products.enable": endpoint("PUT", "/products/{productsUid}/enable", i67, oVmiProduct, { query: ["ifLastModified"] }),
    "invProfileHdr.list": endpoint("GET", "/inv-profile-hdr", i50, o36),
    "invProfileHdr.create": endpoint("POST", "/inv-profile-hdr", i69, oInventoryProfileHeader),
    "invProfileHdr.get": endpoint("GET", "/inv-profile-hdr/{invProfileHdrUid}", i70, oInventoryProfileHeader),
    "invProfileHdr.update": endpoint("PUT", "/inv-profile-hdr/{invProfileHdrUid}", i71, oInventoryProfileHeader),
    "invProfileHdr.delete": endpoint("DELETE", "/inv-profile-hdr/{invProfileHdrUid}", i72, oDeleted),
    "invProfileHdr.invProfileLine.list": endpoint("GET", "/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line", i73, o37),
    "invProfileHdr.invProfileLine.create": endpoint("POST", "/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line", i75, oInventoryProfileLine),
    "invProfileHdr.invProfileLine.get": endpoint("GET", "/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}", i76, oInventoryProfileLine),
    "invProfileHdr.invProfileLine.update": endpoint("PUT", "/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}", i77, oInventoryProfileLine),
    "invProfileHdr.invProfileLine.delete": endpoint("DELETE", "/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}", i78, oDeleted),
    "restockHdr.list": endpoint("GET", "/restock-hdr", i79, o38),
    "restockHdr.create": endpoint("POST", "/restock-hdr", i81, oRestockHeader),
    "restockHdr.get": endpoint("GET", "/restock-hdr/{restockHdrUid}", i82, oRestockHeader),
    "restockHdr.update": endpoint("PUT", "/restock-hdr/{restockHdrUid}", i85, oRestockHeader),
    "restockHdr.delete": endpoint("DELETE", "/restock-hdr/{restockHdrUid}", i86, oDeleted),
    "sections.list": endpoint("GET", "/sections", i50, o39),
    "sections.create": endpoint("POST", "/sections", i88, oSection),
    "sections.get": endpoint("GET", "/sections/{sectionsUid}", i89, oSection),
    "sections.update": endpoint("PUT", "/sections/{sectionsUid}", i90, oSection),
    "sections.delete": endpoint("DELETE", "/sections/{sectionsUid}", i91, oDeleted),
    "sections.enable": endpoint("PUT", "/sections/{sectionsUid}/enable", i92, oSection, { query: ["ifLastModified"] }),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o11, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
