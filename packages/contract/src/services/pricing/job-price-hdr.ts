import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  orderBy,
  paging,
  quantity,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const percent = (description: string) => nullable(number({ min: 0, max: 100, description, example: 15 }));

/** A contract (job) with a customer. */
export const JobPriceHeader: ObjectSchema = entity("JobPriceHeader", "A contract (job) that fixes prices", {
  job_price_hdr_uid: uid("The contract's unique number"),
  job_no: text({ description: "The contract's number as people say it", example: "J-2024-7" }),
  job_description: nullable(text({ description: "What it is for", example: "Conveyor frames, annual agreement" })),
  company_id: nullable(text({ description: "The company that sells", example: "PDS" })),
  customer_id: number({ min: 1, description: "The customer who buys", example: 100200 }),
  start_date: nullable(datetime({ description: "First moment it holds; null for always" })),
  end_date: nullable(datetime({ description: "Last day it holds, until midnight; null for ever" })),
  contract_no: nullable(text({ description: "The customer's number of the agreement", example: "NG-AGR-07" })),
  approved: yesNo({ description: "Only approved contracts (Y) give prices" }),
  cancelled: yesNo({ description: "Cancelled contracts (Y) give none", example: "N" }),
  consignment_flag: yesNo({ description: "Y when goods stay ours until used", example: "N" }),
  currency: text({
    description: "What its prices are in, ISO 4217; it gives none where another is sold in",
    example: "USD",
  }),
  total_commitment: nullable(money({ description: "What the customer promised to buy", example: 40000 })),
  date_created: datetime(),
  date_last_modified: datetime(),
  last_maintained_by: nullable(text({ description: "Who changed it last", example: "sara" })),
  line_count: integer({ min: 0, description: "How many lines it has", example: 6 }),
  state: oneOf(["in_force", "not_yet", "over", "not_approved", "cancelled"], {
    description: "Whether it gives prices today at its customer's branch, by whole days, and why not",
    example: "in_force",
  }),
});

/** One price of a contract. */
export const JobPriceLine: ObjectSchema = entity("JobPriceLine", "One price of a contract", {
  job_price_line_uid: uid("The line's unique number"),
  job_price_hdr_uid: uid("Its contract"),
  inv_mast_uid: uid("The item"),
  price: nullable(money({ description: "Price of one `uom`, where the method is `price`", example: 0.31 })),
  uom: text({ max: 8, description: "The unit it prices", example: "EA" }),
  unit_size: quantity({ description: "How many base units that unit holds", example: 1 }),
  pricing_method: oneOf(["price", "discount", "margin"], {
    description: "A price, a discount on the basis, or a margin on the basis",
  }),
  qty_ordered: quantity({ description: "Ordered under this line so far, in `uom`", example: 7800 }),
  qty_maximum: nullable(
    quantity({ description: "How much may be ordered under it in all, in `uom`", example: 100000 }),
  ),
  discount_percent: percent("Discount on the basis; null for customers unless that is the list price"),
  margin_percent: percent("Margin on the price: price = basis / (1 - margin); null for customers"),
  cost_basis: nullable(
    text({
      description:
        "What discount and margin start from: `list`, `standard`, `cost` or `price1` … `price10`; the list price for a discount and the cost for a margin when empty",
      example: "cost",
    }),
  ),
  expiration_date: nullable(datetime({ description: "Last day the line holds, until midnight" })),
  commitment_amount: nullable(money({ description: "What the customer promised to buy of it" })),
  item_id: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  item_description: nullable(text({ description: "The item's description" })),
  status_cd: statusCd(),
  min_qty: quantity({ description: "The least quantity it holds for, in `uom`", example: 1 }),
  ship_to_id: nullable(uid("The only ship-to it holds for; null for all")),
});

const words = ["contract", "agreement", "special price", "job price", "negotiated", "blanket"];
const id = uid("job_price_hdr_uid of the contract");
const common = { permission: "contract.read" as const, scope: "customer" as const };

/** `/job-price-hdr`: contracts with customers (R070). */
export const jobPriceHdr: Resource = resource("/job-price-hdr", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("job_price_hdr_uid|ASC"),
      q: text({ description: "Words to look for in the numbers and the description" }),
      customer_id: number({ min: 1, description: "Only contracts of this customer", example: 100200 }),
    },
    returns: list(JobPriceHeader),
    summary: "List contracts",
    description: "A shopper sees their customer's contracts, a sales representative those of their customers.",
    words,
    tasks: ["contracts of a customer", "special pricing that was agreed", "job quotes in force", "which deals exist"],
    rules: ["R070"],
    ...common,
  }),
  get: get("/{id}", {
    params: { id },
    returns: JobPriceHeader,
    summary: "Get one contract",
    words,
    tasks: [
      "terms and dates of a contract",
      "when does a contract end",
      "details of a price agreement",
      "until when is the special price valid",
    ],
    ...common,
  }),
});

/** `/job-price-hdr/{id}/lines`: the prices of a contract (R071). */
export const jobPriceHdrLines: Resource = resource("/job-price-hdr", {
  list: get("/{id}/lines", {
    params: { id },
    query: {
      ...paging(),
      orderBy: orderBy("job_price_line_uid|ASC"),
      q: text({ description: "Words to look for in item number and description" }),
      statusCd: statusCd({ description: "Only lines of this status; without it all but deleted ones" }),
      invMastUid: uid("Only lines of this item"),
    },
    returns: list(JobPriceLine),
    summary: "List the prices of a contract",
    words,
    tasks: ["which items have a job price", "prices agreed for a project", "items and prices of a special deal"],
    rules: ["R071"],
    ...common,
  }),
  get: get("/{hdrId}/lines/{lineId}", {
    params: { hdrId: id, lineId: uid("job_price_line_uid of the line") },
    returns: JobPriceLine,
    summary: "Get one price of a contract",
    words,
    ...common,
  }),
});
