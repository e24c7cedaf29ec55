import type { ContractLine } from "../../../../trades/pricing/price-inputs.ts";
import { compactCode } from "../../../../values/compact-code.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { ItemDraft } from "../../catalog/item-draft.ts";
import { classPrices, quotedPrice } from "../../catalog/price-classes.ts";
import type { Random } from "../random.ts";
import type { Buyer } from "./customers.ts";

const endDate = "2032-12-31 23:59:59";

/** Contract lines by item number. */
export type Contracts = ReadonlyMap<string, readonly ContractLine[]>;

/** Adds a customer's contract over a part of what it buys, and its own part numbers for these items. */
export function addContract(
  catalog: Catalog,
  buyer: Buyer,
  assortment: readonly ItemDraft[],
  random: Random,
): Contracts {
  const contracts = new Map<string, ContractLine[]>();
  if (!buyer.contract) return contracts;
  const header = addHeader(catalog, buyer);
  assortment.slice(0, 6 + buyer.priceClass * 2).forEach((item, index) => {
    contracts.set(item.itemId, addLines(catalog, buyer, header, item, random));
    addCustomerNumber(catalog, buyer, item, index);
  });
  return contracts;
}

function addHeader(catalog: Catalog, buyer: Buyer): number {
  const uid = catalog.rows.rows("job_price_hdr").length + 1;
  catalog.rows.add("job_price_hdr", {
    job_price_hdr_uid: uid,
    job_no: buyer.contract,
    job_description: "Annual supply agreement",
    company_id: "PDS",
    customer_id: buyer.customerId,
    start_date: "2024-07-01 00:00:00",
    end_date: endDate,
    contract_no: `${buyer.initials}-2024-${uid}`,
    total_commitment: 10_000 * buyer.priceClass,
    last_maintained_by: "sara",
  });
  return uid;
}

/** One price in the selling unit, and for half of the items a lower one from ten units on. */
function addLines(catalog: Catalog, buyer: Buyer, header: number, item: ItemDraft, random: Random): ContractLine[] {
  const unit = item.units.find(({ unit: name }) => name === item.sellingUnit) ?? item.units[0];
  const own = classPrices(item.listPrice)[`price${buyer.priceClass}`] ?? item.listPrice;
  const price = quotedPrice(own * (unit?.size ?? 1) * (0.82 + random.next() * 0.1));
  const steps = random.chance(0.5)
    ? ([
        [1, price],
        [10, quotedPrice(price * 0.95)],
      ] as const)
    : ([[1, price]] as const);
  return steps.map(([from, stepPrice]) => {
    catalog.rows.add("job_price_line", {
      job_price_hdr_uid: header,
      inv_mast_uid: catalog.items.require(item.itemId, "item"),
      item_id: item.itemId,
      item_description: item.description,
      price: stepPrice,
      uom: unit?.unit,
      unit_size: unit?.size,
      min_qty: from,
    });
    return {
      jobPriceLineUid: 0,
      jobNo: buyer.contract ?? "",
      endDate,
      pricingMethod: "price",
      price: stepPrice,
      uom: unit?.unit ?? "EA",
      unitSize: unit?.size ?? 1,
      minQty: from,
      baseQtyOrdered: 0,
      qtyMaximum: null,
      discountPercent: null,
      marginPercent: null,
      costBasis: null,
    } as const;
  });
}

function addCustomerNumber(catalog: Catalog, buyer: Buyer, item: ItemDraft, index: number): void {
  const code = `${buyer.initials}-${2000 + index * 5}`;
  catalog.rows.add("item_alternate_code", {
    inv_mast_uid: catalog.items.require(item.itemId, "item"),
    alternate_code: code,
    code_compact: compactCode(code),
    code_type: "customer",
    customer_id: buyer.customerId,
    description: "Customer's stock number",
  });
}
