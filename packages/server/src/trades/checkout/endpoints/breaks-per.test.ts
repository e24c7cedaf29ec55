import fc from "fast-check";
import sql from "sql-template-tag";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { plainItem } from "../../../testing/sample-items.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { ItemUnit } from "../../pricing/price-inputs.ts";
import { priceLine, togetherOf } from "../../pricing/price-line.ts";

/** Washers at 1.00, from 500 on at 10 % off: 0.90. A carton holds 100. */
describeServer("quantity breaks of an item in two lines", (server) => {
  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`update item set price3 = 1 where site_id = 'demo' and item_id = 'WSH-M8'`);
    const item = sql`from item where site_id = 'demo' and item_id = 'WSH-M8'`;
    await db.execute(
      sql`delete from price_break where site_id = 'demo' and inv_mast_uid = (select inv_mast_uid ${item})`,
    );
    await db.execute(sql`
      insert into price_break (site_id, inv_mast_uid, break_qty, discount_percent) select 'demo', inv_mast_uid, 500, 10 ${item}`);
    await db.execute(sql`
      insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size, selling_unit) select 'demo', inv_mast_uid, 'CT', 100, 'Y' ${item}`);
  });

  beforeEach(() => renewAllowance(server()));

  const washers = (key: string, quantity: number, unitOfMeasure = "EA") => ({
    itemId: "WSH-M8",
    key,
    quantity,
    unitOfMeasure,
  });
  const rule = { serviceName: "pricing", settingName: "breaksPer", settingValue: "item" };

  async function inCart(...lines: ReturnType<typeof washers>[]) {
    const dana = await server().clientFor("dana");
    const cartHdrUid = await fillCart(dana, 1, lines);
    const prices = async () =>
      (await dana.commerce.cartLine.list({ cartHdrUid }).data).map(({ unitPrice, priceSource }) => [
        unitPrice,
        priceSource,
      ]);
    return { cartHdrUid, dana, prices };
  }

  async function ordered(cartHdrUid: number) {
    const { checkoutUid } = await (await server().clientFor("dana")).commerce.checkout.create({ cartHdrUid }).data;
    const { checkout } = (await server().clientFor("amir")).commerce;
    const { lines } = await checkout.doc({ checkoutUid }).data;
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1" } }).data;
    return { subtotal: order.subtotal, said: lines.map((line) => line.priceExplanation) };
  }

  it("are reached by each line alone where the site says nothing", async () => {
    const { cartHdrUid, prices } = await inCart(washers("a", 300), washers("b", 300));
    expect(await prices()).toEqual([
      [1, "class"],
      [1, "class"],
    ]);
    const { subtotal, said } = await ordered(cartHdrUid);
    expect(subtotal).toBe(600);
    expect(said[0]).toMatch(
      /^Price class 3: 1\.00 USD per EA .*\. Each line reaches quantity breaks by its own quantity\.$/,
    );
  });

  it("are reached by all lines together where it counts per item: in cart, checkout, order and price list", async () => {
    const { site } = await server().clientFor("ada");
    const { settingsUid } = await site.settings.create(rule).data;
    const { cartHdrUid, dana, prices } = await inCart(washers("a", 300));
    expect(await prices()).toEqual([[1, "class"]]);
    await dana.commerce.cartLine.add({ cartHdrUid, lines: [washers("b", 3, "CT")] });
    expect(await prices()).toEqual([
      [0.9, "break"],
      [90, "break"],
    ]);
    await dana.commerce.cartLine.deleteLine({ cartHdrUid, lineNo: 2 });
    expect(await prices()).toEqual([[1, "class"]]);
    await dana.commerce.cartLine.add({ cartHdrUid, lines: [washers("b", 2, "CT")] });
    const { subtotal, said } = await ordered(cartHdrUid);
    expect(subtotal).toBe(450);
    expect(said[0]).toBe(
      "Quantity break from 500 EA (all lines together 500): 10 % off 1.00, 0.90 USD per EA. All lines of the item reach its quantity breaks together.",
    );
    const lines = [300, 200].map((quantity) => ({ itemId: "WSH-M8", quantity, unitOfMeasure: "EA" }));
    const listed = await dana.pricing.priceEngine.batch({ customerId: 100200, lines }).data;
    expect(listed.map(({ unitPrice }) => unitPrice)).toEqual([0.9, 0.9]);
    await site.settings.delete({ settingsUid });
    expect((await inCart(washers("a", 300), washers("b", 300)).then(({ prices: own }) => own()))[0]).toEqual([
      1,
      "class",
    ]);
  });
});

