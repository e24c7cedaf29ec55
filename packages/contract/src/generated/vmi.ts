// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** A new distributor */
export interface CreateDistributorInput {
  /** at least 1 characters, at most 255 characters */ distributorsName: string;
  /** What it delivers · at most 255 characters */ distributorsDesc?: string | null;
  /** Its short code · at most 255 characters */ distributorsId?: string | null;
  /** The customer's account number there · at most 255 characters */ distributorsAccount?: string | null;
  /** Where restock orders go · at most 255 characters */ distributorsEmail?: string | null;
  /** The customer it delivers to; without one it delivers to every customer · at least 1, a multiple of 0.01 */ customerId?: Id<"customer">;
}

/** A new inventory profile */
export interface CreateInventoryProfileInput {
  /** at least 1 characters, at most 255 characters */ invProfileHdrDesc: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
}

/** A part to list in a profile */
export interface CreateInventoryProfileLineInput {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** With less than this it is shown as low · at least 0, at most 999999999 · @default 0 */ minQty?: number;
  /** What replenishing fills up to · at least 0, at most 999999999 */ maxQty: number;
  /** The least that is ordered at once · at least 0, at most 999999999 */ reorderQty?: number | null;
  /** The section it lies in · at least 1 */ sectionsUid?: Id<"section"> | null;
  /** The distributor to order it from; an own product has its own · at least 1 */ distributorsUid?: Id<"distributor"> | null;
}

/** A new restock order */
export interface CreateRestockInput {
  /** The stockroom to order for · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The distributor to order from · at least 1 */ distributorsUid: Id<"distributor">;
  /** What to order; without it all that is missing now and comes from this distributor · at most 5000 entries */ restockItems?: RestockItemInput[];
  /** True to order also what the profile does not list, and more than its maximum leaves room for · @default false */ beyondMaximum?: boolean;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber?: string;
  /** What the distributor should know · at most 4000 characters */ notes?: string;
}

/** A new section */
export interface CreateSectionInput {
  /** at least 1 characters, at most 255 characters */ sectionName: string;
  /** What lies in it · at most 255 characters */ sectionDesc?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
}

/** A new own product of a customer */
export interface CreateVmiProductInput {
  /** The customer's number for it · at least 1 characters, at most 255 characters */ productsId: string;
  /** The maker's number · at most 255 characters */ partNumber?: string | null;
  /** What it is · at most 255 characters */ productsDesc?: string | null;
  /** Address of a picture · at most 255 characters */ imageUrl?: string | null;
  /** Its bar code · at most 255 characters */ upcOrEanId?: string | null;
  /** The unit it is counted in · at least 1 characters, at most 8 characters · @default "EA" */ unitOfMeasure?: string;
  /** The unit it is ordered in · at least 1 characters, at most 8 characters · @default "EA" */ defaultSellingUnit?: string;
  /** How many of `unitOfMeasure` one selling unit holds · at least 0.000001, at most 999999999 · @default 1 */ sellingUnitSize?: number;
}

/** A new stockroom */
export interface CreateWarehouseInput {
  /** at least 1 characters, at most 255 characters */ warehouseName: string;
  /** Where it is and what for · at most 255 characters */ warehouseDesc?: string | null;
  /** The code on its door · at most 255 characters */ warehouseId?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer"> | null;
  /** The inventory profile that says which parts it holds, and how many · at least 1 */ invProfileHdrUid?: Id<"invProfile"> | null;
  /** The state of processing; 704 for none · at least 0, at most 2147483647 */ processCd?: number;
  /** The state of updating; 704 for none · at least 0, at most 2147483647 */ updateCd?: number;
}

