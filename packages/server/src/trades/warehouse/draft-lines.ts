import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { businessError, invalid, ServerError } from "../../platform/errors.ts";
import { askedItems, foundItem, itemProblem } from "../pricing/index.ts";
import type { StoredPortion } from "./document-rows.ts";
import { portionsOf, requireBase } from "./draft-portions.ts";
import type { KindDefinition } from "./kinds.ts";
import type { Target, TargetLine } from "./read-targets.ts";

/** A line as it is sent, whatever the kind of its document. */
export interface LineInput {
  readonly lineNo?: number;
  readonly invMastUid?: number;
  readonly itemId?: string;
  readonly uom?: string;
  readonly quantity?: number;
  readonly qtyReceived?: number;
  readonly qtyShipped?: number;
  readonly poNo?: number;
  readonly poLineNo?: number;
  readonly transferLineNo?: number;
  readonly toBin?: string;
  readonly fromBin?: string;
  readonly moveAvailable?: "Y" | "N";
  readonly moveAllocations?: "Y" | "N";
  readonly bins?: readonly { bin?: string; lot?: string; quantity: number; serials?: readonly string[] }[];
  readonly bin?: string;
  readonly lot?: string;
  readonly serials?: readonly string[];
  readonly complete?: "Y" | "N";
  readonly reason?: string;
}

/** A line as it is stored. */
export interface LineDraft {
  readonly line_no: number;
  readonly inv_mast_uid: number;
  readonly quantity: number | null;
  readonly uom: string;
  readonly unit_size: number;
  readonly to_bin: string | null;
  readonly move_available: string;
  readonly move_allocations: string;
  readonly po_no: number | null;
  readonly target_line_no: number | null;
  readonly bins: readonly StoredPortion[];
  readonly complete: string;
  readonly reason: string | null;
}

interface LineItem {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly baseUnit: string;
  readonly units: readonly { readonly unit: string; readonly size: number }[];
}

/**
 * Turns lines as they are sent into lines to be stored: items, units and the lines of the order or transfer are found, in
 * one statement for any number of lines. Refuses what can never become right.
 */
export async function draftLines(
  db: Queryable,
  site: string,
  definition: KindDefinition,
  inputs: readonly LineInput[],
  target: Target | undefined,
  poNo: number | undefined,
): Promise<LineDraft[]> {
  requireNumbers(definition, inputs);
  const named = inputs.map((line, index) => namedTarget(definition, line, target, poNo, index));
  const asks = inputs.map((line, index) => {
    const { invMastUid, itemId } = line;
    return invMastUid === undefined && itemId === undefined
      ? { invMastUid: named[index]?.invMastUid }
      : { invMastUid, itemId };
  });
  const items = await readItems(db, site, definition, asks);
  return inputs.map((line, index) => {
    const item = items[index] as LineItem;
    const own = named[index] ?? (target && targetOfItem(definition, item, target, line.poNo ?? poNo));
    const path = `${definition.lines}[${index}]`;
    if (own && own.invMastUid !== item.invMastUid) throw otherItem(path, definition, own, item);
    return draftOf(definition, line, index, item, own);
  });
}

function requireNumbers({ lines }: KindDefinition, inputs: readonly LineInput[]): void {
  const seen = new Set<number>();
  inputs.forEach((line, index) => {
    const lineNo = line.lineNo ?? index + 1;
    if (seen.has(lineNo))
      throw invalid(`${lines}[${index}].lineNo`, `The number ${lineNo} stands at another line already.`, lineNo);
    seen.add(lineNo);
  });
}

/** The line of the order or transfer that a line names by its number. */
function namedTarget(
  definition: KindDefinition,
  line: LineInput,
  target: Target | undefined,
  poNo: number | undefined,
  index: number,
): TargetLine | undefined {
  const field = definition.target?.field;
  const lineNo = field && line[field];
  if (!target || lineNo === undefined) return undefined;
  const found = ofOrder(target, line.poNo ?? poNo).find((one) => one.lineNo === lineNo);
  if (found) return found;
  const lines = target.lines.map((one) => one.lineNo).join(", ");
  throw invalid(
    `${definition.lines}[${index}].${field}`,
    `There is no line ${lineNo}; there are ${lines || "none"}.`,
    lineNo,
  );
}

