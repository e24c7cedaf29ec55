import { partText } from "../../../../trades/vmi/part.ts";
import type { RowSet } from "../../row-set.ts";
import { dateText } from "../../sales/dates.ts";
import type { StockroomHistory } from "../../stockrooms/stockroom-history.ts";
import { createRandom, type Random } from "../random.ts";
import type { CribPart } from "./crib-parts.ts";

const day = 86_400_000;
const minute = 60_000;

/** How many weeks the history has. */
export const weekCount = 13;

/** The Monday it begins on: its last week is over at a moment. Both in milliseconds since 1970. */
function firstMondayOf(now: number): number {
  const someMonday = 4 * day;
  const weeksOver = Math.floor((now - someMonday + 2 * day) / (7 * day));
  return someMonday + (weeksOver - weekCount) * 7 * day;
}

/** A crib, its people and what it holds. */
export interface Crib {
  readonly warehouseUid: number;
  readonly history: StockroomHistory;
  readonly parts: readonly CribPart[];
  /** Parts that are used and filled up every week by the same quantity, so that they end as they began. */
  readonly steady: readonly CribPart[];
  readonly departments: readonly string[];
  /** Users who take parts, order and receive. */
  readonly takers: readonly number[];
  readonly buyer: number;
  readonly attendant: number;
}

interface OpenOrder {
  readonly uid: number;
  readonly poNumber: string;
  readonly lines: readonly { readonly part: CribPart; readonly lineNo: number; readonly quantity: number }[];
}

/** Makes up the weeks of cribs: usage day by day, orders on Fridays, deliveries on Tuesdays, counts now and then. */
export class CribWeeks {
  readonly #rows: RowSet;
  readonly #open = new Map<Crib, OpenOrder[]>();
  readonly #headers = new Map<number, Readonly<Record<string, unknown>>>();
  readonly #firstMonday: number;
  #order: number;

  /** Its weeks end with the last one that is over at `now`, in milliseconds since 1970. */
  constructor(rows: RowSet, now: number) {
    this.#rows = rows;
    this.#firstMonday = firstMondayOf(now);
    this.#order = rows.rows("vmi_restock_hdr").length;
  }

  /** One week of a crib. The orders of the last but one week arrive in part only, and nothing is ordered in the last. */
  add(crib: Crib, week: number): void {
    const random = createRandom(`crib ${crib.warehouseUid} week ${week}`);
    const monday = this.#firstMonday + week * 7 * day;
    this.#fillSteady(crib, monday);
    for (let weekday = 0; weekday < 5; weekday++) {
      if (weekday === 1) this.#receive(crib, monday + day + 8.5 * 60 * minute, week === weekCount - 1, random);
      this.#use(crib, monday + weekday * day, week, random);
    }
    if (week % 4 === 3) this.#count(crib, monday + 4 * day + 15 * 60 * minute, random);
    if (week < weekCount - 1) this.#orderMissing(crib, monday + 4 * day + 16 * 60 * minute);
  }

