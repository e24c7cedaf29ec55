import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import sql, { type Sql } from "sql-template-tag";
import { selectList } from "../../platform/db/json-list.ts";
import { type Decimal, decimal, quantityText } from "../../values/decimal.ts";
import { stockroomPartFields, stockroomParts } from "./stockroom-parts.ts";

const pack = stockroomPartFields.sellingUnitSize;

/** What is to be ordered before it is rounded: what is missing, or the reorder quantity where that is more. */
const toOrder = "case when n.missing > 0 then greatest(n.missing, t.reorder_qty) else 0 end";

/**
 * What a suggestion says, as expressions. Missing is the maximum less on hand less on order. Of a part of which something
 * is missing the reorder quantity is ordered at least, rounded up to full selling units: also beyond the maximum.
 */
export const replenishmentFields = {
  ...stockroomPartFields,
  belowMinimum: "s.on_hand + o.on_order < t.min_qty",
  missingQty: "n.missing",
  suggestedOrderQty: `ceil((${toOrder}) / ${pack}) * ${pack}`,
  suggestedSellingUnits: `ceil((${toOrder}) / ${pack})`,
  distributorUid: "d.distributors_uid",
  distributorsName: "d.distributors_name",
  invProfileLineUid: "t.inv_profile_line_uid",
  dateLastModified: "t.date_last_modified",
} as const;

/** A suggestion as it is read. */
export type ReplenishmentRow = Omit<ReplenishmentItem, "explanation">;

type Explained = Pick<
  ReplenishmentRow,
  | "maxQty"
  | "qtyOnHand"
  | "qtyOnOrder"
  | "reorderQty"
  | "suggestedOrderQty"
  | "suggestedSellingUnits"
  | "unitOfMeasure"
  | "sellingUnit"
  | "sellingUnitSize"
>;

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

/**
 * `Maximum 40 − 6 on hand − 0 on order = 34 EA, rounded up to 1 CS of 40.` Says too by how much a
 * suggestion goes beyond the maximum, and why.
 */
export function explanationOf(row: Explained): string {
  const text = (quantity: number) => quantityText(decimal(quantity));
  const sum = `Maximum ${text(row.maxQty)} − ${text(row.qtyOnHand)} on hand − ${text(row.qtyOnOrder)} on order`;
  const left = decimal(row.maxQty).minus(row.qtyOnHand).minus(row.qtyOnOrder);
  if (left.lte(0)) return `${sum} leaves nothing to order.`;
  const missing = `${sum} = ${quantityText(left)} ${row.unitOfMeasure}`;
  const reorder = decimal(row.reorderQty ?? 0);
  const isRaised = left.lt(reorder);
  const full = isRaised ? `${missing}, raised to the ${quantityText(reorder)} that are ordered at once` : missing;
  const beyond = decimal(row.suggestedOrderQty).minus(left);
  return inSellingUnits(row, full, isRaised ? reorder : left) + beyondText(beyond, isRaised);
}

function inSellingUnits(row: Explained, full: string, quantity: Decimal): string {
  const size = decimal(row.sellingUnitSize);
  const isExact = quantity.eq(decimal(row.suggestedOrderQty));
  if (size.eq(1)) return isExact ? `${full}.` : `${full}, rounded up to ${row.suggestedOrderQty}.`;
  return `${full}, ${isExact ? "which is" : "rounded up to"} ${row.suggestedSellingUnits} ${row.sellingUnit} of ${quantityText(size)}.`;
}

function beyondText(beyond: Decimal, isRaised: boolean): string {
  if (beyond.lte(0)) return "";
  return isRaised
    ? ` That is ${quantityText(beyond)} above the maximum, because less than the reorder quantity is not ordered.`
    : ` That is ${quantityText(beyond)} above the maximum, because only full selling units are ordered.`;
}
