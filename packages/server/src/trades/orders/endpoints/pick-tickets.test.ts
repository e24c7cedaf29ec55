import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { beginCheckout, fiveLines, renewAllowance } from "../../../testing/checkout-desk.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { statementsOf } from "../../../testing/statements-of.ts";

const header = { shipToId: 1, customerPoNumber: "PO-1" };

describeServer("pick tickets", (server) => {
  const walt = async () => (await server().clientFor("walt")).orders.pickTickets;
  const order = async (lines: Parameters<typeof beginCheckout>[1]) => {
    await renewAllowance(server());
    const { checkoutUid, checkout } = await beginCheckout(server(), lines, header);
    return (await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data).orderNo;
  };

  rule("R125 has the ticket of an open order with its line, bin and status", async () => {
    const ticket = await (await walt()).get({ no: 600001 }).data;
    expect(ticket).toMatchObject({
      pickTicketNo: 600001,
      orderNo: world.orders.lakesideOpen,
      locationId: 20,
      locationName: "Toledo",
      companyId: "PDS",
      customerName: "Lakeside Hydraulics",
      shipToCity: "Sandusky",
      printedFlag: "N",
      deleteFlag: "N",
      status: "open",
      lineCount: 1,
    });
    expect(ticket.lines).toMatchObject([
      {
        lineNumber: 1,
        orderLineNo: 1,
        itemId: "HB-M8-40",
        bin: "TA-01-1",
        binDesc: "Aisle TA, rack 01, shelf 1",
        lot: null,
        qtyToPick: 2,
        qtyPicked: 0,
        unitOfMeasure: "BX",
        unitSize: 100,
        baseUnit: "EA",
        baseQtyToPick: 200,
        serialized: "N",
        trackLots: "N",
      },
    ]);
  });

  rule("R253 makes a ticket with the order, lines numbered in the order of the bins", async () => {
    const orderNo = await order(fiveLines);
    const api = await walt();
    const [ticket, ...others] = await api.list({ orderNo }).data;
    expect([ticket?.locationId, ticket?.lineCount, ticket?.lines, others]).toEqual([20, 5, [], []]);
    const lines = await api.lines.list({ no: ticket?.pickTicketNo ?? 0 }).data;
    expect(
      lines.map(({ lineNumber, bin, itemId, qtyToPick, unitOfMeasure }) => [
        lineNumber,
        bin,
        itemId,
        qtyToPick,
        unitOfMeasure,
      ]),
    ).toEqual([
      [1, "TA-01-1", "HB-M8-40", 2, "BX"],
      [2, "TA-03-1", "NUT-M8-NY", 200, "EA"],
      [3, "TA-03-2", "WSH-M8", 400, "EA"],
      [4, "TB-01-1", "GLV-NIT-L", 1, "CS"],
      [5, "TC-01-1", "CUT-115-1", 5, "EA"],
    ]);
    expect(lines[0]?.lineNote).toBe("Dock 3");
  });

  it("adds the lines that an order gets later to its ticket, which is to be printed again", async () => {
    await renewAllowance(server());
    const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "WSH-M8", quantity: 100 }], header);
    const { orderNo } = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    await server().db.execute(
      sql`update pick_ticket set printed_flag = 'Y' where site_id = 'demo' and order_no = ${orderNo}`,
    );
    await checkout.prophet21Hdr.prophet21Line.create({
      checkoutUid,
      prophet21HdrUid: orderNo,
      itemId: "HB-M8-40",
      unitQuantity: 1,
      unitOfMeasure: "BX",
    }).data;
    const [ticket] = await (await walt()).list({ orderNo }).data;
    expect(ticket).toMatchObject({ lineCount: 2, printedFlag: "N", status: "open" });
    const { lines } = await (await walt()).get({ no: ticket?.pickTicketNo ?? 0 }).data;
    expect(lines.map(({ lineNumber, itemId, orderLineNo }) => [lineNumber, itemId, orderLineNo])).toEqual([
      [1, "WSH-M8", 1],
      [2, "HB-M8-40", 2],
    ]);
  });

  it("takes from the usual bin first, then from others, lot by lot, and leaves what other tickets take", async () => {
    const uid = sql`(select inv_mast_uid from item where site_id = 'demo' and item_id = 'KIT-FLG-M8')`;
    await server().db.execute(sql`
      insert into bin (site_id, location_id, bin, sequence_no) values ('demo', 20, 'TZ-1', 900), ('demo', 20, 'TZ-2', 901)`);
    await server().db.execute(sql`
      update bin_stock set qty_on_hand = 5 where site_id = 'demo' and location_id = 20 and inv_mast_uid = ${uid}`);
    await server().db.execute(sql`
      insert into bin_stock (site_id, location_id, bin, inv_mast_uid, qty_on_hand)
      select 'demo', 20, b, ${uid}, q from (values ('TZ-1', 4), ('TZ-2', 3)) as v (b, q)`);
    const taken = async (orderNo: number) => {
      const [ticket] = await (await walt()).list({ orderNo }).data;
      const { lines } = await (await walt()).get({ no: ticket?.pickTicketNo ?? 0 }).data;
      return lines.map(({ bin, qtyToPick }) => [bin, qtyToPick]);
    };
    const first = await order([{ itemId: "KIT-FLG-M8", quantity: 6 }]);
    expect(await taken(first)).toEqual([
      ["TA-03-3", 5],
      ["TZ-1", 1],
    ]);
    const second = await order([{ itemId: "KIT-FLG-M8", quantity: 5 }]);
    expect(await taken(second)).toEqual([
      ["TZ-1", 3],
      ["TZ-2", 2],
    ]);
    // The bins hold one piece; of the two set aside one lies nowhere.
    await server().db.execute(sql`update bin_stock set qty_on_hand = 2 where site_id = 'demo' and bin = 'TZ-2'`);
    const third = await order([{ itemId: "KIT-FLG-M8", quantity: 1 }]);
    expect(await taken(third)).toEqual([[null, 1]]);
  });

  it("makes no ticket for what only waits for stock", async () => {
    const orderNo = await order([{ itemId: "HB-M8-60", quantity: 1 }]);
    expect((await (await walt()).list({ orderNo })).totalResults).toBe(0);
  });

  it("plans every piece once when orders race for it", async () => {
    await renewAllowance(server());
    const begun = [];
    for (let count = 0; count < 5; count++)
      begun.push(await beginCheckout(server(), [{ itemId: "BRG-6205-2RS", quantity: 3 }], header));
    await Promise.all(
      begun.map(({ checkoutUid, checkout }) => checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data),
    );
    const planned = await server().db.query(sql`
      select k.bin, sum(k.qty_to_pick) as planned, count(distinct k.pick_ticket_no) as tickets from pick_ticket_line k
      join item i on i.site_id = k.site_id and i.inv_mast_uid = k.inv_mast_uid
      where k.site_id = 'demo' and i.item_id = 'BRG-6205-2RS' group by 1`);
    expect(planned).toEqual([{ bin: "TD-02-2", planned: 15, tickets: 5 }]);
  });

  rule("R252 lists by number, filters by company, location, order, flags and words", async () => {
    const api = await walt();
    const all = await api.list({ limit: 100 }).data;
    expect(all.map(({ pickTicketNo }) => pickTicketNo)).toEqual(
      all.map(({ pickTicketNo }) => pickTicketNo).toSorted((a, b) => a - b),
    );
    const found = async (input: Parameters<typeof api.list>[0]) =>
      (await api.list(input).data).map(({ pickTicketNo }) => pickTicketNo);
    expect(await found({ orderNo: world.orders.lakesideOpen })).toEqual([600001]);
    expect(await found({ q: "lakeside" })).toEqual([600001]);
    expect(await found({ q: "500003" })).toEqual([600001]);
    expect(await found({ q: "600001", companyId: "PDS", locationId: 20, printedFlag: "N" })).toEqual([600001]);
    expect([
      await found({ companyId: "OTHER" }),
      await found({ locationId: 10 }),
      await found({ printedFlag: "Y" }),
    ]).toEqual([[], [], []]);
    expect((await found({ orderBy: "pick_ticket_no|DESC", limit: 1 }))[0]).toBe(all.at(-1)?.pickTicketNo);
    expect(await codesOf(api.list({ orderBy: "secret|ASC" }))).toEqual(["VALIDATION_ERROR"]);
  });

  rule("R125 follows its order: shipped, cancelled, deleted", async () => {
    const api = await walt();
    const toPick = async (flag: "Y" | "N") => (await api.list({ toPick: flag, q: "lakeside" })).totalResults;
    const stand = async (status: string) => {
      await server().db.execute(
        sql`update order_hdr set status = ${status} where site_id = 'demo' and order_no = ${world.orders.lakesideOpen}`,
      );
      const { status: now, deleteFlag } = await api.get({ no: 600001 }).data;
      const deleted = (await api.list({ deleteFlag: "Y" })).totalResults;
      return [now, deleteFlag, deleted, await toPick("Y"), await toPick("N")];
    };
    expect(await stand("shipped")).toEqual(["shipped", "N", 0, 0, 1]);
    expect(await stand("cancelled")).toEqual(["cancelled", "Y", 1, 0, 0]);
    expect(await stand("open")).toEqual(["open", "N", 0, 1, 0]);
  });

  it("lists what is still to be picked by the day it leaves, whether printed or not", async () => {
    const api = await walt();
    const input = { toPick: "Y", orderBy: "requested_ship_date|ASC", limit: 1000 } as const;
    const mark = (flag: string) =>
      server().db.execute(
        sql`update pick_ticket set printed_flag = ${flag} where site_id = 'demo' and pick_ticket_no = 600001`,
      );
    await mark("Y");
    const tickets = await api.list(input).data;
    await mark("N");
    const days = tickets.map(({ requestedShipDate }) => requestedShipDate ?? "9999");
    expect(days).toEqual(days.toSorted());
    expect(tickets.find(({ pickTicketNo }) => pickTicketNo === 600001)?.status).toBe("printed");
    expect(tickets.every(({ status }) => status === "open" || status === "printed")).toBe(true);
  });

  it("gets one line, finds lines by item, bin and words, and knows no others", async () => {
    const api = await walt();
    const line = await api.lines.get({ no: 600001, line: 1 }).data;
    expect(line).toMatchObject({ pickTicketNo: 600001, lineNumber: 1, itemId: "HB-M8-40" });
    for (const q of ["hbm840", "ta-01", "zinc hex"])
      expect((await api.lines.list({ no: 600001, q })).totalResults).toBe(1);
    expect((await api.lines.list({ no: 600001, q: "glove" })).totalResults).toBe(0);
    const unknown = [
      api.lines.get({ no: 600001, line: 2 }),
      api.lines.get({ no: 1, line: 1 }),
      api.lines.list({ no: 1 }),
      api.get({ no: 1 }),
    ];
    expect(await codesOf(...unknown)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(await codesOf((await server().clientFor("dana")).orders.pickTickets.get({ no: 600001 }))).toEqual([
      "INSUFFICIENT_PERMISSIONS",
    ]);
  });

  it("asks one statement for a list and two for a ticket", async () => {
    const api = await walt();
    expect(await statementsOf(server(), () => api.list({}).data)).toBe(1);
    expect(await statementsOf(server(), () => api.get({ no: 600001 }).data)).toBe(2);
    expect(await statementsOf(server(), () => api.lines.list({ no: 600001 }).data)).toBe(1);
  });
});