  #fillSteady({ history, steady, attendant }: Crib, monday: number): void {
    for (const { key, pack } of steady)
      history.add({
        part: key,
        type: "receive",
        quantity: steadyUse(pack),
        date: dateText(monday + 7.5 * 60 * minute),
        more: { users_id: attendant, reason: "Filled up on the weekly round" },
      });
  }

  #use(crib: Crib, morning: number, week: number, random: Random): void {
    const wanted = crib.parts.flatMap((part) =>
      random.chance(0.22) ? [{ part, quantity: usedOf(part, random) }] : [],
    );
    const weekday = Math.round((morning - this.#firstMonday) / day) % 7;
    const steady = crib.steady.map((part) => ({ part, quantity: steadyPortion(part.pack, weekday) }));
    [...wanted, ...steady].forEach(({ part, quantity }, index) => {
      const there = Math.min(quantity, crib.history.onHand(part.key));
      if (there <= 0) return;
      const time = morning + (9 * 60 + index * 9 + random.between(0, 8)) * minute;
      crib.history.add({
        part: part.key,
        type: "usage",
        quantity: -there,
        date: dateText(time),
        more: { ...chargeOf(crib, week, random), ...warrantyOf(part, random) },
      });
    });
  }

  #receive(crib: Crib, time: number, partly: boolean, random: Random): void {
    for (const [index, { uid, poNumber, lines }] of (this.#open.get(crib) ?? []).entries()) {
      for (const { part, lineNo, quantity } of lines) {
        const arrived = !partly || lineNo % 3 === 1;
        this.#rows.add("vmi_restock_line", lineRow(uid, lineNo, part, quantity, arrived ? quantity : 0));
        if (!arrived) continue;
        crib.history.add({
          part: part.key,
          type: "receive",
          quantity,
          date: dateText(time + (index * 26 + lineNo) * minute),
          ...(part.tracksLots ? { lot: `L-${random.between(62, 99)}` } : {}),
          more: { po_number: poNumber, restock_hdr_uid: uid, users_id: crib.attendant },
        });
      }
      this.#closeOrder(uid, partly && lines.some(({ lineNo }) => lineNo % 3 !== 1), dateText(time));
    }
    this.#open.delete(crib);
  }

  #closeOrder(uid: number, stillOpen: boolean, date: string): void {
    const header = this.#headers.get(uid);
    if (!header) return;
    this.#rows.add("vmi_restock_hdr", { ...header, status_cd: stillOpen ? 704 : 705, date_last_modified: date });
  }

  #orderMissing(crib: Crib, time: number): void {
    const missing = crib.parts.flatMap((part) => {
      const onHand = crib.history.onHand(part.key);
      return onHand > part.min ? [] : [{ part, quantity: Math.ceil((part.max - onHand) / part.pack) * part.pack }];
    });
    const distributors = [...new Set(missing.map(({ part }) => part.distributorsUid))].sort();
    const orders = distributors.map((distributorsUid) => {
      const uid = ++this.#order;
      const poNumber = `NG-VMI-${4100 + uid}`;
      this.#headers.set(uid, {
        restock_hdr_uid: uid,
        warehouse_uid: crib.warehouseUid,
        distributors_uid: distributorsUid,
        po_number: poNumber,
        users_id: crib.buyer,
        date_created: dateText(time),
      });
      const own = missing.filter(({ part }) => part.distributorsUid === distributorsUid);
      return { uid, poNumber, lines: own.map((line, index) => ({ ...line, lineNo: index + 1 })) };
    });
    this.#open.set(crib, orders);
  }

  #count({ history, parts, attendant }: Crib, time: number, random: Random): void {
    for (const { key } of parts.filter(() => random.chance(0.2))) {
      const lost = Math.min(history.onHand(key), random.pick([0, 0, 0, 1, 2]));
      const reason = lost === 0 ? "Cycle count" : random.pick(["Damaged", "Miscounted", "Not charged"]);
      history.add({
        part: key,
        type: "adjust",
        quantity: -lost,
        date: dateText(time),
        more: { reason, users_id: attendant },
      });
    }
  }
}

function lineRow(uid: number, lineNo: number, { key }: CribPart, ordered: number, received: number) {
  const { invProfileLineType, invMastUid } = key;
  return {
    restock_hdr_uid: uid,
    line_no: lineNo,
    inv_profile_line_type: invProfileLineType,
    inv_mast_uid: invMastUid,
    qty_ordered: ordered,
    qty_received: received,
  };
}

/** Some parts are always used faster than others. */
function usedOf({ key, max }: CribPart, random: Random): number {
  const pace = partText(key).length % 2 === 0 ? 0.16 : 0.1;
  return Math.max(1, Math.round(max * pace * (0.4 + random.next())));
}

function steadyUse(pack: number): number {
  return pack > 1 ? pack : 8;
}

/** A fifth of the week's use on each day, the rest on Friday. */
function steadyPortion(pack: number, weekday: number): number {
  const fifth = Math.floor(steadyUse(pack) / 5);
  return weekday === 4 ? steadyUse(pack) - 4 * fifth : fifth;
}

/** The job of a week that something was taken for; each job belongs to a department. */
function chargeOf({ departments, takers, warehouseUid }: Crib, week: number, random: Random) {
  const job = random.between(0, 7);
  const number = 5300 + warehouseUid * 20 + week * 11 + job;
  return {
    job_description: `WO-${number}`,
    department: departments[job % departments.length],
    users_id: random.pick(takers),
  };
}

function warrantyOf({ hasWarranty }: CribPart, random: Random) {
  if (!hasWarranty || !random.chance(0.04)) return {};
  const serialNo = `SN-${random.between(40_000, 49_999)}`;
  const notes = random.pick(["Seized after two weeks", "Leaks at the shaft", "Noise under load"]);
  return { warranty: { modelNo: `M-${random.between(10, 99)}`, serialNo, warrantyType: "Manufacturer", notes } };
}
