import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  code,
  datetime,
  entity,
  input,
  nullable,
  orderBy,
  paging,
  pick,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { enable } from "./enable.ts";
import { countOf, customerId, stockroomWords } from "./part.ts";
import { warehouseStock } from "./warehouse-stock.ts";

/** A customer's stockroom that a distributor looks after (R005). */
export const Warehouse: ObjectSchema = entity("Warehouse", "A customer's stockroom that a distributor looks after", {
  warehouseUid: uid("The stockroom's unique number"),
  warehouseName: text({ min: 1, max: 255, description: "What people call it", example: "Northgate crib" }),
  warehouseDesc: nullable(text({ max: 255, description: "Where it is and what for", example: "Plant Toledo, bay 4" })),
  warehouseId: nullable(text({ max: most.text, description: "The code on its door", example: "VW-1" })),
  customerId: nullable(customerId),
  customerName: nullable(text({ description: "The customer's name", example: "Northgate Fabrication" })),
  invProfileHdrUid: nullable(uid("The inventory profile that says which parts it holds, and how many")),
  invProfileHdrDesc: nullable(text({ description: "The profile's description", example: "Crib standard" })),
  partCount: countOf("How many parts its profile lists"),
  belowMinimumCount: countOf("How many of them have less than their minimum on hand"),
  openRestockCount: countOf("How many restock orders are open"),
  statusCd: statusCd(),
  processCd: code({ description: "The state of processing; 704 for none" }),
  updateCd: code({ description: "The state of updating; 704 for none" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const fields = pick(
  Warehouse,
  "warehouseName",
  "warehouseDesc",
  "warehouseId",
  "customerId",
  "invProfileHdrUid",
  "processCd",
  "updateCd",
);
const warehouseName = {
  ...text({ min: 1, max: 255, message: "Warehouse name is required", example: "Northgate crib" }),
};

const plain = crud({
  entity: Warehouse,
  noun: "warehouse",
  key: "warehouseUid",
  defaultOrder: "warehouse_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("warehouse_uid|ASC"),
    q: text({ description: "Words to look for in name, description and code" }),
    statusCd: statusCd({ default: 704 }),
    customerId: { ...customerId, description: "Only the stockrooms of this customer" },
    usersId: uid("Only the stockrooms that this user is assigned to"),
  },
  create: input("CreateWarehouseInput", "A new stockroom", { ...fields, warehouseName: required(warehouseName) }),
  update: input("UpdateWarehouseInput", "What to change of a stockroom", {
    ...fields,
    warehouseName,
    statusCd: keptStatusCd,
  }),
  words: [...stockroomWords, "warehouse"],
  tasks: {
    list: ["cribs we look after", "customers' stockrooms"],
    create: ["open a new crib"],
    delete: ["close a crib for good"],
  },
  read: "stockroom.read",
  write: "stockroom.manage",
  scope: "customer",
  invalidates: ["vmi.warehouse", "vmi.warehouse.replenish"],
  rules: ["R086"],
});

const whose = "A shopper sees the stockrooms of their own customer, a sales representative those of their customers.";
const inUse = "Refused (409) while there is stock in it or a restock order is open.";

/** `/warehouse`: customers' stockrooms and what happens in them (R005, R086, R098). */
export const warehouse: Resource = resource("/warehouse", {
  ...plain,
  list: {
    ...plain.list,
    summary: "List stockrooms",
    tasks: ["cribs we look after", "customers' stockrooms", "vending locations"],
    description: whose,
    rules: ["R005", "R098"],
  },
  create: { ...plain.create, summary: "Set up a stockroom", tasks: ["open a new crib", "set up customer-owned stock"] },
  get: { ...plain.get, summary: "Get one stockroom", tasks: ["details of one stockroom"] },
  update: {
    ...plain.update,
    summary: "Change a stockroom",
    tasks: ["rename a stockroom", "change a crib's address"],
    description: "A stockroom that anything was moved in stays its customer's (409).",
    errors: ["RESOURCE_CONFLICT"],
  },
  delete: {
    ...plain.delete,
    summary: "Delete a stockroom",
    tasks: ["close a crib for good", "get rid of a crib for good"],
    description: inUse,
    errors: ["RESOURCE_CONFLICT"],
  },
  enable: enable({
    entity: Warehouse,
    noun: "warehouse",
    key: "warehouseUid",
    invalidates: ["vmi.warehouse", "vmi.warehouse.replenish"],
    description: `In a disabled one nothing is moved. Deleting is refused (409) while there is stock in it or a restock order is open.`,
  }),
  ...warehouseStock,
});
