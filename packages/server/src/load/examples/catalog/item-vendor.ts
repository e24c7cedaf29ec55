import type { Row } from "../../../platform/db/insert-rows.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { ItemDraft } from "./item-draft.ts";
import type { VendorDefinition } from "./vendor-definitions.ts";

/** The row of the table `vendor`. */
export function vendorRow(vendor: VendorDefinition): Row {
  const domain = vendor.vendorName.toLowerCase().replace(/[^a-z]+/g, "");
  return {
    vendor_id: vendor.vendorId,
    vendor_name: vendor.vendorName,
    address1: vendor.street,
    city: vendor.city,
    state: vendor.state,
    postal_code: vendor.postalCode,
    country: "US",
    phone_number: vendor.phone,
    email_address: `orders@${domain}.example`,
    url: `https://www.${domain}.example`,
    account_no: `PDS-${vendor.vendorId}`,
    terms: vendor.terms,
    lead_time_days: vendor.leadTimeDays,
  };
}

/** How an item is bought from a vendor. */
export interface Source {
  readonly uid: number;
  readonly vendor: VendorDefinition;
  /** What the vendor calls the item. */
  readonly vendorItemId: string;
  readonly primary: boolean;
}

/** The row of the table `item_vendor`: bought in the purchasing unit at the item's cost; a second source asks 4 % more. */
export function itemVendorRow(draft: ItemDraft, { uid, vendor, vendorItemId, primary }: Source): Row {
  const name = draft.purchasingUnit ?? draft.sellingUnit ?? draft.units[0]?.unit ?? "EA";
  const size = draft.units.find(({ unit }) => unit === name)?.size ?? 1;
  const cost = decimal(draft.cost)
    .times(size)
    .times(primary ? 1 : "1.04");
  return {
    inv_mast_uid: uid,
    vendor_id: vendor.vendorId,
    primary_vendor: primary ? "Y" : "N",
    vendor_item_id: vendorItemId,
    vendor_item_compact: compactCode(vendorItemId),
    unit_cost: numberOf(cost.round(4)),
    purchase_unit: name,
    unit_size: size,
    minimum_order_qty: 1,
    lead_time_days: vendor.leadTimeDays,
  };
}
