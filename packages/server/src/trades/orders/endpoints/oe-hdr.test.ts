import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { statementsOf } from "../../../testing/statements-of.ts";

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const { firstInvoiced, withDiscontinued, lakesideOpen } = world.orders;

describeServer("orders looked up", (server) => {
  const api = async (username: string) => (await server().clientFor(username)).orders.oeHdr;

  it("answers headers with customer, location, representative and completion", async () => {
    const { data, totalResults } = await (await api("ada")).lookup({});
    expect(totalResults).toBe(3);
    expect(data[0]).toMatchObject({
      orderNo: firstInvoiced,
      customerId: 100200,
      customerName: "Northgate Fabrication",
      locationName: "Toledo",
      salesrepId: "SARA",
      status: "invoiced",
      statusDesc: "Shipped and invoiced",
      lineCount: 3,
      poNo: "PO-7712",
      completed: "Y",
      dateOrderCompleted: "2025-03-13 17:00:00",
    });
    expect(data[0]).not.toHaveProperty("orderLines");
    expect(data[2]).toMatchObject({ orderNo: lakesideOpen, completed: "N", dateOrderCompleted: null });
  });

  it("shows everybody the orders of the customers whom they may see", async () => {
    const numbers = async (username: string) =>
      (await (await api(username)).lookup({}).data).map(({ orderNo }) => orderNo);
    expect(await numbers("dana")).toEqual([firstInvoiced, withDiscontinued]);
    expect(await numbers("lena")).toEqual([lakesideOpen]);
    expect(await numbers("sara")).toEqual([firstInvoiced, withDiscontinued, lakesideOpen]);
    expect(await codesOf((await api("walt")).lookup({}))).toEqual(["INSUFFICIENT_PERMISSIONS"]);
  });

  it("finds orders by number, purchase order, customer, item, completion, class, taker and representative", async () => {
    const ada = await api("ada");
    const found = async (input: Parameters<typeof ada.lookup>[0]) =>
      (await ada.lookup(input).data).map(({ orderNo }) => orderNo);
    expect(await found({ q: "500002" })).toEqual([withDiscontinued]);
    expect(await found({ q: "po-82" })).toEqual([withDiscontinued]);
    expect(await found({ q: "lakeside" })).toEqual([lakesideOpen]);
    expect(await found({ q: "hb m8 40" })).toEqual([firstInvoiced, lakesideOpen]);
    expect(await found({ q: "no such thing" })).toEqual([]);
    expect(await found({ completed: "N" })).toEqual([lakesideOpen]);
    expect(await found({ dateOrderCompleted: "2025-06-01 00:00:00" })).toEqual([withDiscontinued]);
    expect(await found({ taker: "counter" })).toEqual([lakesideOpen]);
    expect(await found({ class1Id: "NONE" })).toEqual([]);
    expect(await found({ salesrepId: "SARA", orderBy: "order_date|DESC", limit: 1 })).toEqual([lakesideOpen]);
    expect(await found({ salesrepId: "NOBODY" })).toEqual([]);
    expect(await codesOf(ada.lookup({ orderBy: "password|ASC" }))).toEqual(["VALIDATION_ERROR"]);
  });

  it("asks one statement for a page", async () => {
    const ada = await api("ada");
    expect(await statementsOf(server(), () => ada.lookup({ q: "PO" }).data)).toBe(1);
  });
});

