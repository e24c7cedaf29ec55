import { insertRows } from "../data/insert-rows.ts";
import { numberOf } from "../decimal.ts";
import type { LoadContext, LoadStep } from "./load-context.ts";

/** `SpecialOffer.csv`, `SpecialOfferProduct.csv`, `SalesTaxRate.csv`, `BillOfMaterials.csv`: quantity breaks, taxes and parts. */
export const loadPrices: LoadStep = {
  title: "prices, taxes and parts",
  async run(context) {
    await loadBreaks(context);
    await loadTaxes(context);
    await loadParts(context);
  },
};

async function loadBreaks({ db, site, folder, report, items }: LoadContext): Promise<void> {
  const offers = new Map(
    await folder.read("SpecialOffer.csv", (row) => {
      const percent = row.amount("DiscountPct").times(100);
      if (percent.gt(100)) row.refuse("DiscountPct", `is more than the whole price`);
      const offer = {
        description: row.text("Description", 255),
        discount_percent: numberOf(percent),
        break_qty: Math.max(1, row.optionalInteger("MinQty") ?? 1),
        max_qty: row.optionalInteger("MaxQty") ?? null,
        start_date: row.optionalDate("StartDate") ?? null,
        end_date: row.optionalDate("EndDate") ?? null,
      };
      return [row.key("SpecialOfferID"), offer] as const;
    }),
  );
  const breaks = await folder.read("SpecialOfferProduct.csv", (row) => {
    const [offerId, uid] = [row.key("SpecialOfferID"), row.key("ProductID")];
    const offer = offers.get(offerId);
    if (!offer) return row.refuse("SpecialOfferID", `is ${offerId}, which SpecialOffer.csv does not have`);
    if (!items.has(uid)) return row.refuse("ProductID", `is ${uid}, which was not loaded`);
    return { site_id: site, price_break_uid: offerId * 100_000 + uid, inv_mast_uid: uid, ...offer };
  });
  const real = breaks.filter(({ discount_percent }) => discount_percent > 0);
  await db.transaction((transaction) =>
    insertRows(transaction, "price_break", real, { conflict: ["site_id", "price_break_uid"] }),
  );
  report.stored("SpecialOffer.csv", offers.size);
  report.stored("SpecialOfferProduct.csv", breaks.length);
}

async function loadTaxes({ db, site, folder, report, states }: LoadContext): Promise<void> {
  const rows = await folder.read("SalesTaxRate.csv", (row) => {
    const state = states.get(row.key("StateProvinceID"));
    if (!state) return row.refuse("StateProvinceID", "is a state that StateProvince.csv does not have");
    const type = row.optionalInteger("TaxType") ?? 3;
    // Type 2 taxes wholesale alone; the destination's tax is 1 (retail) or 3 (both).
    if (type === 2) return row.refuse("TaxType", "is 2 (wholesale only); 1 and 3 are stored");
    const rate = row.amount("TaxRate");
    if (rate.gt(100)) return row.refuse("TaxRate", `is ${rate.toString()}; a rate is a percentage up to 100`);
    return {
      site_id: site,
      tax_jurisdiction_uid: row.key("SalesTaxRateID"),
      jurisdiction_name: row.optionalText("Name", 255) ?? state.name,
      jurisdiction_level: "state",
      country: state.country,
      state: state.code,
      tax_rate: numberOf(rate.div(100)),
    };
  });
  await db.transaction((transaction) =>
    insertRows(transaction, "tax_jurisdiction", rows, { conflict: ["site_id", "tax_jurisdiction_uid"] }),
  );
  report.stored("SalesTaxRate.csv", rows.length);
}

async function loadParts({ db, site, folder, report, items }: LoadContext): Promise<void> {
  const rows = await folder.read("BillOfMaterials.csv", (row) => {
    const [assembly, part] = [row.optionalInteger("ProductAssemblyID"), row.key("ComponentID")];
    // A line without an assembly names the top of a bill, one with an end is history: both are read, neither is a part.
    if (assembly === undefined || row.optionalDate("EndDate") !== undefined) return undefined;
    if (!items.has(assembly)) return row.refuse("ProductAssemblyID", `is ${assembly}, which was not loaded`);
    if (!items.has(part)) return row.refuse("ComponentID", `is ${part}, which was not loaded`);
    const quantity = row.amount("PerAssemblyQty");
    if (quantity.eq(0)) return row.refuse("PerAssemblyQty", "is 0; a part is needed at least in part");
    return {
      site_id: site,
      inv_mast_sub_parts_uid: row.key("BillOfMaterialsID"),
      inv_mast_uid: assembly,
      sub_part_inv_mast_uid: part,
      qty_required: numberOf(quantity),
      unit_of_measure: row.optionalText("UnitMeasureCode", 8) ?? null,
    };
  });
  await db.transaction((transaction) =>
    insertRows(transaction, "item_sub_part", rows, { conflict: ["site_id", "inv_mast_sub_parts_uid"] }),
  );
  report.stored("BillOfMaterials.csv", rows.length);
}
