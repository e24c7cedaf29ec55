import type { Catalog } from "../catalog/catalog.ts";
import type { RowSet } from "../row-set.ts";
import { openingDate } from "../sales/dates.ts";
import { StockroomHistory } from "../stockrooms/stockroom-history.ts";
import { world } from "./names.ts";

const { northgate } = world.customers;
const { distributors, profiles, restocks, sections, stockrooms, products } = world.vmi;

/** What the crib should hold, and holds, in base units. */
const parts = [
  { itemId: "HB-M8-40", min: 200, max: 800, reorder: 600, onHand: 150 },
  { itemId: "GLV-NIT-L", min: 10, max: 30, reorder: 20, onHand: 14 },
  { itemId: "CUT-115-1", min: 20, max: 100, reorder: 75, onHand: 22 },
] as const;

/**
 * Adds the two stockrooms of Northgate: the crib of Plant Toledo with four parts, and the empty one of Plant Dayton.
 * Answers the history of the first, which the caller continues and stores.
 *
 * @param delivered whether what the second one ordered has arrived; the caller adds it to its history
 */
export function addStockrooms(catalog: Catalog, delivered = false): StockroomHistory {
  const { rows } = catalog;
  addDistributors(rows);
  rows.add("vmi_section", {
    sections_uid: sections.rackA,
    section_name: "Rack A",
    section_desc: "Beside the crib window",
    customer_id: northgate,
  });
  rows.add(
    "vmi_profile_hdr",
    { inv_profile_hdr_uid: profiles.toledo, inv_profile_hdr_desc: "Plant Toledo crib", customer_id: northgate },
    { inv_profile_hdr_uid: profiles.dayton, inv_profile_hdr_desc: "Plant Dayton crib", customer_id: northgate },
  );
  addWarehouses(rows);
  addRestock(catalog, delivered);
  return addParts(catalog);
}

/** What the empty crib ordered first. */
export const firstRestock = [
  ["NUT-M8-NY", 500],
  ["GLV-NIT-M", 20],
] as const;

function addRestock({ rows, items }: Catalog, delivered: boolean): void {
  rows.add("vmi_restock_hdr", {
    restock_hdr_uid: restocks.dayton,
    warehouse_uid: stockrooms.dayton,
    distributors_uid: distributors.house,
    po_number: "NG-VMI-4100",
    notes: "To fill the new crib",
    users_id: world.users.amir,
    date_created: "2026-01-15 14:10:00",
    status_cd: delivered ? 705 : 704,
  });
  firstRestock.forEach(([itemId, quantity], index) => {
    rows.add("vmi_restock_line", {
      restock_hdr_uid: restocks.dayton,
      line_no: index + 1,
      inv_profile_line_type: "prophet21",
      inv_mast_uid: items.require(itemId, "item"),
      qty_ordered: quantity,
      qty_received: delivered ? quantity : 0,
    });
  });
}

function addDistributors(rows: RowSet): void {
  rows.add(
    "vmi_distributor",
    {
      distributors_uid: distributors.house,
      distributors_name: "Purvey Demo Supply",
      distributors_id: "PDS",
      distributors_desc: "The catalogue, from Columbus and Toledo",
      distributors_email: "vmi@purveydemo.example",
    },
    {
      distributors_uid: distributors.kessler,
      distributors_name: "Kessler Tool & Die",
      distributors_id: "KTD",
      distributors_desc: "Laser-cut brackets to Northgate's drawings",
      distributors_account: "NGF-22",
      distributors_email: "orders@kesslertool.example",
      customer_id: northgate,
    },
  );
  rows.add("vmi_product", {
    products_uid: products.bracket,
    distributors_uid: distributors.kessler,
    products_id: "NGF-7781",
    part_number: "BKT-40-L",
    products_desc: "Bracket, Left, Laser Cut, 40 mm",
    upc_or_ean_id: "081234567785",
    unit_of_measure: "EA",
    default_selling_unit: "CS",
    selling_unit_size: 40,
  });
}

function addWarehouses(rows: RowSet): void {
  rows.add(
    "vmi_warehouse",
    {
      warehouse_uid: stockrooms.toledo,
      warehouse_id: "VW-1",
      warehouse_name: "Plant Toledo crib",
      warehouse_desc: "Bay 4, beside the paint line",
      customer_id: northgate,
      inv_profile_hdr_uid: profiles.toledo,
    },
    {
      warehouse_uid: stockrooms.dayton,
      warehouse_id: "VW-2",
      warehouse_name: "Plant Dayton crib",
      warehouse_desc: "Cage by the east dock",
      customer_id: northgate,
      inv_profile_hdr_uid: profiles.dayton,
    },
  );
  const { dana, walt } = world.users;
  rows.add(
    "vmi_warehouse_user",
    { warehouse_uid: stockrooms.toledo, users_id: walt, is_primary: true },
    { warehouse_uid: stockrooms.toledo, users_id: dana, is_primary: false },
  );
}

function addParts({ rows, items }: Catalog): StockroomHistory {
  const history = new StockroomHistory(rows, stockrooms.toledo);
  const common = { inv_profile_hdr_uid: profiles.toledo, sections_uid: sections.rackA };
  const open = (invProfileLineType: "prophet21" | "products", invMastUid: number, quantity: number) =>
    history.add({
      part: { invProfileLineType, invMastUid },
      type: "opening",
      quantity,
      date: openingDate,
      more: { reason: "Opening count", users_id: world.users.walt },
    });
  for (const { itemId, min, max, reorder, onHand } of parts) {
    const uid = items.require(itemId, "item");
    rows.add("vmi_profile_line", {
      ...common,
      inv_profile_line_type: "prophet21",
      inv_mast_uid: uid,
      distributors_uid: distributors.house,
      min_qty: min,
      max_qty: max,
      reorder_qty: reorder,
    });
    open("prophet21", uid, onHand);
  }
  rows.add("vmi_profile_line", {
    ...common,
    inv_profile_line_type: "products",
    inv_mast_uid: products.bracket,
    min_qty: 10,
    max_qty: 40,
    reorder_qty: 40,
  });
  open("products", products.bracket, 6);
  return history;
}
