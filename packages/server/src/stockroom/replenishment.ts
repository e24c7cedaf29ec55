import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import sql, { type Sql } from "sql-template-tag";
import { selectList } from "../platform/db/json-list.ts";
import { stockroomPartFields, stockroomParts } from "../trades/vmi/stockroom-parts.ts";
import { decimal, quantityText } from "../values/decimal.ts";

const pack = stockroomPartFields.sellingUnitSize;

/** What a suggestion says, as expressions: the maximum less on hand less on order, rounded up to full selling units. */
export const replenishmentFields = {
  ...stockroomPartFields,
  belowMinimum: "s.on_hand + o.on_order < t.min_qty",
  missingQty: "n.missing",
  suggestedOrderQty: `ceil(n.missing / ${pack}) * ${pack}`,
  suggestedSellingUnits: `ceil(n.missing / ${pack})`,
  distributorUid: "d.distributors_uid",
  distributorsName: "d.distributors_name",
  invProfileLineUid: "t.inv_profile_line_uid",
} as const;

/** A suggestion as it is read. */
export type ReplenishmentRow = Omit<ReplenishmentItem, "explanation">;

/** The columns of a suggestion. */
export const replenishmentSelect: Sql = selectList(replenishmentFields);

/** The parts of a stockroom's profile as a from clause. */
export function profileParts(site: string, warehouseUid: number): Sql {
  return sql`${stockroomParts(site, warehouseUid)} and t.inv_profile_line_uid is not null`;
}

/** The same with the sentence that says how it came about. */
export function explained(row: ReplenishmentRow): ReplenishmentItem {
  return { ...row, explanation: explanationOf(row) };
}

/** `Maximum 40 − 6 on hand − 0 on order = 34 EA, rounded up to 1 CS of 40.` */
export function explanationOf(row: Omit<ReplenishmentRow, "distributorUid">): string {
  const [max, onHand, onOrder] = [row.maxQty, row.qtyOnHand, row.qtyOnOrder].map((value) => decimal(value));
  if (!max || !onHand || !onOrder) throw new RangeError("A suggestion has a maximum, what is on hand and on order.");
  const unit = row.unitOfMeasure;
  const sum = `Maximum ${quantityText(max)} − ${quantityText(onHand)} on hand − ${quantityText(onOrder)} on order`;
  const left = max.minus(onHand).minus(onOrder);
  if (left.lte(0)) return `${sum} leaves nothing to order.`;
  const full = `${sum} = ${quantityText(left)} ${unit}`;
  const size = decimal(row.sellingUnitSize);
  if (size.eq(1))
    return left.eq(decimal(row.suggestedOrderQty)) ? `${full}.` : `${full}, rounded up to ${row.suggestedOrderQty}.`;
  return `${full}, ${left.eq(decimal(row.suggestedOrderQty)) ? "which is" : "rounded up to"} ${row.suggestedSellingUnits} ${row.sellingUnit} of ${quantityText(size)}.`;
}
