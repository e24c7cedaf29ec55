import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import { type Decimal, roundQuantity } from "../values/decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";

const file = "ProductUnitMeasure.csv";

/** `ProductUnitMeasure.csv`: the units that items are sold and bought in beside the piece, their sizes, and how many at a time. */
export const loadUnits: LoadStep = {
  title: "units of measure",
  async run(context) {
    const { db, folder, report } = context;
    const seen = new Map<string, number>();
    const rows = await folder.read(file, (row) => unitRow(row, context, seen));
    await inSlices(db, rows, 5000, async (transaction, slice) =>
      storeRows(
        transaction,
        context,
        "item_uom",
        ["inv_mast_uid", "unit_of_measure"],
        await numbered(transaction, context.site, slice),
      ),
    );
    report.stored(file, rows.length);
  },
};

/** The units with the numbers that they have; new ones take the next of the site, and no number is lost on one that is there. */
async function numbered(db: Queryable, site: string, units: readonly UnitRecord[]): Promise<Row[]> {
  const known = await db.query<{ item: number; unit: string; uid: number }>(sql`
    select inv_mast_uid as item, unit_of_measure as unit, item_uom_uid as uid from item_uom
    where site_id = ${site} and inv_mast_uid = any(${units.map(({ inv_mast_uid }) => inv_mast_uid)}::bigint[])`);
  const uids = new Map(known.map(({ item, unit, uid }) => [`${item} ${unit}`, uid]));
  const uidOf = (unit: UnitRecord) => uids.get(`${unit.inv_mast_uid} ${unit.unit_of_measure}`);
  const fresh = units.filter((unit) => uidOf(unit) === undefined).length;
  const taken = await db.first<{ next: number }>(sql`
    update document_number set last_number = last_number + ${fresh}
    where site_id = ${site} and document_type = 'item_uom' and ${fresh} > 0 returning last_number - ${fresh} + 1 as next`);
  let next = taken?.next ?? 0;
  return units.map((unit) => ({ item_uom_uid: uidOf(unit) ?? next++, ...unit }));
}

type UnitRecord = Row & { readonly inv_mast_uid: number; readonly unit_of_measure: string };

function unitRow(row: CsvRow, { items }: LoadContext, seen: Map<string, number>): UnitRecord {
  const item = row.key("ProductID");
  if (!items.has(item)) return row.refuse("ProductID", `is ${item}, which was not loaded`);
  const unit = row.name("UnitMeasureCode", 8);
  const size = positive(row, "UnitSize", row.amount("UnitSize"));
  if (unit === "EA" && !size.eq(1))
    return row.refuse("UnitSize", `is ${size.toString()}; the piece \`EA\`, in which stock is kept, has the size 1`);
  const [minimum, multiple] = [row.optionalDecimal("MinOrderQty"), row.optionalDecimal("OrderMultiple")];
  const sold = row.flag("SellingFlag") ? "Y" : "N";
  const unitRecord = {
    inv_mast_uid: item,
    unit_of_measure: unit,
    unit_size: size.toFixed(),
    minimum_order_qty: minimum ? positive(row, "MinOrderQty", minimum).toFixed() : null,
    order_multiple: multiple ? positive(row, "OrderMultiple", multiple).toFixed() : null,
    selling_unit: sold,
    b2b_unit_flag: sold,
    purchasing_unit: row.flag("PurchasingFlag") ? "Y" : "N",
    delete_flag: row.optionalDate("EndDate") === undefined ? "N" : "Y",
  };
  if (unit === "EA" && unitRecord.delete_flag === "Y")
    return row.refuse("EndDate", "is given for the piece `EA`, in which stock is kept");
  row.requireFirst("UnitMeasureCode", `${item} ${unit}`, seen);
  return unitRecord;
}

function positive(row: CsvRow, column: string, value: Decimal): Decimal {
  const quantity = roundQuantity(value);
  return quantity.gt(0) ? quantity : row.refuse(column, `is ${value.toString()}; it must be above 0`);
}
