import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";

const { firstInvoiced, withDiscontinued, lakesideOpen } = world.orders;

describeServer("orders of a sales representative's customers", (server) => {
  const rep = async (username: string) => (await server().clientFor(username)).orders.oeHdrSalesrep.oeHdr;
  beforeAll(async () => {
    await server().db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name, sales_rep_id) values ('demo', 100900, 'PDS', 'Elsewhere', 'TOMAS')`);
    await server().db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, sales_rep_id) values ('demo', 500020, 100900, 'TOMAS')`);
    await server().db.execute(sql`
      insert into users (site_id, id, username, email, name, password_hash, role, sales_rep_id)
      values ('demo', 20, 'paula', 'paula@purveydemo.example', 'Paula', '-', 'salesRep', 'PAULA')`);
  });

  it("lists the orders of their customers, with the filters of the look-up", async () => {
    const sara = await rep("sara");
    const found = async (input: object) =>
      (await sara.list({ id: "SARA", ...input }).data).map(({ orderNo }) => orderNo);
    expect(await found({})).toEqual([firstInvoiced, withDiscontinued, lakesideOpen]);
    expect(await found({ completed: "N" })).toEqual([lakesideOpen]);
    expect(await found({ q: "Northgate", limit: 1, offset: 1 })).toEqual([withDiscontinued]);
  });

  it("shows a representative their own customers' orders only", async () => {
    const sara = await rep("sara");
    expect(await codesOf(sara.list({ id: "TOMAS" }), sara.doc({ id: "TOMAS", order: 500020 }))).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    expect(
      await codesOf(sara.doc({ id: "SARA", order: 500020 }), sara.doc({ id: "SARA", order: lakesideOpen })),
    ).toEqual([...["NOT_FOUND", "answered"]]);
    const paula = await rep("paula");
    expect((await paula.list({ id: "PAULA" })).totalResults).toBe(0);
  });

  it("shows staff every representative's, and nobody's as not found", async () => {
    const ada = await rep("ada");
    expect((await ada.list({ id: "TOMAS" }).data).map(({ orderNo }) => orderNo)).toEqual([500020]);
    const dana = await rep("dana");
    expect(await codesOf(ada.list({ id: "NOBODY" }), dana.list({ id: "SARA" }))).toEqual([
      ...["NOT_FOUND", "INSUFFICIENT_PERMISSIONS"],
    ]);
  });

  it("documents an order with lines, pick tickets and invoices", async () => {
    const order = await (await rep("sara")).doc({ id: "SARA", order: withDiscontinued }).data;
    expect(order.orderLines.map(({ itemNo }) => itemNo)).toEqual(["SEAL-XT", "GLV-NIT-L", "BRG-6204-2RS"]);
    expect(order).toMatchObject({
      customerName: "Northgate Fabrication",
      pickTickets: [],
      invoices: [{ invoiceNo: 700002 }],
    });
  });
});
