import { commerce } from "@purvey/contract/services/commerce/index";
import { items } from "@purvey/contract/services/items/index";
import fc from "fast-check";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { beginCheckout } from "../../testing/checkout-desk.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../testing/purchase-order.ts";
import { refusedWith } from "../../testing/refused-with.ts";
import { sendAs } from "../../testing/send-as.ts";
import { applyDocuments } from "../../trades/warehouse/apply-documents.ts";

/** A text with an accent, composed; its other forms, with what scanners and spreadsheets leave around. */
const composed = "R\u00e9gleur-\u00c4\u00d6 10";
const forms = fc
  .tuple(
    fc.constantFrom("NFC", "NFD"),
    fc.constantFrom("", " ", "\u00a0", "\t", "\u3000"),
    fc.constantFrom("", " ", "\u202f\n"),
  )
  .map(([form, before, after]) => `${before}${composed.normalize(form)}${after}`);
/** There are few of them: the same ones in each run. */
let seed = 1;
const anyForm = () => fc.sample(forms, { numRuns: 6, seed: seed++ });

describeServer("a text that names a thing", (server) => {
  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`
      update item set item_id = ${composed} where site_id = 'demo' and item_id = 'WSH-M8'`);
  });

  it("is the same in all its forms where it is entered twice", async () => {
    const ada = await server().clientFor("ada");
    const create = {
      attribute: (attributeId: string) => ada.items.attributes.create({ attributeId, attributeDesc: "Any" }).data,
      brand: (brandsName: string) => ada.items.brands.create({ brandsName }).data,
    };
    for (const [kind, enter] of Object.entries(create)) {
      const [first = "", ...others] = anyForm();
      const entered: object = await enter(first);
      expect([kind, Object.values(entered).includes(composed)]).toEqual([kind, true]);
      const again = await refusedWith(...others.map((other) => enter(other)));
      expect([kind, again]).toEqual([kind, others.map(() => 409)]);
    }
  });

  it("finds its item in all its forms, in a path, a query and a body", async () => {
    const dana = await server().clientFor("dana");
    for (const itemId of anyForm()) {
      expect((await dana.pricing.priceEngine.get({ customerId: 100200, itemId }).data).itemId).toBe(composed);
      const { checkout, checkoutUid } = await beginCheckout(server(), [{ itemId, quantity: 1 }]);
      expect((await checkout.doc({ checkoutUid }).data).lines.map((line) => line.itemId)).toEqual([composed]);
    }
  });

  it("is found in all its forms by what is searched for", async () => {
    const { items: stock, orders } = await server().clientFor("ada");
    const poNo = await addPurchaseOrder(server().db, [{ itemId: "MTR-075", quantity: 9 }]);
    await server().db.execute(sql`
      update po_hdr set external_po_no = ${composed} where site_id = 'demo' and po_no = ${poNo}`);
    const { brandsUid } = await stock.brands.create({ brandsName: `${composed} Works` }).data;
    for (const q of anyForm()) {
      expect((await orders.poHdr.list({ q }).data).map((order) => order.poNo)).toEqual([poNo]);
      expect((await stock.brands.list({ q: `${q} works` }).data).map((brand) => brand.brandsUid)).toEqual([brandsUid]);
    }
  });

  it("is one value of an attribute in all its forms, in a list too", async () => {
    const { attributes, invMast } = (await server().clientFor("ada")).items;
    const { attributeUid } = await attributes.create({ attributeId: "forms", attributeDesc: "Forms" }).data;
    const { invMastUid: id } = (await invMast.list({ q: "MTR-075", limit: 1 }).data)[0] ?? { invMastUid: 0 };
    const created = await invMast.attributes.create({ id, attributeUid, values: anyForm() }).data;
    expect(created.values.map(({ attributeValue }) => attributeValue)).toEqual([composed]);
  });

  it("is refused with such a sign under every name that an ERP's order knows", async () => {
    for (const order of [
      { header: { customerPo: "A\u200b1" } },
      { header: { orderClass1: "A\u200b1" } },
      { header: { takenBy: "A\u200b1" } },
    ]) {
      const { checkoutUid } = await beginCheckout(server(), [{ itemId: "MTR-075", quantity: 1 }]);
      const { status, body } = await sendAs(server(), commerce, "checkout.prophet21Hdr.create", "dana", {
        checkoutUid,
        ...order,
      });
      expect([order, status, JSON.stringify(body)]).toEqual([
        order,
        400,
        expect.stringContaining("got sign 2 (U+200B)"),
      ]);
    }
  });

  it("is one serial number, bin and lot in all its forms", async () => {
    const { receiving } = (await server().clientFor("rita")).warehouseOps;
    const poNo = await addPurchaseOrder(server().db, [{ itemId: "MTR-075", quantity: 9 }]);
    const receive = (serial: string) =>
      receiving.create({ poNo, lines: [{ itemId: "MTR-075", qtyReceived: 1, bin: "E-01-1", serials: [serial] }] }).data;
    const [first = "", ...others] = anyForm();
    await receive(first);
    for (const other of others) await receive(other);
    const [delivered, ...refused] = await applyDocuments(server().db);
    expect(delivered?.importState).toBe("delivered");
    for (const { processMessage } of refused)
      expect(processMessage).toContain(`the serial number \`${composed}\` already`);
    const kept = await server().db.query(sql`
      select serial_no from serial_number where site_id = 'demo' and normalize(serial_no) like ${`%${composed}%`}`);
    expect(kept).toEqual([{ serial_no: composed }]);
  });

  it("is refused with a sign that nobody sees, which is named", async () => {
    for (const [text, sign] of [
      ["A\u200b1", "sign 2 (U+200B)"],
      ["A1\u202e2", "sign 3 (U+202E)"],
      ["\u0007A1", "sign 1 (U+0007)"],
      ["e\u0301\u00ad1", "sign 2 (U+00AD)"],
    ]) {
      const { status, body } = await sendAs(server(), items, "attributes.create", "ada", {
        attributeId: text,
        attributeDesc: "Any",
      });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(`got ${sign}; type it anew`)]);
    }
  });
});
