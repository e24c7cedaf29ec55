import { warehouseOps } from "@purvey/contract/services/warehouse-ops/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterEach, expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { statementsOf } from "../../../testing/statements-of.ts";
import { stockOf } from "../../../testing/stock-of.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { stockSums } from "../../inventory/stock-sums.ts";
import { applyDocuments } from "../apply-documents.ts";

describeServer("bin transfers", (server) => {
  const binTransfers = async () => (await server().clientFor("walt")).warehouseOps.binTransfer;
  let requests = 0;
  const header = (locationId = 10) => ({ usersId: 4, locationId, requestId: `BT-${++requests}` });
  const apply = () => applyDocuments(server().db);

  afterEach(async () => {
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(await binSums(server().db, "demo")).toEqual([]);
  });

  rule("R190 R197 takes a transfer in, applies it to the bins and the ledger, and tells so", async () => {
    const binTransfer = await binTransfers();
    const created = await binTransfer.create({
      ...header(),
      referenceNo: "WO-17",
      properties: { scanner: "RF-07" },
      jsonData: '{"a":1}',
      transfers: [{ itemId: "hb m8-40", fromBin: "a-01-1", toBin: "A-01-2", quantity: 10, uom: "bx" }],
    }).data;
    expect(created).toMatchObject({
      importState: "initial",
      processCd: 704,
      processDesc: "waits for the worker",
      statusCd: 704,
      statusDesc: "active",
      usersId: 4,
      locationId: 10,
      locationName: "Columbus",
      referenceNo: "WO-17",
      properties: { scanner: "RF-07" },
      jsonData: '{"a":1}',
      response: null,
      attempts: 0,
      dateProcessed: null,
      transfers: [
        { lineNo: 1, itemId: "HB-M8-40", fromBin: "a-01-1", quantity: 10, uom: "BX", unitSize: 100, baseUnit: "EA" },
      ],
    });
    const { binTransferHdrUid } = created;
    expect(await binTransfer.status({ binTransferHdrUid }).data).toMatchObject({
      importState: "initial",
      explanation: "The worker applies it in a moment; 0 documents come before it.",
    });
    expect(await apply()).toEqual([
      { documentUid: binTransferHdrUid, kind: "binTransfer", importState: "delivered", processMessage: null },
    ]);
    const applied = await binTransfer.get({ binTransferHdrUid }).data;
    expect(applied).toMatchObject({
      importState: "delivered",
      processCd: 1185,
      attempts: 1,
      response: {
        movements: 2,
        complete: null,
        lines: [{ lineNo: 1, itemId: "HB-M8-40", quantity: 1000, baseUnit: "EA", bins: ["A-01-1", "A-01-2"] }],
      },
    });
    expect(await stockOf(server().db, "HB-M8-40")).toMatchObject({
      onHand: 12000,
      bins: { "A-01-1": 11000, "A-01-2": 1000 },
    });
    const movements = await server().db.query(sql`
      select bin, on_hand_change as change, movement_type as type, users_id as "usersId" from stock_movement
      where site_id = 'demo' and reference_type = 'bin-transfer' and reference_no = ${String(binTransferHdrUid)} order by 1`);
    expect(movements).toEqual([
      { bin: "A-01-1", change: -1000, type: "transfer", usersId: 4 },
      { bin: "A-01-2", change: 1000, type: "transfer", usersId: 4 },
    ]);
    expect((await binTransfer.status({ binTransferHdrUid }).data).explanation).toMatch(
      /^It was applied to the bins at /,
    );
  });

  rule("R190 refuses a transfer without usersId, locationId, requestId or transfers", async () => {
    const whole = { ...header(), transfers: [{ itemId: "HB-M8-40", toBin: "A-01-2", quantity: 1 }] };
    for (const name of ["usersId", "locationId", "requestId", "transfers"]) {
      const answer = await sendAs(server(), warehouseOps, "binTransfer.create", "walt", {
        ...whole,
        [name]: undefined,
      });
      expect([answer.status, answer.body.validationErrors[0].field]).toEqual([400, name]);
    }
  });

  it("answers the first document when the same request comes again, and refuses another under its number", async () => {
    const binTransfer = await binTransfers();
    const input = {
      ...header(),
      transfers: [{ itemId: "NUT-M8-NY", fromBin: "A-03-1", toBin: "A-03-2", quantity: 5 }],
    };
    const first = await binTransfer.create(input).data;
    const all = await Promise.all([1, 2, 3, 4].map(() => binTransfer.create(input).data));
    expect(new Set(all.map((one) => one.binTransferHdrUid))).toEqual(new Set([first.binTransferHdrUid]));
    await expect(
      binTransfer.create({ ...input, transfers: [{ itemId: "NUT-M8-NY", toBin: "A-03-2", quantity: 6 }] }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`used for the bin transfer ${first.binTransferHdrUid}`),
    });
    expect(await apply()).toHaveLength(1);
    await binTransfer.create(input);
    expect(await apply()).toEqual([]);
    expect((await stockOf(server().db, "NUT-M8-NY")).bins).toEqual({ "A-03-1": 14995, "A-03-2": 5 });
  });

  rule("R191 moves what is not allocated by default, what is allocated only when told, and both", async () => {
    const { db } = server();
    const binTransfer = await binTransfers();
    const fresh = await binTransfer.create({
      ...header(20),
      transfers: [{ itemId: "HB-M8-40", fromBin: "TA-01-1", toBin: "TA-01-2", quantity: 4400 }],
    }).data;
    expect(fresh.transfers[0]).toMatchObject({ moveAvailable: "N", moveAllocations: "N" });
    // 4500 lie there, 200 of them promised to an order.
    expect((await apply())[0]).toMatchObject({
      importState: "hold",
      processMessage:
        "The bin `TA-01-1` of Toledo holds 4300 EA of `HB-M8-40` that is not allocated; 4400 EA were asked for.",
    });
    const line = { itemId: "HB-M8-40", fromBin: "TA-01-1" };
    await binTransfer.create({
      ...header(20),
      transfers: [{ ...line, toBin: "TA-01-2", moveAllocations: "Y", quantity: 150 }],
    });
    await binTransfer.create({
      ...header(20),
      transfers: [{ ...line, toBin: "TA-01-3", moveAvailable: "Y", moveAllocations: "Y" }],
    });
    expect((await apply()).map(({ importState }) => importState)).toEqual(["delivered", "delivered"]);
    const bins = await db.query(sql`
      select b.bin, b.qty_on_hand as "onHand", b.qty_allocated as allocated from bin_stock b
      join item i on i.site_id = b.site_id and i.inv_mast_uid = b.inv_mast_uid
      where b.site_id = 'demo' and b.location_id = 20 and i.item_id = 'HB-M8-40' and b.qty_on_hand > 0 order by 1`);
    expect(bins).toEqual([
      { bin: "TA-01-2", onHand: 150, allocated: 150 },
      { bin: "TA-01-3", onHand: 4350, allocated: 50 },
    ]);
    expect(await stockOf(db, "HB-M8-40", 20)).toMatchObject({ onHand: 4500, allocated: 200 });
  });

  it("moves lots by their names, and asks for the lot where a bin holds several", async () => {
    const binTransfer = await binTransfers();
    const line = { itemId: "ADH-50", fromBin: "F-01-1", toBin: "RECV", quantity: 1, uom: "CS" };
    await binTransfer.create({ ...header(), transfers: [line] });
    await binTransfer.create({ ...header(), transfers: [{ ...line, lot: "L-64" }] });
    await binTransfer.create({
      ...header(),
      transfers: [{ ...line, itemId: "CUT-115-1", fromBin: "C-01-1", uom: "EA", lot: "L-64" }],
    });
    expect((await apply()).map(({ importState, processMessage }) => [importState, processMessage])).toEqual([
      ["hold", "The bin `F-01-1` holds several lots of `ADH-50`: `L-61` (36 EA), `L-64` (48 EA). Name the lot."],
      ["delivered", null],
      ["hold", "`CUT-115-1` is not kept by lots. Leave the lot `L-64` away."],
    ]);
    expect((await stockOf(server().db, "ADH-50")).bins).toEqual({
      "F-01-1/L-61": 36,
      "F-01-1/L-64": 36,
      "RECV/L-64": 12,
    });
  });

  rule("R126 R192 keeps what it cannot apply, says why, and tries again once it is corrected", async () => {
    const binTransfer = await binTransfers();
    const { binTransferHdrUid } = await binTransfer.create({
      ...header(),
      transfers: [
        { itemId: "WSH-M8", fromBin: "A-03-2", toBin: "A-03-3", quantity: 100 },
        { itemId: "WSH-M8", fromBin: "A-03-2", toBin: "Z-99-9", quantity: 100 },
      ],
    }).data;
    await apply();
    const held = await binTransfer.get({ binTransferHdrUid }).data;
    expect(held).toMatchObject({
      importState: "hold",
      processCd: 705,
      attempts: 1,
      processMessage: "Columbus has no bin `Z-99-9`. Check the label, or set the bin up first.",
    });
    // Nothing of the first line has happened.
    expect((await stockOf(server().db, "WSH-M8")).bins).toEqual({ "A-03-2": 20000 });
    expect(await apply()).toEqual([]);
    await expect(binTransfer.update({ binTransferHdrUid, processMessage: "x".repeat(256) })).rejects.toMatchObject({
      status: 400,
    });
    const noted = await binTransfer.update({
      binTransferHdrUid,
      processCd: 705,
      processMessage: "Label is being printed",
    }).data;
    expect(noted).toMatchObject({ importState: "hold", processMessage: "Label is being printed", jsonData: null });
    const corrected = await binTransfer.update({
      binTransferHdrUid,
      jsonData: '{"by":"rita"}',
      properties: { corrected: true },
      transfers: [{ itemId: "WSH-M8", fromBin: "A-03-2", toBin: "A-03-3", quantity: 200 }],
    }).data;
    expect(corrected).toMatchObject({
      importState: "initial",
      jsonData: '{"by":"rita"}',
      properties: { corrected: true },
      processMessage: null,
      transfers: [{ quantity: 200 }],
    });
    await apply();
    expect((await stockOf(server().db, "WSH-M8")).bins).toEqual({ "A-03-2": 19800, "A-03-3": 200 });
    const done = await binTransfer.update({ binTransferHdrUid, processMessage: "Checked by Rita" }).data;
    expect(done).toMatchObject({ importState: "delivered", attempts: 2, processMessage: "Checked by Rita" });
  });

  it("deletes a transfer before it is applied, and refuses afterwards", async () => {
    const binTransfer = await binTransfers();
    const transfers = [{ itemId: "CUT-125-1", fromBin: "C-01-2", toBin: "C-01-1", quantity: 25 }];
    const input = { ...header(), transfers };
    const first = (await binTransfer.create(input).data).binTransferHdrUid;
    expect(await binTransfer.delete({ binTransferHdrUid: first }).data).toEqual({ uid: first, deleted: true });
    expect(await apply()).toEqual([]);
    const gone = [binTransfer.get({ binTransferHdrUid: first }), binTransfer.delete({ binTransferHdrUid: first })];
    expect(await refusedWith(...gone)).toEqual([404, 404]);
    expect((await binTransfer.list({ statusCd: 700 }).data).map((one) => one.binTransferHdrUid)).toContain(first);
    const second = (await binTransfer.create(input).data).binTransferHdrUid;
    expect(second).not.toBe(first);
    await apply();
    await expect(binTransfer.delete({ binTransferHdrUid: second })).rejects.toMatchObject({
      status: 409,
      message: `The bin transfer ${second} is applied to stock and stays in the books, so it cannot be deleted. Hand in one that moves the goods back.`,
    });
    const refused = [
      binTransfer.update({ binTransferHdrUid: second, transfers }),
      binTransfer.update({ binTransferHdrUid: second, statusCd: 700 }),
      binTransfer.update({ binTransferHdrUid: second, processCd: 704 }),
    ];
    expect(await refusedWith(...refused)).toEqual([409, 409, 409]);
  });

  it("leaves a draft alone until it is released", async () => {
    const binTransfer = await binTransfers();
    const { binTransferHdrUid } = await binTransfer.create({
      ...header(),
      statusCd: 705,
      transfers: [{ itemId: "KIT-FLG-M8", toBin: "A-03-2", quantity: 4 }],
    }).data;
    expect(await apply()).toEqual([]);
    expect((await binTransfer.status({ binTransferHdrUid }).data).explanation).toMatch(/^It is a draft\./);
    await binTransfer.update({ binTransferHdrUid, statusCd: 704 });
    expect(await apply()).toMatchObject([{ importState: "delivered" }]);
    expect((await stockOf(server().db, "KIT-FLG-M8")).bins).toEqual({ "A-03-2": 4, "A-03-3": 36 });
  });

  it("refuses at once what can never become right", async () => {
    const binTransfer = await binTransfers();
    const send = (line: object, more: object = {}) =>
      sendAs(server(), warehouseOps, "binTransfer.create", "walt", {
        ...header(),
        transfers: [{ itemId: "HB-M8-40", toBin: "A-01-2", quantity: 1, ...line }],
        ...more,
      });
    const fields = async (...calls: ReturnType<typeof send>[]) =>
      (await Promise.all(calls)).map(({ status, body }) => [status, body.validationErrors?.[0]?.field]);
    expect(
      await fields(
        send({ itemId: "NO-SUCH" }),
        send({ itemId: undefined, invMastUid: 999_999 }),
        send({ uom: "PAL" }),
        send({ quantity: 0 }),
        send({ quantity: 0.0000001 }),
        send({}, { locationId: 77 }),
        send({}, { usersId: 4711 }),
        send({}, { transfers: [] }),
      ),
    ).toEqual([
      [400, "transfers[0]"],
      [400, "transfers[0]"],
      [400, "transfers[0].uom"],
      [400, "transfers[0].quantity"],
      [400, "transfers[0].quantity"],
      [400, "locationId"],
      [400, "usersId"],
      [400, "transfers"],
    ]);
    const twice = [1, 1].map((lineNo) => ({ lineNo, itemId: "HB-M8-40", toBin: "A-01-2", quantity: 1 }));
    await expect(binTransfer.create({ ...header(), transfers: twice })).rejects.toMatchObject({ status: 400 });
  });

  rule("R196 lists by status, reference number and state, in the order asked for, lines included", async () => {
    const binTransfer = await binTransfers();
    for (const quantity of [1, 2, 3])
      await binTransfer.create({
        ...header(),
        referenceNo: "LIST-1",
        poNo: 4711,
        statusCd: 705,
        transfers: [{ invMastUid: await invMastUidOf(server(), "BRG-6204-2RS"), toBin: "D-01-2", quantity }],
      });
    const page = await binTransfer.list({ referenceNo: "LIST-1", limit: 2, orderBy: "bin_transfer_hdr_uid|DESC" });
    expect(page.data.map(({ transfers }) => transfers[0]?.quantity)).toEqual([3, 2]);
    expect(page.totalResults).toBe(3);
    expect(
      (await binTransfer.list({ poNo: 4711, offset: 2 }).data).map(({ transfers }) => transfers[0]?.quantity),
    ).toEqual([3]);
    expect(await binTransfer.list({ referenceNo: "LIST-1", statusCd: 704 }).data).toEqual([]);
    expect(await binTransfer.list({ referenceNo: "LIST-1", importState: "delivered" }).data).toEqual([]);
    const client = await server().clientFor("walt");
    expect(
      await statementsOf(server(), () => client.warehouseOps.binTransfer.list({ limit: 100 })),
    ).toBeLessThanOrEqual(2);
  });

  it("lets only the warehouse write, and overseers read", async () => {
    const input = { ...header(), transfers: [{ itemId: "HB-M8-40", toBin: "A-01-2", quantity: 1 }] };
    const [dana, ned] = await Promise.all([server().clientFor("dana"), server().clientFor("ned")]);
    expect(
      await refusedWith(
        dana.warehouseOps.binTransfer.list(),
        dana.warehouseOps.binTransfer.create(input),
        ned.warehouseOps.binTransfer.list(),
        ned.warehouseOps.binTransfer.create(input),
      ),
    ).toEqual([403, 403, 200, 403]);
  });
});