describeServer("quantity breaks of lines that are added to an order", (server) => {
  beforeEach(() => renewAllowance(server()));

  it("are reached with the lines that the order has where it counts per item, not with one that was quoted or priced by hand", async () => {
    const { db } = server();
    await db.execute(sql`update item set price3 = 1 where site_id = 'demo' and item_id = 'WSH-M8'`);
    await db.execute(sql`
      insert into price_break (site_id, inv_mast_uid, break_qty, discount_percent)
      select 'demo', inv_mast_uid, 500, 10 from item where site_id = 'demo' and item_id = 'WSH-M8'`);
    const { commerce } = await server().clientFor("sara");
    const { site } = await server().clientFor("ada");
    const washers = { itemId: "WSH-M8", unitQuantity: 300, unitOfMeasure: "EA" };
    const added = async (first: object) => {
      const { checkoutUid } = await beginCheckout(server(), [{ itemId: "NUT-M8-NY", quantity: 10 }], { shipToId: 1 });
      const { prophet21Hdr } = commerce.checkout;
      const header = { customerPoNumber: "PO-1", locationId: 10 };
      const lines = [{ ...washers, ...first }];
      const { orderNo } = await prophet21Hdr.create({ checkoutUid, header, lines }).data;
      const line = { ...washers, unitQuantity: 200 };
      const longer = await prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid: orderNo, ...line }).data;
      return longer.lines.map(({ unitPrice }) => unitPrice);
    };
    expect(await added({})).toEqual([1, 1]);
    const rule = { serviceName: "pricing", settingName: "breaksPer", settingValue: "item" };
    const { settingsUid } = await site.settings.create(rule).data;
    expect(await added({})).toEqual([1, 0.9]);
    expect(await added({ manualPriceOverride: "Y", unitPrice: 1.1 })).toEqual([1.1, 1]);
    await site.settings.delete({ settingsUid });
  });
});

describe("a quantity in any number of lines and units", () => {
  const unit = (unitOfMeasure: string, unitSize: number): ItemUnit => ({
    unitOfMeasure,
    unitSize,
    sold: true,
    minimumOrderQty: 1,
    orderMultiple: 1,
  });
  const units = [unit("EA", 1), unit("PK", 12), unit("CT", 100)] as const;
  const lines = fc.array(fc.record({ unit: fc.constantFrom(...units), quantity: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  const item = { ...plainItem, listPrice: 1, breaks: [{ breakQty: 500, maxQty: null, discountPercent: 10 }] };

  it("costs 0.90 apiece from 500 on and 1.00 below, by the sum or by each line", () => {
    fc.assert(
      fc.property(lines, fc.constantFrom("line" as const, "item" as const), (all, breaksPer) => {
        const pieces = all.map((line) => line.quantity * line.unit.unitSize);
        const sum = pieces.reduce((a, b) => a + b, 0);
        const together = togetherOf(pieces.map((count) => ({ invMastUid: 1, baseQuantity: decimal(count) }))).get(1);
        const prices = all.map((line) =>
          numberOf(priceLine({ ...item, breaksPer }, line.unit, decimal(line.quantity), { together }).baseUnitPrice),
        );
        expect(prices).toEqual(pieces.map((count) => ((breaksPer === "item" ? sum : count) >= 500 ? 0.9 : 1)));
      }),
    );
  });
});
