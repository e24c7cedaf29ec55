import sql from "sql-template-tag";
import type { Row } from "../platform/db/insert-rows.ts";
import { roundQuantity } from "../values/decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { type LoadContext, type LoadStep, storeRows } from "./load-context.ts";

/** `SpecialOffer.csv`, `SpecialOfferProduct.csv`, `SalesTaxRate.csv`, `BillOfMaterials.csv`: quantity breaks, taxes and parts. */
export const loadPrices: LoadStep = {
  title: "prices, taxes and parts",
  async run(context) {
    await loadBreaks(context);
    await loadTaxes(context);
    await loadParts(context);
  },
};

/** Products are numbered below this, so that offer and product make one number. */
const productsPerOffer = 2 ** 31;

async function loadBreaks(context: LoadContext): Promise<void> {
  const { db, site, folder, report, items } = context;
  const offers = await folder.readByKey("SpecialOffer.csv", "SpecialOfferID", offerRow);
  // A product with a refused line keeps the breaks it has.
  const unsure = new Set<number>();
  const seen = new Map<number, number>();
  const breaks = await folder.read("SpecialOfferProduct.csv", (row) => {
    const uid = row.key("ProductID");
    if (!items.has(uid)) return row.refuse("ProductID", `is ${uid}, which was not loaded`);
    unsure.add(uid);
    const offerId = row.key("SpecialOfferID");
    const offer = offers.get(offerId);
    if (!offer) return row.refuse("SpecialOfferID", `is ${offerId}, which SpecialOffer.csv does not have`);
    const price_break_uid = offerId * productsPerOffer + uid;
    if (uid >= productsPerOffer || !Number.isSafeInteger(price_break_uid))
      return row.refuse("ProductID", `is ${uid}; products with offers are numbered below ${productsPerOffer}`);
    row.requireFirst("ProductID", price_break_uid, seen);
    unsure.delete(uid);
    return { price_break_uid, inv_mast_uid: uid, ...offer };
  });
  const real = breaks.filter((row) => row.discount_percent !== "0");
  await db.transaction(async (transaction) => {
    await storeRows(transaction, context, "price_break", ["price_break_uid"], real);
    if (!folder.has("SpecialOfferProduct.csv")) return;
    const sure = [...items.keys()].filter((uid) => !unsure.has(uid));
    await transaction.execute(sql`
      delete from price_break where site_id = ${site} and inv_mast_uid = any(${sure}::bigint[])
        and price_break_uid <> all(${real.map((row) => row.price_break_uid)}::bigint[])`);
  });
  report.stored("SpecialOffer.csv", offers.size);
  report.stored("SpecialOfferProduct.csv", breaks.length);
}

function offerRow(row: CsvRow) {
  const percent = row.amount("DiscountPct").times(100);
  if (percent.gt(100))
    row.refuse("DiscountPct", `is ${percent.div(100).toString()}; a discount is a fraction from 0 to 1`);
  const [from, to] = [row.optionalInteger("MinQty") ?? 0, row.optionalInteger("MaxQty")];
  if (to !== undefined && to < from) row.refuse("MaxQty", `is ${to}, less than the MinQty ${from}`);
  return {
    description: row.text("Description", 255),
    discount_percent: percent.toFixed(),
    break_qty: Math.max(1, from),
    max_qty: to ?? null,
    start_date: row.optionalDate("StartDate") ?? null,
    end_date: row.optionalDate("EndDate") ?? null,
  };
}

async function loadTaxes(context: LoadContext): Promise<void> {
  const { db, folder, report, states } = context;
  const taxed = new Map<number, number>();
  const rates = await folder.readByKey("SalesTaxRate.csv", "SalesTaxRateID", (row, key): Row => {
    const stateId = row.key("StateProvinceID");
    const state = states.get(stateId);
    if (!state) return row.refuse("StateProvinceID", `is ${stateId}, which StateProvince.csv does not have`);
    const type = row.optionalInteger("TaxType") ?? 3;
    // Type 2 taxes wholesale alone; the destination's tax is 1 (retail) or 3 (both).
    if (type !== 1 && type !== 3) return row.refuse("TaxType", `is ${type}; 1 (retail) and 3 (all sales) are stored`);
    const rate = row.amount("TaxRate");
    if (rate.gt(100)) return row.refuse("TaxRate", `is ${rate.toString()}; a rate is a percentage up to 100`);
    // Two rates of one state would both be charged.
    row.requireFirst("StateProvinceID", stateId, taxed);
    return {
      tax_jurisdiction_uid: key,
      jurisdiction_name: row.optionalText("Name", 255) ?? state.name,
      jurisdiction_level: "state",
      country: state.country,
      state: state.code,
      tax_rate: rate.div(100).toFixed(),
    };
  });
  await db.transaction((transaction) =>
    storeRows(transaction, context, "tax_jurisdiction", ["tax_jurisdiction_uid"], [...rates.values()]),
  );
  report.stored("SalesTaxRate.csv", rates.size);
}

async function loadParts(context: LoadContext): Promise<void> {
  const { db, site, folder, report, items } = context;
  const parts = await folder.readByKey("BillOfMaterials.csv", "BillOfMaterialsID", (row, key) => {
    const [assembly, part] = [row.optionalInteger("ProductAssemblyID"), row.key("ComponentID")];
    // A line without an assembly names the top of a bill, one with an end is history: both are read, neither is a part.
    if (assembly === undefined || row.optionalDate("EndDate") !== undefined) return { key, row: undefined };
    if (!items.has(assembly)) return row.refuse("ProductAssemblyID", `is ${assembly}, which was not loaded`);
    if (!items.has(part)) return row.refuse("ComponentID", `is ${part}, which was not loaded`);
    const quantity = roundQuantity(row.amount("PerAssemblyQty"));
    if (quantity.eq(0)) return row.refuse("PerAssemblyQty", "is 0; a part is needed at least in part");
    return {
      key,
      row: {
        inv_mast_sub_parts_uid: key,
        inv_mast_uid: assembly,
        sub_part_inv_mast_uid: part,
        qty_required: quantity.toFixed(),
        unit_of_measure: row.optionalText("UnitMeasureCode", 8) ?? null,
      },
    };
  });
  const rows = [...parts.values()].flatMap(({ row }) => row ?? []);
  const gone = [...parts.values()].flatMap(({ key, row }) => (row ? [] : [key]));
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      delete from item_sub_part where site_id = ${site} and inv_mast_sub_parts_uid = any(${gone}::bigint[])`);
    await storeRows(transaction, context, "item_sub_part", ["inv_mast_sub_parts_uid"], rows);
  });
  report.stored("BillOfMaterials.csv", parts.size);
}