describeServer("orders followed by guests", (server) => {
  const guest = async () => (await server().clientWith(["order.track"])).orders.oeHdr;
  beforeAll(async () => {
    await server().db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, ship_to_zip) values
        ('demo', 500010, 100300, '44870-1234'), ('demo', 500011, 100300, 'K1A 0B6'), ('demo', 500012, 100300, null)`);
  });
  beforeEach(() => server().db.execute(sql`delete from failed_attempt where site_id = 'demo'`));

  const stamp = expect.toSatisfy((value) => value === null || /^\d{4}-\d\d-\d\d /.test(value));
  /** All that anybody is told who knows number and code: no price, person, street, note or number of somebody else. */
  const lakesideTracked = {
    orderNo: lakesideOpen,
    status: "open",
    statusDesc: "Waiting to be picked",
    orderDate: stamp,
    requestedShipDate: stamp,
    promisedShipDate: stamp,
    shipToCity: "Sandusky",
    shipToState: "OH",
    locationName: expect.any(String),
    dateSentToErp: null,
    shipments: [],
    orderLines: [
      {
        lineNo: 1,
        itemNo: "HB-M8-40",
        description: expect.stringContaining("M8"),
        quantity: 2,
        unitOfMeasure: "BX",
        qtyShipped: 0,
      },
    ],
  };

  rule("R199 tells a user of another customer where the order is, by its postal code, and nothing else", async () => {
    const dana = (await server().clientFor("dana")).orders.oeHdr;
    for (const { doc } of [await guest(), dana])
      expect(await doc({ id: lakesideOpen, postalCode: "44870" }).data).toEqual(lakesideTracked);
    const shipped = await (await guest()).doc({ id: withDiscontinued, postalCode: "43610" }).data;
    expect(shipped.shipments[0]).toMatchObject({ carrier: expect.any(String), shipDate: "2025-09-23 12:45:00" });
    expect(JSON.stringify(shipped)).not.toMatch(/price|amount|total|PO-|Northgate|Dana|Summit|4361/i);
  });

  rule("R199 answers the whole order to who may see its customer, with the right code or none", async () => {
    const lena = (await server().clientFor("lena")).orders.oeHdr;
    const order = await lena.doc({ id: lakesideOpen, postalCode: "44870" }).data;
    expect(order).toMatchObject({
      orderNo: lakesideOpen,
      statusDesc: "Waiting to be picked",
      shipToCity: "Sandusky",
      invoices: [],
      pickTickets: [600001],
      completed: "N",
    });
    expect(order.orderLines).toMatchObject([
      { itemNo: "HB-M8-40", quantity: 2, unitOfMeasure: "BX", qtyAllocated: 200 },
    ]);
    expect(await codesOf(lena.doc({ id: lakesideOpen, postalCode: "43610" }))).toEqual(["NOT_FOUND"]);
    const invoiced = await (await server().clientFor("dana")).orders.oeHdr.doc({ id: firstInvoiced }).data;
    expect(invoiced.invoices).toEqual([{ invoiceNo: 700001, invoiceDate: "2025-03-13 17:00:00", status: "paid" }]);
  });

  rule("R199 asks the same of the database for a wrong code and for an order that does not exist", async () => {
    const { doc } = await guest();
    const statements = (id: number) =>
      statementsOf(server(), () => doc({ id, postalCode: "10001" }).data.catch(() => undefined));
    expect(await statements(lakesideOpen)).toBe(await statements(599_999));
  });

  it("tells what is picked, without bins, and what left when with whom", async () => {
    const dana = (await server().clientFor("dana")).orders.oeHdr;
    const { shipments, picking, dateSentToErp } = await dana.doc({ id: withDiscontinued }).data;
    expect(shipments).toEqual([
      {
        shipmentNo: 650002,
        shipDate: "2025-09-23 12:45:00",
        locationName: "Toledo",
        carrier: expect.any(String),
        service: expect.any(String),
        trackingNo: expect.toSatisfy(isTextOrNull),
        trackingUrl: expect.toSatisfy(isTextOrNull),
        lines: [
          { orderLineNo: 1, itemNo: "SEAL-XT", quantity: 6, unitOfMeasure: "EA" },
          { orderLineNo: 2, itemNo: "GLV-NIT-L", quantity: 1, unitOfMeasure: "CS" },
          { orderLineNo: 3, itemNo: "BRG-6204-2RS", quantity: 4, unitOfMeasure: "EA" },
        ],
      },
      expect.objectContaining({
        shipmentNo: 650003,
        shipDate: "2025-09-24 12:45:00",
        lines: [{ orderLineNo: 2, itemNo: "GLV-NIT-L", quantity: 1, unitOfMeasure: "CS" }],
      }),
    ]);
    expect([picking, dateSentToErp]).toEqual([[], expect.stringMatching(/^\d{4}-\d\d-\d\d /)]);
    expect(shipments.some(({ trackingUrl }) => trackingUrl?.startsWith("https://"))).toBe(true);
    const open = await (await server().clientFor("lena")).orders.oeHdr.doc({ id: lakesideOpen }).data;
    expect(open.shipments).toEqual([]);
    expect(open.picking).toMatchObject([
      {
        pickTicketNo: 600001,
        locationName: "Toledo",
        status: "open",
        lines: [{ orderLineNo: 1, itemNo: "HB-M8-40", quantity: 2, unitOfMeasure: "BX" }],
      },
    ]);
    expect(JSON.stringify(open.picking)).not.toContain("bin");
  });

  rule("R199 compares codes without ZIP+4, blanks, dashes and case", async () => {
    const { doc } = await guest();
    const calls = [
      ...[doc({ id: 500010, postalCode: "44870" }), doc({ id: 500010, postalCode: " 44870 1234 " })],
      ...[doc({ id: lakesideOpen, postalCode: "448709999" }), doc({ id: 500011, postalCode: "k1a-0b6" })],
    ];
    expect(await codesOf(...calls)).toEqual(["answered", "answered", "answered", "answered"]);
  });

  rule("R199 tells nothing when the code is wrong: the same as for an order that does not exist", async () => {
    const { doc } = await guest();
    const refusal = async (call: Promise<unknown>) => {
      const error = (await call.catch((reason: unknown) => reason)) as {
        status: number;
        code: string;
        message: string;
      };
      return { status: error.status, code: error.code, message: error.message.replace(/\d{6,}/g, "#") };
    };
    const unknown = await refusal(doc({ id: 599999, postalCode: "44870" }));
    expect(unknown.status).toBe(404);
    for (const postalCode of ["43610", "4487", "", " ", "-"])
      expect(await refusal(doc({ id: lakesideOpen, postalCode }))).toEqual(unknown);
    expect(await refusal(doc({ id: 500012, postalCode: "" }))).toEqual(unknown);
    expect(await refusal(doc({ id: lakesideOpen }))).toEqual(unknown);
  });

  it("refuses guessing: after ten wrong codes for an order, and for orders that do not exist", async () => {
    const { doc } = await guest();
    for (const id of [lakesideOpen, 599998]) {
      const guesses = Array.from({ length: 10 }, (_, index) => doc({ id, postalCode: `1000${index}` }));
      expect(new Set(await codesOf(...guesses))).toEqual(new Set(["NOT_FOUND"]));
      expect(await codesOf(doc({ id, postalCode: "44870" }))).toEqual(["RATE_LIMIT_EXCEEDED"]);
      await server().db.execute(
        sql`delete from rate_window where site_id = 'demo' and subject not like 'track:order:%'`,
      );
    }
    // Whoever may see the customer needs no code.
    const lena = (await server().clientFor("lena")).orders.oeHdr;
    expect(await codesOf(lena.doc({ id: lakesideOpen }))).toEqual(["answered"]);
  });

  it("refuses one who tries one code on many orders", async () => {
    const { doc } = await guest();
    const tries = Array.from({ length: 20 }, (_, index) => doc({ id: 590_000 + index, postalCode: "44870" }));
    await Promise.allSettled(tries);
    expect(await codesOf(doc({ id: lakesideOpen, postalCode: "44870" }))).toEqual(["RATE_LIMIT_EXCEEDED"]);
  });

  it("counts for an address whoever signs in from it, and says when to come back; other addresses go on", async () => {
    const from = async (remoteAddress: string, id: number, postalCode: string) => {
      const request = new Request(`http://test.invalid/api/orders/oe-hdr/${id}/track?postalCode=${postalCode}`, {
        headers: { "x-site-id": "demo" },
      });
      return server().app.fetch(request, { incoming: { socket: { remoteAddress } } });
    };
    for (let id = 590_000; id < 590_020; id++) expect((await from("203.0.113.7", id, "44870")).status).toBe(404);
    const refused = await from("203.0.113.7", lakesideOpen, "44870");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("203.0.113.8", lakesideOpen, "44870")).status).toBe(200);
  });

  it("does not count right codes", async () => {
    const { doc } = await guest();
    for (let count = 0; count < 12; count++) await doc({ id: lakesideOpen, postalCode: "44870" }).data;
    expect(await codesOf(doc({ id: lakesideOpen, postalCode: "44870" }))).toEqual(["answered"]);
  });

  it("lets a guest without a token follow an order, and tells neither prices nor people", async () => {
    const { oeHdr } = server().clientOf("a token that is long out of date").orders;
    const order = await oeHdr.track({ id: lakesideOpen, postalCode: "44870" }).data;
    expect(order).toEqual(lakesideTracked);
    const unknown = await codesOf(oeHdr.track({ id: 599999, postalCode: "44870" }));
    expect(await codesOf(oeHdr.track({ id: lakesideOpen, postalCode: "43610" }))).toEqual(unknown);
    expect(unknown).toEqual(["NOT_FOUND"]);
  });

  it("refuses a guest who guesses codes, and who tries one code on many orders", async () => {
    const { oeHdr } = server().clientOf("a token that is long out of date").orders;
    const guesses = Array.from({ length: 10 }, (_, index) => oeHdr.track({ id: 599998, postalCode: `1000${index}` }));
    await Promise.allSettled(guesses);
    expect(await codesOf(oeHdr.track({ id: 599998, postalCode: "44870" }))).toEqual(["RATE_LIMIT_EXCEEDED"]);
    const tries = Array.from({ length: 10 }, (_, index) => oeHdr.track({ id: 590_000 + index, postalCode: "44870" }));
    await Promise.allSettled(tries);
    expect(await codesOf(oeHdr.track({ id: lakesideOpen, postalCode: "44870" }))).toEqual(["RATE_LIMIT_EXCEEDED"]);
  });

  it("needs no code of who may see the customer, and shows others nothing", async () => {
    const doc = async (username: string) =>
      (await server().clientFor(username)).orders.oeHdr.doc({ id: firstInvoiced });
    expect(await codesOf(doc("dana"), doc("sara"), doc("ada"), doc("lena"), doc("walt"))).toEqual([
      ...["answered", "answered", "answered", "NOT_FOUND", "NOT_FOUND"],
    ]);
  });
});
