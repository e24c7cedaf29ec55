import { commerce } from "@purvey/contract/services/commerce/index";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { beginCheckout, fiveLines, renewAllowance } from "../../../../testing/checkout-desk.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";
import { deliverWaitingImports } from "../../deliver-waiting.ts";

describeServer("orders on their way to the ERP", (server) => {
  const api = async () => (await server().clientFor("ada")).imports.import;
  beforeEach(() => renewAllowance(server()));

  /** Places an order of dana's and answers it with its import. */
  async function order(header: object = {}, lines = fiveLines.slice(1, 3)) {
    const { checkoutUid, checkout, own } = await beginCheckout(server(), lines);
    const placed = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { customerPoNumber: "PO-9", ...header },
    }).data;
    const [record] = await (await api()).list({ sourceName: "oe-hdr", sourceId: String(placed.orderNo), limit: 1 })
      .data;
    if (!record) throw new Error("The order has no import.");
    return { placed, record, importUid: record.importUid, own };
  }

  it("are recorded with the whole order in the statement that stores it", async () => {
    const { placed, record, importUid } = await order();
    expect(record).toMatchObject({
      importState: "initial",
      scheduledImportMasterUid: 1,
      referenceNo: "PO-9",
      attempts: 0,
    });
    const { impOeHdr, impOeHdrWeb, impOeHdrSalesrep } = await api();
    const header = await impOeHdr.get({ importUid }).data;
    expect(header).toMatchObject({
      importUid,
      importSetNo: String(placed.orderNo),
      orderNo: placed.orderNo,
      orderDate: placed.orderDate,
      customerId: 100200,
      customerName: "Northgate Fabrication",
      customerPoNumber: "PO-9",
      shipToState: "OH",
      totalAmount: placed.totalAmount,
      approved: "Y",
      quote: "N",
    });
    expect(header.lines.map((line) => [line.itemId, line.unitQuantity, line.unitPrice])).toEqual(
      placed.lines.map((line) => [line.itemId, line.unitQuantity, line.unitPrice]),
    );
    expect(await impOeHdrWeb.get({ importUid }).data).toEqual({
      importUid,
      importSetNo: String(placed.orderNo),
      orderNo: placed.orderNo,
      webReferenceNo: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checkoutUid: placed.checkoutUid,
      cartHdrUid: expect.any(Number),
      sourceName: null,
      usersId: 1,
      userName: "Dana Whitfield",
      userEmail: "dana@northgatefab.example",
      dateSubmitted: placed.orderDate,
    });
    expect(await impOeHdrSalesrep.get({ importUid }).data).toEqual([
      {
        importUid,
        importSetNo: String(placed.orderNo),
        salesrepId: "SARA",
        salesrepName: "Sara Lindqvist",
        commissionSplit: 100,
        primarySalesrep: "Y",
      },
    ]);
  });

  it("are delivered by the server itself, which is the ERP here, each once", async () => {
    const placed = [];
    for (let count = 0; count < 3; count++) placed.push(await order());
    await Promise.all([1, 2, 3].map(() => deliverWaitingImports(server().db)));
    const { get } = await api();
    for (const { importUid, placed: own } of placed)
      expect(await get({ importUid }).data).toMatchObject({
        importState: "delivered",
        importResults: `Taken over as order ${own.orderNo}.`,
        attempts: 1,
      });
  });

  it("stay on hold with the reason until somebody corrects them, and then reach the order", async () => {
    const { placed, importUid } = await order({
      shipToName: "Plant Toledo",
      shipToAddress1: "3400 Detroit Avenue, gate 3, behind the water tower on the left",
      shipToCity: "Toledo",
      shipToState: "Ohoi",
      shipToZip: "4361O",
      shipToCountry: "US",
    });
    await deliverWaitingImports(server().db);
    const { get, update, impOeHdr, impOeHdrSalesrep } = await api();
    const stopped = await get({ importUid }).data;
    expect(stopped).toMatchObject({ importState: "hold", attempts: 1, dateDelivered: null });
    expect(stopped.importResults).toBe(
      "There is no state `OHOI` in the United States. Give its two letters, as `OH`. `shipToAddress1` has 63 characters, and the ERP takes 50; shorten it.",
    );
    // The job leaves it alone; handing it over again without a correction does not help.
    await deliverWaitingImports(server().db);
    expect(await get({ importUid }).data).toEqual(stopped);
    await impOeHdr.update({ importUid, shipToState: "OH" });
    expect(await update({ importUid, importState: "initial" }).data).toMatchObject({
      importState: "hold",
      attempts: 2,
      importResults: expect.stringContaining("There is no postal code `4361O` in the United States."),
    });
    const corrected = await impOeHdr.update({
      importUid,
      shipToZip: "43610",
      shipToAddress1: "3400 Detroit Avenue",
      shipToAddress2: "Gate 3",
      customerPoNumber: "PO-9b",
    }).data;
    expect(corrected).toMatchObject({ shipToState: "OH", shipToZip: "43610", shipToName: "Plant Toledo" });
    await impOeHdrSalesrep.update({
      importUid,
      salesreps: [
        { salesrepId: "SARA", commissionSplit: 33.4 },
        { salesrepId: "HOUSE", commissionSplit: 66.6, primarySalesrep: "Y" },
      ],
    });
    expect(await update({ importUid, importState: "initial" }).data).toMatchObject({
      importState: "delivered",
      attempts: 3,
      importResults: `Taken over as order ${placed.orderNo}.`,
    });
    const { customers } = await server().clientFor("dana");
    expect(await customers.customer.orders.get({ customerId: 100200, orderNo: placed.orderNo }).data).toMatchObject({
      poNo: "PO-9b",
      shipToAddress1: "3400 Detroit Avenue",
      shipToAddress2: "Gate 3",
      shipToState: "OH",
      shipToZip: "43610",
      totalAmount: placed.totalAmount,
    });
    expect(
      await refusedWith(
        impOeHdr.update({ importUid, shipToZip: "43611" }),
        impOeHdrSalesrep.update({
          importUid,
          salesreps: [{ salesrepId: "SARA", commissionSplit: 100, primarySalesrep: "Y" }],
        }),
        update({ importUid, importState: "initial" }),
      ),
    ).toEqual([409, 409, 409]);
  });

  it("are delivered once, however many hand the same one over at once", async () => {
    const { importUid } = await order();
    const { update, get } = await api();
    const answers = await refusedWith(
      ...Array.from({ length: 6 }, () => update({ importUid, importState: "initial" })),
      deliverWaitingImports(server().db),
    );
    expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await get({ importUid }).data).toMatchObject({ importState: "delivered", attempts: 1 });
  });

  it("are held by what is wrong with customer, purchase order number, items and order", async () => {
    const { get, update } = await api();
    const reasonAfter = async (change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>, header: object = {}) => {
      const { importUid, placed } = await order(header);
      await server().db.execute(change);
      await deliverWaitingImports(server().db);
      await server().db.execute(undo);
      const { importResults } = await get({ importUid }).data;
      expect((await update({ importUid, importState: "initial" }).data).importState).toBe("delivered");
      return importResults?.replace(String(placed.orderNo), "<order>");
    };
    expect(
      await reasonAfter(
        sql`update customer set credit_hold = 'Y' where site_id = 'demo' and customer_id = 100200`,
        sql`update customer set credit_hold = 'N' where site_id = 'demo' and customer_id = 100200`,
      ),
    ).toBe("Customer 100200 is on credit hold; release the credit, then hand it over again.");
    expect(
      await reasonAfter(
        sql`update item set delete_flag = 'Y' where site_id = 'demo' and item_id = 'WSH-M8'`,
        sql`update item set delete_flag = 'N' where site_id = 'demo' and item_id = 'WSH-M8'`,
      ),
    ).toMatch(/^Line 2: there is no item `WSH-M8` any more/);
    expect(
      await reasonAfter(
        sql`update ship_to set delete_flag = 'Y' where site_id = 'demo' and ship_to_id = 1`,
        sql`update ship_to set delete_flag = 'N' where site_id = 'demo' and ship_to_id = 1`,
      ),
    ).toBe("Ship-to 1 is none of customer 100200; give one of theirs as `shipToId`.");
    const { importUid, placed } = await order();
    await server().db.execute(
      sql`update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and order_no = ${placed.orderNo}`,
    );
    expect((await update({ importUid, importState: "initial" }).data).importResults).toBe(
      `Order ${placed.orderNo} was cancelled; delete this import.`,
    );
  });

  it("wait where a plan leaves them to another program, which confirms them", async () => {
    await server().db.execute(
      sql`update scheduled_import_master set delivery = 'integration' where site_id = 'demo' and scheduled_import_master_uid = 1`,
    );
    const { importUid } = await order();
    await deliverWaitingImports(server().db);
    const { update } = await api();
    expect(await update({ importUid, importState: "initial" }).data).toMatchObject({
      importState: "initial",
      attempts: 0,
    });
    expect(
      await update({ importUid, importState: "delivered", importResults: "Order 1000077 of the ERP." }).data,
    ).toMatchObject({ importState: "delivered", importResults: "Order 1000077 of the ERP." });
    await server().db.execute(
      sql`update scheduled_import_master set delivery = 'embedded' where site_id = 'demo' and scheduled_import_master_uid = 1`,
    );
  });

  it("carry lines that are added, and go out again when they had arrived", async () => {
    const { placed, importUid } = await order();
    const add = { checkoutUid: placed.checkoutUid ?? 0, prophet21HdrUid: placed.orderNo };
    const { list, impOeHdr, update } = await api();
    const lines = (await server().clientFor("amir")).commerce.checkout.prophet21Hdr.prophet21Line;
    const extended = await lines.create({ ...add, lines: [{ itemId: "CUT-115-1", unitQuantity: 1 }] }).data;
    const header = await impOeHdr.get({ importUid }).data;
    expect([header.lines.length, header.totalAmount]).toEqual([3, extended.totalAmount]);
    await impOeHdr.update({ importUid, customerPoNumber: "PO-corrected" });
    expect((await update({ importUid, importState: "initial" }).data).importState).toBe("delivered");
    await lines.create({ ...add, lines: [{ itemId: "CUT-115-1", unitQuantity: 2 }] });
    const [again, first] = await list({ sourceName: "oe-hdr", sourceId: String(placed.orderNo) }).data;
    expect([again?.importState, first?.importUid]).toEqual(["initial", importUid]);
    expect(await impOeHdr.get({ importUid: again?.importUid ?? 0 }).data).toMatchObject({
      customerPoNumber: "PO-corrected",
      lines: { length: 4 },
    });
  });

  it("costs no statement more to place, and three to hand over, however many there are", async () => {
    const { checkoutUid } = await beginCheckout(server(), fiveLines.slice(1, 3));
    const input = { checkoutUid, header: { customerPoNumber: "PO-9" } };
    let statements: string[] = [];
    const remove = server().db.onStatement(({ text }) => void statements.push(text));
    expect((await sendAs(server(), commerce, "checkout.prophet21Hdr.create", "dana", input)).status).toBe(200);
    remove();
    expect(statements.filter((text) => text.includes("import_record"))).toHaveLength(1);
    expect(statements.find((text) => text.includes("import_record"))).toContain("insert into order_hdr");
    statements = [];
    for (let count = 0; count < 3; count++) await order();
    const listener = server().db.onStatement(({ text }) => void statements.push(text));
    await deliverWaitingImports(server().db);
    listener();
    expect(statements.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(4);
  });

  it("do not carry an order where they carry something else, nor for records that are not there", async () => {
    const { impOeHdr, impOeHdrWeb, impOeHdrSalesrep } = await api();
    const { underWay: importUid } = world.imports;
    expect(
      await refusedWith(
        impOeHdr.get({ importUid }),
        impOeHdr.update({ importUid, shipToZip: "43610" }),
        impOeHdrWeb.get({ importUid }),
        impOeHdrSalesrep.get({ importUid }),
        impOeHdr.get({ importUid: 4711 }),
      ),
    ).toEqual([404, 404, 404, 404, 404]);
    expect(await statementsOf(server(), () => impOeHdrWeb.get({ importUid: world.imports.held }))).toBe(1);
  });

  it("refuse shares that are no whole, and texts that the ERP does not take", async () => {
    const { impOeHdr, impOeHdrSalesrep } = await api();
    const { held: importUid } = world.imports;
    const share = (salesrepId: string, commissionSplit: number, primarySalesrep: "Y" | "N" = "N") => ({
      salesrepId,
      commissionSplit,
      primarySalesrep,
    });
    const refused = await refusedWith(
      impOeHdrSalesrep.update({ importUid, salesreps: [share("SARA", 99.9, "Y")] }),
      impOeHdrSalesrep.update({ importUid, salesreps: [share("SARA", 50, "Y"), share("SARA", 50)] }),
      impOeHdrSalesrep.update({ importUid, salesreps: [share("SARA", 50), share("HOUSE", 50)] }),
      impOeHdrSalesrep.update({ importUid, salesreps: [share("SARA", 0, "Y"), share("HOUSE", 100)] }),
      impOeHdr.update({ importUid, shipToCity: "x".repeat(51) }),
    );
    expect(refused).toEqual([422, 422, 422, 400, 400]);
  });
});
