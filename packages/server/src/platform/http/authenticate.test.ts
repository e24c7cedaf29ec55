import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../load/examples/world/names.ts";
import { codesOf } from "../../testing/codes-of.ts";
import { describeServer } from "../../testing/describe-server.ts";

const { northgate, lakeside } = world.customers;
const sara = world.users.sara;

describeServer("a sales representative who acts for a customer", (server) => {
  const acting = async (customerId: number | string, username = "sara") =>
    (await server().clientFor(username)).with({ headers: { "x-acting-for": String(customerId) } });

  it("is themselves with the customer's place, rules and prices", async () => {
    const api = await acting(northgate);
    expect(await api.content.system.whoami().data).toMatchObject({ username: "sara", customerId: northgate });
    const { profile, businessLogic } = await api.content.users.trinity({ id: sara }).data;
    expect(profile).toMatchObject({ userId: sara, firstName: "Sara", companyName: "Northgate Fabrication" });
    expect(businessLogic).toMatchObject({
      customerId: northgate,
      contactId: null,
      poNoRequired: "Y",
      priceClass: 3,
      defaultShipToId: world.shipTos.plantToledo,
      defaultLocationId: world.locations.toledo,
    });
    const own = await (await server().clientFor("sara")).content.users.trinity({ id: sara }).data;
    expect(own.businessLogic).toMatchObject({ customerId: null, poNoRequired: "N" });
    const [bolt] = await api.search.itemSearch.list({ q: "HB-M8-40", size: 1 }).data.then(({ items }) => items);
    expect(bolt?.itemId).toBe("HB-M8-40");
  });

  it("is refused with a sentence for a customer of somebody else, an unknown one, and no number", async () => {
    await server().db.execute(sql`
      insert into customer (site_id, customer_id, customer_name, company_id, sales_rep_id)
      values ('demo', 100900, 'Elsewhere', 'PDS', 'TOMAS')`);
    for (const customerId of [100900, 999_999]) {
      const call = (await acting(customerId)).customers.customer.orders.list({ customerId: northgate });
      await expect(call).rejects.toMatchObject({
        status: 403,
        code: "INSUFFICIENT_PERMISSIONS",
        details: { customerId },
        message: `Customer ${customerId} is none of \`sara\`'s. Sales representatives act for their own customers only; choose one of them.`,
      });
    }
    const bad = [await acting("all"), await acting("0"), await acting("-1")];
    expect(await codesOf(...bad.map(({ content }) => content.system.whoami()))).toEqual([
      ...["VALIDATION_ERROR", "VALIDATION_ERROR", "VALIDATION_ERROR"],
    ]);
  });

  it("is nobody else: shoppers, administrators and developers act for nobody, their own customer included", async () => {
    for (const username of ["dana", "amir", "ada", "dev", "walt"])
      await expect((await acting(northgate, username)).content.system.whoami()).rejects.toMatchObject({
        status: 403,
        message: expect.stringContaining(`\`${username}\` is no sales representative`),
      });
  });

  it("is out at the next call once the customer is another representative's", async () => {
    const api = await acting(lakeside);
    expect(await codesOf(api.content.system.whoami())).toEqual(["answered"]);
    const give = (salesRepId: string) =>
      server().db.execute(
        sql`update customer set sales_rep_id = ${salesRepId} where site_id = 'demo' and customer_id = ${lakeside}`,
      );
    await give("TOMAS");
    expect(await codesOf(api.content.system.whoami())).toEqual(["INSUFFICIENT_PERMISSIONS"]);
    await give("SARA");
    expect(await codesOf(api.content.system.whoami())).toEqual(["answered"]);
  });

  it("keeps a cart for the customer and their own beside it", async () => {
    const own = (await server().clientFor("sara")).commerce.cartHdr;
    const mine = await own.lookup({ userId: sara }).data;
    const theirs = await (await acting(northgate)).commerce.cartHdr.lookup({ userId: sara, customerId: northgate })
      .data;
    expect([mine.customerId, theirs.customerId]).toEqual([null, northgate]);
    expect((await own.lookup({ userId: sara }).data).cartHdrUid).toBe(mine.cartHdrUid);
    const dana = await (await server().clientFor("dana")).commerce.cartHdr.lookup({ userId: world.users.dana }).data;
    expect(dana.cartHdrUid).not.toBe(theirs.cartHdrUid);
  });

  it("orders on the customer's behalf, and the order says so wherever it is read", async () => {
    const api = await acting(northgate);
    const { cartHdrUid } = await api.commerce.cartHdr.lookup({ userId: sara, customerId: northgate }).data;
    await api.commerce.cartLine.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 100 }] });
    const { checkoutUid } = await api.commerce.checkout.create({ cartHdrUid }).data;
    const doc = await api.commerce.checkout.doc({ checkoutUid }).data;
    expect(doc.buyer).toMatchObject({ usersId: sara, onBehalf: "Y", contactId: null });
    const header = { customerPoNumber: "PO-REP" };
    const { orderNo } = await api.commerce.checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    const dana = await server().clientFor("dana");
    expect(await dana.customers.customer.orders.get({ customerId: northgate, orderNo }).data).toMatchObject({
      orderedBy: "Sara Lindqvist",
      onBehalf: "Y",
      taker: "sara",
      customerId: northgate,
      contactId: null,
    });
    expect(
      await server().db.first(sql`
        select users_id as "usersId", on_behalf as "onBehalf" from order_hdr where site_id = 'demo' and order_no = ${orderNo}`),
    ).toEqual({ usersId: sara, onBehalf: "Y" });
  });

  it("leaves orders of the customer's own people as they were", async () => {
    const dana = await server().clientFor("dana");
    const { cartHdrUid } = await dana.commerce.cartHdr.lookup({ userId: 1, userCartNo: 77 }).data;
    await dana.commerce.cartLine.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 10 }] });
    const { checkoutUid } = await dana.commerce.checkout.create({ cartHdrUid }).data;
    const header = { customerPoNumber: "PO-OWN" };
    const { orderNo } = await dana.commerce.checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    expect(await dana.customers.customer.orders.get({ customerId: northgate, orderNo }).data).toMatchObject({
      orderedBy: "Dana Whitfield",
      onBehalf: "N",
      taker: "WEB",
    });
  });
});
