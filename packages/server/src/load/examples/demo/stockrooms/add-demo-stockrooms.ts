import type { Catalog } from "../../catalog/catalog.ts";
import type { RowSet } from "../../row-set.ts";
import { openingDate } from "../../sales/dates.ts";
import { StockroomHistory } from "../../stockrooms/stockroom-history.ts";
import { world } from "../../world/names.ts";
import { addStockrooms, firstRestock } from "../../world/stockrooms.ts";
import { addCribParts, addOwnProducts, type CribPart, type CribPlan, type OwnProduct } from "./crib-parts.ts";
import { type Crib, CribWeeks, weekCount } from "./crib-weeks.ts";

const { northgate } = world.customers;
const { stockrooms, profiles, distributors, restocks, sections } = world.vmi;
const { dana, amir, walt, rita } = world.users;

const moreSections = [
  { sections_uid: 2, section_name: "Rack B", section_desc: "Abrasives and cutting tools" },
  { sections_uid: 3, section_name: "Cabinet 1", section_desc: "Adhesives, locked" },
  { sections_uid: 4, section_name: "Safety wall", section_desc: "Gloves, glasses and masks by size" },
  { sections_uid: 5, section_name: "Dayton shelf 1", section_desc: "Bearings and drives" },
  { sections_uid: 6, section_name: "Dayton shelf 2", section_desc: "Everything else" },
];

const product = (
  uid: number,
  productsId: string,
  partNumber: string,
  description: string,
  pack: number,
): OwnProduct => ({
  uid,
  productsId,
  partNumber,
  description,
  pack,
  max: pack * 4,
  upc: `08123456${String(7800 + uid)}`,
});

const ownProducts = [
  product(2, "NGF-7782", "BKT-40-R", "Bracket, Right, Laser Cut, 40 mm", 40),
  product(3, "NGF-9010", "FXP-12", "Weld Fixture Pin, 12 mm, Hardened", 10),
  product(4, "NGF-9100", "SPC-88", "Spacer Ring, 88 x 62 x 4 mm, to Drawing 9100", 25),
];

const toledoPlan: CribPlan = {
  profileUid: profiles.toledo,
  trade: "fabrication",
  size: 46,
  sections: { Abrasives: 2, "Cutting Tools": 2, Adhesives: 3, Safety: 4, others: sections.rackA },
};

const daytonPlan: CribPlan = {
  profileUid: profiles.dayton,
  trade: "maintenance",
  size: 42,
  sections: { Bearings: 5, "Power Transmission": 5, others: 6 },
};

/**
 * Adds what the demonstration's stockrooms hold beyond the fixture world: about fifty parts each and weeks of usage.
 *
 * @param now the moment the demonstration is loaded, in milliseconds since 1970
 */
export function addDemoStockrooms(catalog: Catalog, now: number): void {
  const { rows } = catalog;
  const toledo = addStockrooms(catalog, true);
  const steady = steadyParts(catalog);
  rows.add("vmi_section", ...moreSections.map((section) => ({ ...section, customer_id: northgate })));
  addProducts(rows);
  rows.add(
    "vmi_warehouse_user",
    { warehouse_uid: stockrooms.dayton, users_id: rita, is_primary: true },
    { warehouse_uid: stockrooms.dayton, users_id: amir, is_primary: false },
  );
  const cribs: Crib[] = [
    {
      warehouseUid: stockrooms.toledo,
      history: toledo,
      steady,
      buyer: dana,
      attendant: walt,
      takers: [walt, dana, amir],
      parts: [...addCribParts(catalog, toledoPlan), ...addOwnProducts(catalog, toledoPlan, ownProducts.slice(0, 2))],
      departments: ["Paint", "Welding", "Assembly", "Maintenance"],
    },
    {
      warehouseUid: stockrooms.dayton,
      history: new StockroomHistory(rows, stockrooms.dayton),
      steady: [],
      buyer: amir,
      attendant: rita,
      takers: [rita, amir],
      parts: [...addCribParts(catalog, daytonPlan), ...addOwnProducts(catalog, daytonPlan, ownProducts.slice(2))],
      departments: ["Machining", "Assembly", "Maintenance"],
    },
  ];
  addWeeks(catalog, cribs, now);
}

function addWeeks({ rows, items }: Catalog, cribs: readonly Crib[], now: number): void {
  for (const crib of cribs) for (const part of crib.parts) open(crib, part);
  for (const [itemId, quantity] of firstRestock)
    cribs[1]?.history.add({
      part: { invProfileLineType: "prophet21", invMastUid: items.require(itemId, "item") },
      type: "receive",
      quantity,
      date: "2026-01-20 09:20:00",
      more: { po_number: "NG-VMI-4100", restock_hdr_uid: restocks.dayton, users_id: rita },
    });
  const weeks = new CribWeeks(rows, now);
  for (let week = 0; week < weekCount; week++) for (const crib of cribs) weeks.add(crib, week);
  for (const { history } of cribs) history.store();
}

/** The parts of the fixture world, which must end with what they have there. */
function steadyParts({ rows, items }: Catalog): CribPart[] {
  const packs = new Map([
    [items.require("HB-M8-40", "item"), 100],
    [items.require("GLV-NIT-L", "item"), 10],
  ]);
  return rows.rows("vmi_profile_line").map((line) => {
    const invMastUid = Number(line.inv_mast_uid);
    const own = line.inv_profile_line_type === "products";
    return {
      key: { invProfileLineType: own ? "products" : "prophet21", invMastUid },
      min: Number(line.min_qty),
      max: Number(line.max_qty),
      pack: own ? 1 : (packs.get(invMastUid) ?? 25),
      distributorsUid: own ? distributors.kessler : distributors.house,
      tracksLots: false,
      hasWarranty: false,
    };
  });
}

function open({ history, attendant }: Crib, { key, max, tracksLots }: CribPart): void {
  history.add({
    part: key,
    type: "opening",
    quantity: Math.round(max * 0.8),
    date: openingDate,
    ...(tracksLots ? { lot: "L-58" } : {}),
    more: { reason: "Opening count", users_id: attendant },
  });
}

function addProducts(rows: RowSet): void {
  rows.add(
    "vmi_product",
    ...ownProducts.map(({ uid, productsId, partNumber, description, upc, pack }) => ({
      products_uid: uid,
      distributors_uid: distributors.kessler,
      products_id: productsId,
      part_number: partNumber,
      products_desc: description,
      upc_or_ean_id: upc,
      unit_of_measure: "EA",
      default_selling_unit: "CS",
      selling_unit_size: pack,
    })),
  );
}