function ofOrder({ lines }: Target, poNo: number | undefined): readonly TargetLine[] {
  return poNo === undefined ? lines : lines.filter((line) => line.poNo === null || line.poNo === poNo);
}

/** The line of an item: the first one that is open, else the first. */
function targetOfItem(
  definition: KindDefinition,
  item: LineItem,
  target: Target,
  poNo: number | undefined,
): TargetLine {
  const own = ofOrder(target, poNo).filter((line) => line.invMastUid === item.invMastUid);
  const found = own.find((line) => line.isOpen) ?? own[0];
  if (found) return found;
  const what = definition.target?.of === "transfer" ? "The transfer" : "The purchase order";
  const names = [...new Set(target.lines.map(({ itemId }) => `\`${itemId}\``))].join(", ");
  throw businessError(`${what} has no line of \`${item.itemId}\`; it has ${names || "none"}. Check what came.`, {
    itemId: item.itemId,
  });
}

function otherItem(path: string, { target }: KindDefinition, own: TargetLine, item: LineItem): ServerError {
  const text = `Line ${own.lineNo} is of \`${own.itemId}\`, not of \`${item.itemId}\`.`;
  return invalid(`${path}.${target?.field}`, text, own.lineNo, own.itemId);
}

type Ask = Pick<LineInput, "invMastUid" | "itemId">;

async function readItems(
  db: Queryable,
  site: string,
  { lines }: KindDefinition,
  asks: readonly Ask[],
): Promise<readonly LineItem[]> {
  const rows = await db.query<{ matches: string[]; item: LineItem | null }>(sql`
    select coalesce(found.matches, '{}') as matches,
      case when i.inv_mast_uid is null or cardinality(found.matches) > 1 then null else json_build_object(
        'invMastUid', i.inv_mast_uid, 'itemId', i.item_id, 'baseUnit', i.base_unit,
        'units', (select coalesce(json_agg(json_build_object('unit', u.unit_of_measure, 'size', u.unit_size) order by u.unit_size), '[]'::json)
          from item_uom u where u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid and u.delete_flag = 'N')
      ) end as item
    from (${askedItems(asks)}) a
    left join lateral (${foundItem(site, sql`null`)}) found on true
    left join item i on i.site_id = ${site} and i.inv_mast_uid = found.inv_mast_uid
    order by a.position`);
  return rows.map(({ matches, item }, index) => {
    if (item) return item;
    const issue = itemProblem(asks[index] ?? {}, matches, `${lines}[${index}]`);
    throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues: [issue] });
  });
}

function draftOf(
  definition: KindDefinition,
  line: LineInput,
  index: number,
  item: LineItem,
  own: TargetLine | undefined,
): LineDraft {
  const path = `${definition.lines}[${index}]`;
  const { unit, size } = unitOf(path, line.uom, item, own);
  const quantity = line[definition.quantity];
  if (quantity !== undefined) requireBase(`${path}.${definition.quantity}`, quantity, unit, size);
  const bins = portionsOf(path, definition, line, quantity, size);
  for (const portion of bins) if (portion.quantity !== null) requireBase(`${path}.bins`, portion.quantity, unit, size);
  return {
    line_no: line.lineNo ?? index + 1,
    inv_mast_uid: item.invMastUid,
    quantity: quantity ?? null,
    uom: unit,
    unit_size: size,
    to_bin: line.toBin ?? null,
    move_available: line.moveAvailable ?? "N",
    move_allocations: line.moveAllocations ?? "N",
    po_no: own?.poNo ?? null,
    target_line_no: own?.lineNo ?? null,
    bins,
    complete: line.complete ?? "N",
    reason: line.reason?.trim() || null,
  };
}

/** The unit named, else the one of the order or transfer, else the item's base unit. */
function unitOf(path: string, name: string | undefined, item: LineItem, own: TargetLine | undefined) {
  const units = [
    ...(own ? [{ unit: own.uom, size: own.unitSize }] : []),
    ...item.units,
    { unit: item.baseUnit, size: 1 },
  ];
  const wanted = (name?.trim() || own?.uom || item.baseUnit).toUpperCase();
  const found = units.find(({ unit }) => unit.toUpperCase() === wanted);
  if (found) return found;
  const names = [...new Set(units.map(({ unit }) => unit))];
  throw invalid(`${path}.uom`, `\`${item.itemId}\` has no unit \`${name}\`; it has ${names.join(", ")}.`, name, names);
}