/** A user to assign to a stockroom */
export interface CreateWarehouseUserInput {
  /** The user: one of the customer's own, or of the staff · at least 1 */ usersId: Id<"user">;
  /** 704 active, 705 inactive, 700 takes them away · @default 704 */ statusCd?: 704 | 705 | 700;
  /** True makes them the one to turn to, in place of another · @default false */ isPrimary?: boolean;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** Who refills a customer's stockrooms */
export interface Distributor {
  /** The distributor's unique number · at least 1 */ distributorsUid: Id<"distributor">;
  /** Its name · at least 1 characters, at most 255 characters */ distributorsName: string;
  /** What it delivers · at most 255 characters */ distributorsDesc: string | null;
  /** Its short code · at most 255 characters */ distributorsId: string | null;
  /** The customer's account number there · at most 255 characters */ distributorsAccount: string | null;
  /** Where restock orders go · at most 255 characters */ distributorsEmail: string | null;
  /** The customer it delivers to; without one it delivers to every customer · at least 1, a multiple of 0.01 */ customerId: Id<"customer"> | null;
  /** How many own products come from it · at least 0 */ productCount: number;
  /** How many restock orders are open there · at least 0 */ openRestockCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** The state a record is put into */
export interface EnableInput {
  /** 704 enables, 705 disables, 700 deletes; the same call does all three · @default 704 */ statusCd?: 704 | 705 | 700;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** Which parts stockrooms hold, and how many of each */
export interface InventoryProfileHeader {
  /** The profile's unique number · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** What it is for · at least 1 characters, at most 255 characters */ invProfileHdrDesc: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId: Id<"customer"> | null;
  /** How many parts it lists · at least 0 */ lineCount: number;
  /** How many stockrooms use it · at least 0 */ warehouseCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** A part with its minimum and maximum */
export interface InventoryProfileLine {
  /** The line's unique number · at least 1 */ invProfileLineUid: Id<"invProfileLine">;
  /** The profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** With less than this it is shown as low · at least 0, at most 999999999 */ minQty: number;
  /** What replenishing fills up to · at least 0, at most 999999999 */ maxQty: number;
  /** The least that is ordered at once · at least 0, at most 999999999 */ reorderQty: number | null;
  /** The section it lies in · at least 1 */ sectionsUid: Id<"section"> | null;
  /** The section's name */ sectionName: string | null;
  /** The distributor to order it from; an own product has its own · at least 1 */ distributorsUid: Id<"distributor"> | null;
  /** The distributor's name */ distributorsName: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** A part to order, how many and why */
export interface ReplenishmentItem {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** The unit it is ordered in */ sellingUnit: string;
  /** How many of `unitOfMeasure` one selling unit holds */ sellingUnitSize: number;
  /** On hand */ qtyOnHand: number;
  /** On open restock orders and not yet received */ qtyOnOrder: number;
  /** The profile's minimum */ minQty: number;
  /** The profile's maximum */ maxQty: number;
  /** The least that is ordered at once; null when any quantity is */ reorderQty: number | null;
  /** Whether what is on hand and on order together is less than the minimum */ belowMinimum: boolean;
  /** Maximum less on hand less on order; 0 when nothing is missing */ missingQty: number;
  /** `missingQty`, or `reorderQty` where that is more, rounded up to full selling units, in `unitOfMeasure`; 0 when nothing is missing */ suggestedOrderQty: number;
  /** The same in `sellingUnit` */ suggestedSellingUnits: number;
  /** How the suggestion came about */ explanation: string;
  /** The distributor to order it from; null when none is set · at least 1 */ distributorUid: Id<"distributor"> | null;
  /** The distributor's name */ distributorsName: string | null;
  /** The section it lies in · at least 1 */ sectionsUid: Id<"section"> | null;
  /** The section's name */ sectionName: string | null;
  /** The profile's line that says so · at least 1 */ invProfileLineUid: Id<"invProfileLine">;
  /** When that line was changed last */ dateLastModified: string;
}

/** What a stockroom ordered from a distributor */
export interface RestockHeader {
  /** The order's unique number · at least 1 */ restockHdrUid: Id<"restock">;
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** Its name */ warehouseName: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId: Id<"customer"> | null;
  /** The distributor it was ordered from · at least 1 */ distributorsUid: Id<"distributor">;
  /** The distributor's name */ distributorsName: string;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber: string | null;
  /** What the distributor should know · at most 4000 characters */ notes: string | null;
  /** Nothing arrived yet, some arrived, everything arrived, closed before everything arrived, or cancelled */ restockState: "open" | "partial" | "received" | "closed" | "cancelled";
  /** How many lines it has · at least 0 */ lineCount: number;
  /** What was ordered */ lines: RestockLine[];
  /** 704 on order, 705 completed or closed, 700 cancelled */ statusCd: 704 | 705 | 700;
  /** The user who ordered · at least 1 */ usersId: Id<"user"> | null;
  dateCreated: string;
  dateLastModified: string;
}

/** A part to order */
export interface RestockItemInput {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** How many to order, in its `unitOfMeasure` · at least 0, at most 999999999 */ qtyToOrder: number;
}

/** A part on a restock order */
export interface RestockLine {
  /** The line · at least 1 */ lineNo: number;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** How many were ordered */ qtyOrdered: number;
  /** How many of them arrived */ qtyReceived: number;
  /** How many are still on order; 0 on an order that is closed */ qtyOpen: number;
  /** Whether nothing more is expected */ complete: boolean;
}

/** A rack, cabinet or aisle of a customer's stockrooms */
export interface Section {
  /** The section's unique number · at least 1 */ sectionsUid: Id<"section">;
  /** What stands on it · at least 1 characters, at most 255 characters */ sectionName: string;
  /** What lies in it · at most 255 characters */ sectionDesc: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId: Id<"customer"> | null;
  /** How many parts of profiles lie in it · at least 0 */ partCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** What of a receipt was on a restock order */
export interface SettledRestock {
  /** The restock order · at least 1 */ restockHdrUid: Id<"restock">;
  /** Its line · at least 1 */ lineNo: number;
  /** How much of the receipt it expected */ qtyReceived: number;
}

/** What became of a part that was counted, used or moved */
export interface StockMove {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** On hand before */ qtyBefore: number;
  /** What was added; negative for what was taken */ qtyChange: number;
  /** On hand now */ qtyOnHand: number;
  /** Why, in words; kept in the ledger · at most 255 characters */ reason: string | null;
  /** The lot · at least 1 characters, at most 255 characters */ lotNumber: string | null;
}

/** A movement of a stockroom's ledger */
export interface StockMovement {
  /** The movement's unique number · at least 1 */ vmiMovementUid: Id<"vmiMovement">;
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** Opening balance, count, receipt, transfer between stockrooms, or usage */ movementType: "opening" | "adjust" | "receive" | "transfer" | "usage";
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** What it added to the stock; negative for what it took */ qtyChange: number;
  /** The lot */ lotNumber: string | null;
  /** Why, in words */ reason: string | null;
  /** The job that it was used for */ jobDescription: string | null;
  /** The department that it was used by */ department: string | null;
  warranty: Warranty | null;
  /** The purchase order that it was received against */ poNumber: string | null;
  /** The restock order that it was received against · at least 1 */ restockHdrUid: Id<"restock"> | null;
  /** The stockroom that it was moved to, or came from · at least 1 */ otherWarehouseUid: Id<"warehouse"> | null;
  /** Its name */ otherWarehouseName: string | null;
  /** The user who did it · at least 1 */ usersId: Id<"user"> | null;
  /** Their name */ userName: string | null;
  dateCreated: string;
}

/** What became of a part that was received */
export interface StockReceipt {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** On hand before */ qtyBefore: number;
  /** What was added; negative for what was taken */ qtyChange: number;
  /** On hand now */ qtyOnHand: number;
  /** The purchase order */ poNumber: string | null;
  /** The lot · at least 1 characters, at most 255 characters */ lotNumber: string | null;
  /** Why, in words; kept in the ledger · at most 255 characters */ reason: string | null;
  /** Still on open restock orders */ qtyOnOrder: number;
  /** The restock orders it was received against */ restocks: SettledRestock[];
}

/** How much of a lot is there */
export interface StockroomLot {
  /** The lot */ lotNumber: string;
  /** On hand of this lot */ qtyOnHand: number;
}

/** What a stockroom has of a part */
export interface StockroomPart {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** The unit it is ordered in */ sellingUnit: string;
  /** How many of `unitOfMeasure` one selling unit holds */ sellingUnitSize: number;
  /** On hand, the sum of the ledger's movements */ qtyOnHand: number;
  /** On open restock orders and not yet received */ qtyOnOrder: number;
  /** The profile's minimum; null for a part that it does not list */ minQty: number | null;
  /** The profile's maximum */ maxQty: number | null;
  /** The least that is ordered at once */ reorderQty: number | null;
  /** Whether less than the minimum is on hand */ belowMinimum: boolean;
  /** The section it lies in · at least 1 */ sectionsUid: Id<"section"> | null;
  /** The section's name */ sectionName: string | null;
  /** Its bar code */ upcOrEanId: string | null;
  /** Address of a picture */ imageUrl: string | null;
  /** Its lots, the oldest first; what has no lot is not among them */ lots: StockroomLot[];
  /** When it was last moved or counted */ lastMovement: string | null;
}

/** What became of a part that was transferred */
export interface StockTransfer {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType: "prophet21" | "products";
  /** The item's number, or the own product's `productsId` */ itemId: string;
  /** What it is */ description: string;
  /** The unit that all quantities are in */ unitOfMeasure: string;
  /** On hand before */ qtyBefore: number;
  /** What was added; negative for what was taken */ qtyChange: number;
  /** On hand now */ qtyOnHand: number;
  /** The stockroom that it came to · at least 1 */ toWarehouseUid: Id<"warehouse">;
  /** On hand there now */ toQtyOnHand: number;
  /** Why, in words; kept in the ledger · at most 255 characters */ reason: string | null;
  /** The lot · at least 1 characters, at most 255 characters */ lotNumber: string | null;
}

/** What to change of a distributor */
export interface UpdateDistributorInput {
  /** at least 1 characters, at most 255 characters */ distributorsName?: string;
  /** What it delivers · at most 255 characters */ distributorsDesc?: string | null;
  /** Its short code · at most 255 characters */ distributorsId?: string | null;
  /** The customer's account number there · at most 255 characters */ distributorsAccount?: string | null;
  /** Where restock orders go · at most 255 characters */ distributorsEmail?: string | null;
  /** The customer it delivers to; without one it delivers to every customer · at least 1, a multiple of 0.01 */ customerId?: Id<"customer">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the distributor's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an inventory profile */
export interface UpdateInventoryProfileInput {
  /** at least 1 characters, at most 255 characters */ invProfileHdrDesc?: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the inventory profile's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a profile's line */
export interface UpdateInventoryProfileLineInput {
  /** With less than this it is shown as low · at least 0, at most 999999999 */ minQty?: number;
  /** What replenishing fills up to · at least 0, at most 999999999 */ maxQty?: number;
  /** The least that is ordered at once · at least 0, at most 999999999 */ reorderQty?: number | null;
  /** The section it lies in · at least 1 */ sectionsUid?: Id<"section"> | null;
  /** The distributor to order it from; an own product has its own · at least 1 */ distributorsUid?: Id<"distributor"> | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the line of an inventory profile's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a restock order */
export interface UpdateRestockInput {
  /** The stockroom it is for; it cannot be changed · at least 1 */ warehouseUid?: Id<"warehouse">;
  /** The distributor to order from · at least 1 */ distributorsUid?: Id<"distributor">;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber?: string | null;
  /** What the distributor should know · at most 4000 characters */ notes?: string | null;
  /** 705 closes it: what did not arrive is no longer on order; 704 opens it again */ statusCd?: 704 | 705;
  /** What is on order altogether, what arrived included; what is not in it is taken off · at most 5000 entries */ restockItems?: RestockItemInput[];
  /** Only as long as nobody changed it since: the restock order's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a section */
export interface UpdateSectionInput {
  /** at least 1 characters, at most 255 characters */ sectionName?: string;
  /** What lies in it · at most 255 characters */ sectionDesc?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the section's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an own product */
export interface UpdateVmiProductInput {
  /** The customer's number for it · at least 1 characters, at most 255 characters */ productsId?: string;
  /** The unit it is counted in · at least 1 characters, at most 8 characters */ unitOfMeasure?: string;
  /** The unit it is ordered in · at least 1 characters, at most 8 characters */ defaultSellingUnit?: string;
  /** How many of `unitOfMeasure` one selling unit holds · at least 0.000001, at most 999999999 */ sellingUnitSize?: number;
  /** The maker's number · at most 255 characters */ partNumber?: string | null;
  /** What it is · at most 255 characters */ productsDesc?: string | null;
  /** Address of a picture · at most 255 characters */ imageUrl?: string | null;
  /** Its bar code · at most 255 characters */ upcOrEanId?: string | null;
  /** The distributor it comes from; of the same customer · at least 1 */ distributorsUid?: Id<"distributor">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the product's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a stockroom */
export interface UpdateWarehouseInput {
  /** at least 1 characters, at most 255 characters */ warehouseName?: string;
  /** Where it is and what for · at most 255 characters */ warehouseDesc?: string | null;
  /** The code on its door · at most 255 characters */ warehouseId?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer"> | null;
  /** The inventory profile that says which parts it holds, and how many · at least 1 */ invProfileHdrUid?: Id<"invProfile"> | null;
  /** The state of processing; 704 for none · at least 0, at most 2147483647 */ processCd?: number;
  /** The state of updating; 704 for none · at least 0, at most 2147483647 */ updateCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the warehouse's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What was used in a stockroom, added up */
export interface UsageTotal {
  /** The week's Monday, the month's first day, the department, the job or the part's number */ name: string;
  /** How many were used */ qtyUsed: number;
  /** How many different parts · at least 0 */ partCount: number;
  /** How many times something was taken · at least 0 */ issueCount: number;
}

/** A customer's own product, which the catalogue does not have */
export interface VmiProduct {
  /** The product's unique number · at least 1 */ productsUid: Id<"product">;
  /** The customer's number for it · at least 1 characters, at most 255 characters */ productsId: string;
  /** The maker's number · at most 255 characters */ partNumber: string | null;
  /** What it is · at most 255 characters */ productsDesc: string | null;
  /** The unit it is counted in · at least 1 characters, at most 8 characters */ unitOfMeasure: string;
  /** The unit it is ordered in · at least 1 characters, at most 8 characters */ defaultSellingUnit: string;
  /** How many of `unitOfMeasure` one selling unit holds · at least 0.000001, at most 999999999 */ sellingUnitSize: number;
  /** Address of a picture · at most 255 characters */ imageUrl: string | null;
  /** Its bar code · at most 255 characters */ upcOrEanId: string | null;
  /** The distributor it comes from · at least 1 */ distributorsUid: Id<"distributor">;
  /** The distributor's name */ distributorsName: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId: Id<"customer"> | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** A customer's stockroom that a distributor looks after */
export interface Warehouse {
  /** The stockroom's unique number · at least 1 */ warehouseUid: Id<"warehouse">;
  /** What people call it · at least 1 characters, at most 255 characters */ warehouseName: string;
  /** Where it is and what for · at most 255 characters */ warehouseDesc: string | null;
  /** The code on its door · at most 255 characters */ warehouseId: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId: Id<"customer"> | null;
  /** The customer's name */ customerName: string | null;
  /** The inventory profile that says which parts it holds, and how many · at least 1 */ invProfileHdrUid: Id<"invProfile"> | null;
  /** The profile's description */ invProfileHdrDesc: string | null;
  /** How many parts its profile lists · at least 0 */ partCount: number;
  /** How many of them have less than their minimum on hand · at least 0 */ belowMinimumCount: number;
  /** How many restock orders are open · at least 0 */ openRestockCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The state of processing; 704 for none · at least 0, at most 2147483647 */ processCd: number;
  /** The state of updating; 704 for none · at least 0, at most 2147483647 */ updateCd: number;
  dateCreated: string;
  dateLastModified: string;
}

/** What was counted in a stockroom */
export interface WarehouseAdjustInput {
  /** at least 1 entries, at most 5000 entries */ adjustments: WarehouseAdjustment[];
}

/** A part that was counted */
export interface WarehouseAdjustment {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** How many were counted · at least 0, at most 999999999 */ qtyOnHand: number;
  /** Why, in words; kept in the ledger · at most 255 characters */ reason?: string;
  /** Only this lot was counted; without it all that is there · at least 1 characters, at most 255 characters */ lotNumber?: string;
  /** What the counter believed to be there; when it is not, the count is refused (409) and says what is · at least 0 */ expectedQtyOnHand?: number;
}

/** A part that arrived */
export interface WarehouseReceipt {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** How many arrived · at least 0.000001, at most 999999999 */ qtyReceived: number;
  /** The purchase order; the number or `poNumber` of a restock order settles that order · at least 1 characters, at most 255 characters */ poNumber?: string;
  /** The lot · at least 1 characters, at most 255 characters */ lotNumber?: string;
  /** Why more or less came than was ordered, in words; kept in the ledger · at most 255 characters */ reason?: string;
  /** The restock order that it settles; goes before `poNumber` · at least 1 */ restockHdrUid?: Id<"restock">;
}

/** What arrived at a stockroom */
export interface WarehouseReceiveInput {
  /** at least 1 entries, at most 5000 entries */ receipts: WarehouseReceipt[];
}

/** What to order for a stockroom */
export interface WarehouseReplenishInput {
  /** The distributor to order from; without it the one that all the parts have · at least 1 */ distributorUid?: Id<"distributor">;
  /** at least 1 entries, at most 5000 entries */ restockItems: WarehouseRestockItem[];
  /** True to order also what the profile does not list, and more than its maximum leaves room for · @default false */ beyondMaximum?: boolean;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber?: string;
  /** What the distributor should know · at most 4000 characters */ notes?: string;
}

/** A part to order */
export interface WarehouseRestockItem {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** How many to order, in the part's `unitOfMeasure` · at least 0.000001, at most 999999999 */ qtyToOrder: number;
}

/** Parts to move to another stockroom */
export interface WarehouseTransferInput {
  /** The stockroom they go to, of the same customer · at least 1 */ toWarehouseUid: Id<"warehouse">;
  /** at least 1 entries, at most 5000 entries */ transfers: WarehouseTransferItem[];
}

/** A part to move */
export interface WarehouseTransferItem {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** How many to move · at least 0.000001, at most 999999999 */ qtyToTransfer: number;
  /** Why, in words; kept in the ledger · at most 255 characters */ reason?: string;
  /** The lot to move; without it the oldest go first · at least 1 characters, at most 255 characters */ lotNumber?: string;
}

/** What was used, and for what */
export interface WarehouseUsageInput {
  /** The job to charge · at least 1 characters, at most 255 characters */ jobDescription: string;
  /** The department to charge · at most 255 characters */ department?: string;
  /** at least 1 entries, at most 5000 entries */ usageItems: WarehouseUsageItem[];
}

/** A part that was used */
export interface WarehouseUsageItem {
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** How many were used · at least 0.000001, at most 999999999 */ qtyUsed: number;
  warranty?: Warranty;
  /** The lot used; without it the oldest go first · at least 1 characters, at most 255 characters */ lotNumber?: string;
}

/** A user who works in a stockroom */
export interface WarehouseUser {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name they sign in with */ username: string;
  /** Their name */ name: string;
  /** Their e-mail address */ email: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** Whether they are the one to turn to; one in a stockroom */ isPrimary: boolean;
}

/** What was noted of a part used under warranty */
export interface Warranty {
  /** The model that failed · at most 255 characters */ modelNo?: string;
  /** Its serial number · at most 255 characters */ serialNo?: string;
  /** What kind of warranty it is · at most 255 characters */ warrantyType?: string;
  /** What else the manufacturer should know · at most 4000 characters */ notes?: string;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `vmi.warehouse.list` takes: List stockrooms */
export interface WarehouseListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "warehouse_uid|ASC" */ orderBy?: string;
  /** Words to look for in name, description and code */ q?: string;
  /** 704 active, 705 inactive, 700 deleted · @default 704 */ statusCd?: 704 | 705 | 700;
  /** Only the stockrooms of this customer · at least 1 */ customerId?: Id<"customer">;
  /** Only the stockrooms that this user is assigned to · at least 1 */ usersId?: Id<"user">;
}

/** What `vmi.warehouse.create` takes: Set up a stockroom */
export interface WarehouseCreateInput {
  /** at least 1 characters, at most 255 characters */ warehouseName: string;
  /** Where it is and what for · at most 255 characters */ warehouseDesc?: string | null;
  /** The code on its door · at most 255 characters */ warehouseId?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer"> | null;
  /** The inventory profile that says which parts it holds, and how many · at least 1 */ invProfileHdrUid?: Id<"invProfile"> | null;
  /** The state of processing; 704 for none · at least 0, at most 2147483647 */ processCd?: number;
  /** The state of updating; 704 for none · at least 0, at most 2147483647 */ updateCd?: number;
}

/** What `vmi.warehouse.get` takes: Get one stockroom */
export interface WarehouseGetInput {
  /** The unique number of the warehouse · at least 1 */ warehouseUid: Id<"warehouse">;
}

/** What `vmi.warehouse.update` takes: Change a stockroom */
export interface WarehouseUpdateInput {
  /** The unique number of the warehouse · at least 1 */ warehouseUid: Id<"warehouse">;
  /** at least 1 characters, at most 255 characters */ warehouseName?: string;
  /** Where it is and what for · at most 255 characters */ warehouseDesc?: string | null;
  /** The code on its door · at most 255 characters */ warehouseId?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer"> | null;
  /** The inventory profile that says which parts it holds, and how many · at least 1 */ invProfileHdrUid?: Id<"invProfile"> | null;
  /** The state of processing; 704 for none · at least 0, at most 2147483647 */ processCd?: number;
  /** The state of updating; 704 for none · at least 0, at most 2147483647 */ updateCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the warehouse's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.warehouse.delete` takes: Delete a stockroom */
export interface WarehouseDeleteInput {
  /** The unique number of the warehouse · at least 1 */ warehouseUid: Id<"warehouse">;
  /** Only as long as nobody changed it since: the warehouse's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.warehouse.enable` takes: Enable or disable a warehouse */
export interface WarehouseEnableInput {
  /** The unique number of the warehouse · at least 1 */ warehouseUid: Id<"warehouse">;
  /** Only as long as nobody changed it since: the warehouse's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** 704 enables, 705 disables, 700 deletes; the same call does all three · @default 704 */ statusCd?: 704 | 705 | 700;
}

/** What `vmi.warehouse.availability` takes: List what a stockroom has of each part */
export interface WarehouseAvailabilityInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_id|ASC" */ orderBy?: string;
  /** Words of the description, or a number: item, bar code, part number, the customer's own number */ q?: string;
  /** Only the parts of this section · at least 1 */ sectionsUid?: Id<"section">;
  /** True for only the parts with less than their minimum on hand, false for only the others */ belowMinimum?: boolean;
  /** Only this item, or own product by its `productsUid` · at least 1 */ invMastUid?: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType?: "prophet21" | "products";
}

/** What `vmi.warehouse.movements` takes: List what was moved in a stockroom */
export interface WarehouseMovementsInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** How many records at most · at least 1, at most 1000 · @default 50 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "vmi_movement_uid|DESC" */ orderBy?: string;
  /** Words of the part, job, department, reason or purchase order */ q?: string;
  /** Only movements of this kind */ movementType?: "adjust" | "receive" | "transfer" | "usage" | "opening";
  /** Only this item, or own product by its `productsUid` · at least 1 */ invMastUid?: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType?: "prophet21" | "products";
  /** Only usage by this department · at most 255 characters */ department?: string;
  /** Only usage for this job · at most 255 characters */ jobDescription?: string;
  /** Only what happened at this time or later */ since?: string;
  /** Only what happened before this time */ until?: string;
}

/** What `vmi.warehouse.usageTotals` takes: Add up what was used in a stockroom */
export interface WarehouseUsageTotalsInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** How many records at most · at least 1, at most 1000 · @default 100 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** What to add up by · @default "week" */ by?: "week" | "month" | "department" | "job" | "part";
  /** Only this item, or own product by its `productsUid` · at least 1 */ invMastUid?: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product */ invProfileLineType?: "prophet21" | "products";
  /** Only usage by this department · at most 255 characters */ department?: string;
  /** Only what happened at this time or later */ since?: string;
  /** Only what happened before this time */ until?: string;
}

/** What `vmi.warehouse.adjust` takes: Set counted quantities of a stockroom */
export interface WarehouseAdjustInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** at least 1 entries, at most 5000 entries */ adjustments: WarehouseAdjustment[];
}

/** What `vmi.warehouse.receive` takes: Receive parts into a stockroom */
export interface WarehouseReceiveInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** at least 1 entries, at most 5000 entries */ receipts: WarehouseReceipt[];
}

/** What `vmi.warehouse.transfer` takes: Move parts to another stockroom */
export interface WarehouseTransferInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The stockroom they go to, of the same customer · at least 1 */ toWarehouseUid: Id<"warehouse">;
  /** at least 1 entries, at most 5000 entries */ transfers: WarehouseTransferItem[];
}

/** What `vmi.warehouse.usage` takes: Charge used parts to a job */
export interface WarehouseUsageInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The job to charge · at least 1 characters, at most 255 characters */ jobDescription: string;
  /** The department to charge · at most 255 characters */ department?: string;
  /** at least 1 entries, at most 5000 entries */ usageItems: WarehouseUsageItem[];
}

/** What `vmi.warehouse.replenish.list` takes: Suggest what a stockroom should order */
export interface WarehouseReplenishListInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma; `runs_out|ASC` begins with what has the least on hand of its minimum · @default "below_minimum|DESC,item_id|ASC" */ orderBy?: string;
  /** Only what is ordered from this distributor · at least 1 */ distributorsUid?: Id<"distributor">;
  /** Only the parts of this section · at least 1 */ sectionsUid?: Id<"section">;
  /** Words or numbers of the part */ q?: string;
  /** Parts of which something is missing, of which less than the minimum is on hand, or all of the profile · @default "missing" */ show?: "missing" | "belowMinimum" | "all";
}

/** What `vmi.warehouse.replenish.create` takes: Order what a stockroom is missing */
export interface WarehouseReplenishCreateInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The distributor to order from; without it the one that all the parts have · at least 1 */ distributorUid?: Id<"distributor">;
  /** at least 1 entries, at most 5000 entries */ restockItems: WarehouseRestockItem[];
  /** True to order also what the profile does not list, and more than its maximum leaves room for · @default false */ beyondMaximum?: boolean;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber?: string;
  /** What the distributor should know · at most 4000 characters */ notes?: string;
}

/** What `vmi.warehouse.users.list` takes: List the users of a stockroom */
export interface WarehouseUsersListInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "is_primary|DESC,name|ASC" */ orderBy?: string;
  /** Only users with one of these states; without it all but removed ones; numbers separated by commas, or a list · at least 1 characters, at least 1 entries */ statusCdList?: string | number[];
}

/** What `vmi.warehouse.users.create` takes: Assign a user to a stockroom */
export interface WarehouseUsersCreateInput {
  /** The stockroom · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The user: one of the customer's own, or of the staff · at least 1 */ usersId: Id<"user">;
  /** 704 active, 705 inactive, 700 takes them away · @default 704 */ statusCd?: 704 | 705 | 700;
  /** True makes them the one to turn to, in place of another · @default false */ isPrimary?: boolean;
}

/** What `vmi.distributors.list` takes: List each distributor */
export interface DistributorsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "distributors_uid|ASC" */ orderBy?: string;
  /** Words to look for in name, description, code and account */ q?: string;
  /** Only distributors of this state; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
  /** Only the distributors of this customer, and those of every customer · at least 1 */ customerId?: Id<"customer">;
}

/** What `vmi.distributors.create` takes: Create a distributor */
export interface DistributorsCreateInput {
  /** at least 1 characters, at most 255 characters */ distributorsName: string;
  /** What it delivers · at most 255 characters */ distributorsDesc?: string | null;
  /** Its short code · at most 255 characters */ distributorsId?: string | null;
  /** The customer's account number there · at most 255 characters */ distributorsAccount?: string | null;
  /** Where restock orders go · at most 255 characters */ distributorsEmail?: string | null;
  /** The customer it delivers to; without one it delivers to every customer · at least 1, a multiple of 0.01 */ customerId?: Id<"customer">;
}

/** What `vmi.distributors.get` takes: Get one distributor */
export interface DistributorsGetInput {
  /** The unique number of the distributor · at least 1 */ distributorsUid: Id<"distributor">;
}

/** What `vmi.distributors.update` takes: Change a distributor */
export interface DistributorsUpdateInput {
  /** The unique number of the distributor · at least 1 */ distributorsUid: Id<"distributor">;
  /** at least 1 characters, at most 255 characters */ distributorsName?: string;
  /** What it delivers · at most 255 characters */ distributorsDesc?: string | null;
  /** Its short code · at most 255 characters */ distributorsId?: string | null;
  /** The customer's account number there · at most 255 characters */ distributorsAccount?: string | null;
  /** Where restock orders go · at most 255 characters */ distributorsEmail?: string | null;
  /** The customer it delivers to; without one it delivers to every customer · at least 1, a multiple of 0.01 */ customerId?: Id<"customer">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the distributor's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.distributors.delete` takes: Delete a distributor */
export interface DistributorsDeleteInput {
  /** The unique number of the distributor · at least 1 */ distributorsUid: Id<"distributor">;
  /** Only as long as nobody changed it since: the distributor's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.distributors.enable` takes: Enable or disable a distributor */
export interface DistributorsEnableInput {
  /** The unique number of the distributor · at least 1 */ distributorsUid: Id<"distributor">;
  /** Only as long as nobody changed it since: the distributor's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** 704 enables, 705 disables, 700 deletes; the same call does all three · @default 704 */ statusCd?: 704 | 705 | 700;
}

/** What `vmi.distributors.products.create` takes: Create an own product of a customer */
export interface DistributorsProductsCreateInput {
  /** The distributor that the product comes from · at least 1 */ distributorsUid: Id<"distributor">;
  /** The customer's number for it · at least 1 characters, at most 255 characters */ productsId: string;
  /** The maker's number · at most 255 characters */ partNumber?: string | null;
  /** What it is · at most 255 characters */ productsDesc?: string | null;
  /** Address of a picture · at most 255 characters */ imageUrl?: string | null;
  /** Its bar code · at most 255 characters */ upcOrEanId?: string | null;
  /** The unit it is counted in · at least 1 characters, at most 8 characters · @default "EA" */ unitOfMeasure?: string;
  /** The unit it is ordered in · at least 1 characters, at most 8 characters · @default "EA" */ defaultSellingUnit?: string;
  /** How many of `unitOfMeasure` one selling unit holds · at least 0.000001, at most 999999999 · @default 1 */ sellingUnitSize?: number;
}

/** What `vmi.products.list` takes: List each product */
export interface ProductsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "products_uid|ASC" */ orderBy?: string;
  /** Only the products of this customer, and those of every customer · at least 1 */ customerId?: Id<"customer">;
  /** Only the products of this distributor · at least 1 */ distributorsUid?: Id<"distributor">;
  /** The beginning of its product number, part number and bar code; dashes, blanks and case do not count · at most 255 characters */ prefix?: string;
  /** Words to look for in numbers and description */ q?: string;
  /** Only products of this state; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
}

/** What `vmi.products.get` takes: Get one product */
export interface ProductsGetInput {
  /** The unique number of the product · at least 1 */ productsUid: Id<"product">;
}

/** What `vmi.products.update` takes: Change a product */
export interface ProductsUpdateInput {
  /** The unique number of the product · at least 1 */ productsUid: Id<"product">;
  /** The customer's number for it · at least 1 characters, at most 255 characters */ productsId?: string;
  /** The unit it is counted in · at least 1 characters, at most 8 characters */ unitOfMeasure?: string;
  /** The unit it is ordered in · at least 1 characters, at most 8 characters */ defaultSellingUnit?: string;
  /** How many of `unitOfMeasure` one selling unit holds · at least 0.000001, at most 999999999 */ sellingUnitSize?: number;
  /** The maker's number · at most 255 characters */ partNumber?: string | null;
  /** What it is · at most 255 characters */ productsDesc?: string | null;
  /** Address of a picture · at most 255 characters */ imageUrl?: string | null;
  /** Its bar code · at most 255 characters */ upcOrEanId?: string | null;
  /** The distributor it comes from; of the same customer · at least 1 */ distributorsUid?: Id<"distributor">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the product's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.products.delete` takes: Delete a product */
export interface ProductsDeleteInput {
  /** The unique number of the product · at least 1 */ productsUid: Id<"product">;
  /** Only as long as nobody changed it since: the product's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.products.find` takes: Find own products by the beginning of a number */
export interface ProductsFindInput {
  /** What was scanned or typed: the beginning of product number, part number and bar code; dashes, blanks and case do not count · at least 1 characters, at most 255 characters */ prefix: string;
  /** Only the products of this customer, and those of every customer · at least 1 */ customerId?: Id<"customer">;
  /** How many products at most · at least 1, at most 1000 · @default 10 */ limit?: number;
}

/** What `vmi.products.enable` takes: Enable or disable a product */
export interface ProductsEnableInput {
  /** The unique number of the product · at least 1 */ productsUid: Id<"product">;
  /** Only as long as nobody changed it since: the product's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** 704 enables, 705 disables, 700 deletes; the same call does all three · @default 704 */ statusCd?: 704 | 705 | 700;
}

/** What `vmi.invProfileHdr.list` takes: List each inventory profile */
export interface InvProfileHdrListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "inv_profile_hdr_uid|ASC" */ orderBy?: string;
  /** Words to look for in the description */ q?: string;
  /** Only profiles of this state; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
  /** Only the profiles of this customer, and those of every customer · at least 1 */ customerId?: Id<"customer">;
}

/** What `vmi.invProfileHdr.create` takes: Create an inventory profile */
export interface InvProfileHdrCreateInput {
  /** at least 1 characters, at most 255 characters */ invProfileHdrDesc: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
}

/** What `vmi.invProfileHdr.get` takes: Get one inventory profile */
export interface InvProfileHdrGetInput {
  /** The unique number of the inventory profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
}

/** What `vmi.invProfileHdr.update` takes: Change an inventory profile */
export interface InvProfileHdrUpdateInput {
  /** The unique number of the inventory profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** at least 1 characters, at most 255 characters */ invProfileHdrDesc?: string;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the inventory profile's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.invProfileHdr.delete` takes: Delete an inventory profile */
export interface InvProfileHdrDeleteInput {
  /** The unique number of the inventory profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** Only as long as nobody changed it since: the inventory profile's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.invProfileHdr.invProfileLine.list` takes: List each line of an inventory profile */
export interface InvProfileHdrInvProfileLineListInput {
  /** The profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "inv_profile_line_uid|ASC" */ orderBy?: string;
  /** Words or numbers of the part */ q?: string;
  /** Only lines of this state; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
  /** Only the parts of this section · at least 1 */ sectionsUid?: Id<"section">;
}

/** What `vmi.invProfileHdr.invProfileLine.create` takes: Create a line of an inventory profile */
export interface InvProfileHdrInvProfileLineCreateInput {
  /** The profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** The item, or the `productsUid` of an own product where `invProfileLineType` is `products` · at least 1 */ invMastUid: number;
  /** `prophet21` for an item of the catalogue, `products` for a customer's own product · @default "prophet21" */ invProfileLineType?: "prophet21" | "products";
  /** With less than this it is shown as low · at least 0, at most 999999999 · @default 0 */ minQty?: number;
  /** What replenishing fills up to · at least 0, at most 999999999 */ maxQty: number;
  /** The least that is ordered at once · at least 0, at most 999999999 */ reorderQty?: number | null;
  /** The section it lies in · at least 1 */ sectionsUid?: Id<"section"> | null;
  /** The distributor to order it from; an own product has its own · at least 1 */ distributorsUid?: Id<"distributor"> | null;
}

/** What `vmi.invProfileHdr.invProfileLine.get` takes: Get one line of an inventory profile */
export interface InvProfileHdrInvProfileLineGetInput {
  /** The profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** The unique number of the line of an inventory profile · at least 1 */ invProfileLineUid: Id<"invProfileLine">;
}

/** What `vmi.invProfileHdr.invProfileLine.update` takes: Change a line of an inventory profile */
export interface InvProfileHdrInvProfileLineUpdateInput {
  /** The profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** The unique number of the line of an inventory profile · at least 1 */ invProfileLineUid: Id<"invProfileLine">;
  /** With less than this it is shown as low · at least 0, at most 999999999 */ minQty?: number;
  /** What replenishing fills up to · at least 0, at most 999999999 */ maxQty?: number;
  /** The least that is ordered at once · at least 0, at most 999999999 */ reorderQty?: number | null;
  /** The section it lies in · at least 1 */ sectionsUid?: Id<"section"> | null;
  /** The distributor to order it from; an own product has its own · at least 1 */ distributorsUid?: Id<"distributor"> | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the line of an inventory profile's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.invProfileHdr.invProfileLine.delete` takes: Delete a line of an inventory profile */
export interface InvProfileHdrInvProfileLineDeleteInput {
  /** The profile · at least 1 */ invProfileHdrUid: Id<"invProfile">;
  /** The unique number of the line of an inventory profile · at least 1 */ invProfileLineUid: Id<"invProfileLine">;
  /** Only as long as nobody changed it since: the line of an inventory profile's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.restockHdr.list` takes: List restock orders */
export interface RestockHdrListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "restock_hdr_uid|ASC" */ orderBy?: string;
  /** The order's number, words of its purchase order, stockroom, distributor or parts */ q?: string;
  /** 704 on order, 705 completed or closed, 700 cancelled; without it all but cancelled */ statusCd?: 704 | 705 | 700;
  /** Only orders from this distributor · at least 1 */ distributorsUid?: Id<"distributor">;
  /** Only orders for this stockroom · at least 1 */ warehouseUid?: Id<"warehouse">;
  /** Only orders for this customer's stockrooms · at least 1 */ customerId?: Id<"customer">;
}

/** What `vmi.restockHdr.create` takes: Create a restock order */
export interface RestockHdrCreateInput {
  /** The stockroom to order for · at least 1 */ warehouseUid: Id<"warehouse">;
  /** The distributor to order from · at least 1 */ distributorsUid: Id<"distributor">;
  /** What to order; without it all that is missing now and comes from this distributor · at most 5000 entries */ restockItems?: RestockItemInput[];
  /** True to order also what the profile does not list, and more than its maximum leaves room for · @default false */ beyondMaximum?: boolean;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber?: string;
  /** What the distributor should know · at most 4000 characters */ notes?: string;
}

/** What `vmi.restockHdr.get` takes: Get one restock order */
export interface RestockHdrGetInput {
  /** The unique number of the restock order · at least 1 */ restockHdrUid: Id<"restock">;
}

/** What `vmi.restockHdr.update` takes: Change a restock order */
export interface RestockHdrUpdateInput {
  /** The unique number of the restock order · at least 1 */ restockHdrUid: Id<"restock">;
  /** The stockroom it is for; it cannot be changed · at least 1 */ warehouseUid?: Id<"warehouse">;
  /** The distributor to order from · at least 1 */ distributorsUid?: Id<"distributor">;
  /** The customer's purchase order for it; receipts may name it · at least 1 characters, at most 255 characters */ poNumber?: string | null;
  /** What the distributor should know · at most 4000 characters */ notes?: string | null;
  /** 705 closes it: what did not arrive is no longer on order; 704 opens it again */ statusCd?: 704 | 705;
  /** What is on order altogether, what arrived included; what is not in it is taken off · at most 5000 entries */ restockItems?: RestockItemInput[];
  /** Only as long as nobody changed it since: the restock order's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.restockHdr.delete` takes: Cancel a restock order */
export interface RestockHdrDeleteInput {
  /** The unique number of the restock order · at least 1 */ restockHdrUid: Id<"restock">;
  /** Only as long as nobody changed it since: the restock order's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.sections.list` takes: List each section */
export interface SectionsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sections_uid|ASC" */ orderBy?: string;
  /** Words to look for in name and description */ q?: string;
  /** Only sections of this state; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
  /** Only the sections of this customer · at least 1 */ customerId?: Id<"customer">;
}

/** What `vmi.sections.create` takes: Create a section */
export interface SectionsCreateInput {
  /** at least 1 characters, at most 255 characters */ sectionName: string;
  /** What lies in it · at most 255 characters */ sectionDesc?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
}

/** What `vmi.sections.get` takes: Get one section */
export interface SectionsGetInput {
  /** The unique number of the section · at least 1 */ sectionsUid: Id<"section">;
}

/** What `vmi.sections.update` takes: Change a section */
export interface SectionsUpdateInput {
  /** The unique number of the section · at least 1 */ sectionsUid: Id<"section">;
  /** at least 1 characters, at most 255 characters */ sectionName?: string;
  /** What lies in it · at most 255 characters */ sectionDesc?: string | null;
  /** The customer it belongs to; without one it is the site's own and serves every customer · at least 1 */ customerId?: Id<"customer">;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the section's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.sections.delete` takes: Delete a section */
export interface SectionsDeleteInput {
  /** The unique number of the section · at least 1 */ sectionsUid: Id<"section">;
  /** Only as long as nobody changed it since: the section's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `vmi.sections.enable` takes: Enable or disable a section */
export interface SectionsEnableInput {
  /** The unique number of the section · at least 1 */ sectionsUid: Id<"section">;
  /** Only as long as nobody changed it since: the section's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** 704 enables, 705 disables, 700 deletes; the same call does all three · @default 704 */ statusCd?: 704 | 705 | 700;
}

/** What `vmi.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `vmi.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `vmi.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `vmi`: what it takes, which inputs have defaults, what `data` it answers. */
export interface VmiOperations {
  "warehouse.list": { input: WarehouseListInput; defaults: "limit" | "offset" | "orderBy" | "statusCd"; data: Warehouse[] };
  "warehouse.create": { input: WarehouseCreateInput; defaults: never; data: Warehouse };
  "warehouse.get": { input: WarehouseGetInput; defaults: never; data: Warehouse };
  "warehouse.update": { input: WarehouseUpdateInput; defaults: never; data: Warehouse };
  "warehouse.delete": { input: WarehouseDeleteInput; defaults: never; data: Deleted };
  "warehouse.enable": { input: WarehouseEnableInput; defaults: "statusCd"; data: Warehouse };
  "warehouse.availability": { input: WarehouseAvailabilityInput; defaults: "limit" | "offset" | "orderBy"; data: StockroomPart[] };
  "warehouse.movements": { input: WarehouseMovementsInput; defaults: "limit" | "offset" | "orderBy"; data: StockMovement[] };
  "warehouse.usageTotals": { input: WarehouseUsageTotalsInput; defaults: "limit" | "offset" | "by"; data: UsageTotal[] };
  "warehouse.adjust": { input: WarehouseAdjustInput; defaults: never; data: StockMove[] };
  "warehouse.receive": { input: WarehouseReceiveInput; defaults: never; data: StockReceipt[] };
  "warehouse.transfer": { input: WarehouseTransferInput; defaults: never; data: StockTransfer[] };
  "warehouse.usage": { input: WarehouseUsageInput; defaults: never; data: StockMove[] };
  "warehouse.replenish.list": { input: WarehouseReplenishListInput; defaults: "limit" | "offset" | "orderBy" | "show"; data: ReplenishmentItem[] };
  "warehouse.replenish.create": { input: WarehouseReplenishCreateInput; defaults: "beyondMaximum"; data: RestockHeader };
  "warehouse.users.list": { input: WarehouseUsersListInput; defaults: "limit" | "offset" | "orderBy"; data: WarehouseUser[] };
  "warehouse.users.create": { input: WarehouseUsersCreateInput; defaults: "statusCd" | "isPrimary"; data: WarehouseUser };
  "distributors.list": { input: DistributorsListInput; defaults: "limit" | "offset" | "orderBy"; data: Distributor[] };
  "distributors.create": { input: DistributorsCreateInput; defaults: never; data: Distributor };
  "distributors.get": { input: DistributorsGetInput; defaults: never; data: Distributor };
  "distributors.update": { input: DistributorsUpdateInput; defaults: never; data: Distributor };
  "distributors.delete": { input: DistributorsDeleteInput; defaults: never; data: Deleted };
  "distributors.enable": { input: DistributorsEnableInput; defaults: "statusCd"; data: Distributor };
  "distributors.products.create": { input: DistributorsProductsCreateInput; defaults: "unitOfMeasure" | "defaultSellingUnit" | "sellingUnitSize"; data: VmiProduct };
  "products.list": { input: ProductsListInput; defaults: "limit" | "offset" | "orderBy"; data: VmiProduct[] };
  "products.get": { input: ProductsGetInput; defaults: never; data: VmiProduct };
  "products.update": { input: ProductsUpdateInput; defaults: never; data: VmiProduct };
  "products.delete": { input: ProductsDeleteInput; defaults: never; data: Deleted };
  "products.find": { input: ProductsFindInput; defaults: "limit"; data: VmiProduct[] };
  "products.enable": { input: ProductsEnableInput; defaults: "statusCd"; data: VmiProduct };
  "invProfileHdr.list": { input: InvProfileHdrListInput; defaults: "limit" | "offset" | "orderBy"; data: InventoryProfileHeader[] };
  "invProfileHdr.create": { input: InvProfileHdrCreateInput; defaults: never; data: InventoryProfileHeader };
  "invProfileHdr.get": { input: InvProfileHdrGetInput; defaults: never; data: InventoryProfileHeader };
  "invProfileHdr.update": { input: InvProfileHdrUpdateInput; defaults: never; data: InventoryProfileHeader };
  "invProfileHdr.delete": { input: InvProfileHdrDeleteInput; defaults: never; data: Deleted };
  "invProfileHdr.invProfileLine.list": { input: InvProfileHdrInvProfileLineListInput; defaults: "limit" | "offset" | "orderBy"; data: InventoryProfileLine[] };
  "invProfileHdr.invProfileLine.create": { input: InvProfileHdrInvProfileLineCreateInput; defaults: "invProfileLineType" | "minQty"; data: InventoryProfileLine };
  "invProfileHdr.invProfileLine.get": { input: InvProfileHdrInvProfileLineGetInput; defaults: never; data: InventoryProfileLine };
  "invProfileHdr.invProfileLine.update": { input: InvProfileHdrInvProfileLineUpdateInput; defaults: never; data: InventoryProfileLine };
  "invProfileHdr.invProfileLine.delete": { input: InvProfileHdrInvProfileLineDeleteInput; defaults: never; data: Deleted };
  "restockHdr.list": { input: RestockHdrListInput; defaults: "limit" | "offset" | "orderBy"; data: RestockHeader[] };
  "restockHdr.create": { input: RestockHdrCreateInput; defaults: "beyondMaximum"; data: RestockHeader };
  "restockHdr.get": { input: RestockHdrGetInput; defaults: never; data: RestockHeader };
  "restockHdr.update": { input: RestockHdrUpdateInput; defaults: never; data: RestockHeader };
  "restockHdr.delete": { input: RestockHdrDeleteInput; defaults: never; data: Deleted };
  "sections.list": { input: SectionsListInput; defaults: "limit" | "offset" | "orderBy"; data: Section[] };
  "sections.create": { input: SectionsCreateInput; defaults: never; data: Section };
  "sections.get": { input: SectionsGetInput; defaults: never; data: Section };
  "sections.update": { input: SectionsUpdateInput; defaults: never; data: Section };
  "sections.delete": { input: SectionsDeleteInput; defaults: never; data: Deleted };
  "sections.enable": { input: SectionsEnableInput; defaults: "statusCd"; data: Section };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
