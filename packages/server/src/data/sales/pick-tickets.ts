import type { RowSet } from "../../load/examples/row-set.ts";
import type { Portion } from "../../load/examples/sales/allocate.ts";
import type { OrderDraft } from "../../load/examples/sales/sale-drafts.ts";

/** What is to be taken from a bin for a line of an order. */
export interface PickDraft extends Portion {
  readonly lineNo: number;
  readonly invMastUid: number;
}

/** The first number of a pick ticket. */
const firstTicket = 600_001;

/** Adds the pick ticket of an order that holds stock, lines in the order of the bins; one being picked is printed. */
export function addPickTicket(rows: RowSet, order: OrderDraft, picks: readonly PickDraft[]): void {
  if (picks.length === 0) return;
  const number = firstTicket + rows.rows("pick_ticket").length;
  rows.add("pick_ticket", {
    ...{ pick_ticket_no: number, order_no: order.number, location_id: order.locationId },
    printed_flag: order.status === "picking" ? "Y" : "N",
    ...{ date_created: order.date, date_last_modified: order.date },
  });
  const walk = [...picks].sort((a, b) => compare(a.bin, b.bin) || compare(a.lot, b.lot) || a.lineNo - b.lineNo);
  walk.forEach(({ lineNo, invMastUid, bin, lot, quantity }, index) => {
    rows.add("pick_ticket_line", {
      ...{ pick_ticket_no: number, line_number: index + 1, order_line_no: lineNo, inv_mast_uid: invMastUid },
      ...{ bin, lot, qty_to_pick: quantity },
    });
  });
}

function compare(a: string | null, b: string | null): number {
  const [one, other] = [a ?? "", b ?? ""];
  return one < other ? -1 : Number(one > other);
}
