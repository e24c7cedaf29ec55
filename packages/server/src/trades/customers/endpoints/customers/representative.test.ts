import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { fillCart } from "../../../../testing/fill-cart.ts";

const northgate = 100200;
const lakeside = 100300;

/** Numbers of customers in a list's rows, each once; what belongs to no customer counts not. */
function customersIn(rows: readonly { readonly customerId?: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))].sort();
}

describeServer("a sales representative", (server) => {
  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`
      insert into users (site_id, username, email, name, password_hash, role, sales_rep_id, timezone, language)
      values ('demo', 'tom', 'tom@purveydemo.example', 'Tom Ferris', 'x', 'salesRep', 'TOM', 'UTC', 'en-US')`);
    const ada = await server().clientFor("ada");
    for (const customerId of [northgate, lakeside])
      await ada.vmi.warehouse.create({ warehouseName: "Crib", customerId }).data;
  });

  /** What each list shows of customers. */
  async function seenBy(username: string): Promise<Record<string, number[]>> {
    const { customers, orders, content, vmi, core, pricing } = await server().clientFor(username);
    const limit = 100;
    return {
      customers: customersIn(await customers.customer.list({ limit }).data),
      lookup: customersIn(await customers.customer.lookup({ q: "a", limit }).data),
      orders: customersIn(await orders.oeHdr.lookup({ limit }).data),
      users: customersIn(await content.users.list({ limit }).data),
      stockrooms: customersIn(await vmi.warehouse.list({ limit }).data),
      addresses: customersIn(await core.address.list({ limit }).data),
      contracts: customersIn(
        (await pricing.jobPriceHdr.list({ limit }).data).map((contract) => ({ customerId: contract.customer_id })),
      ),
    };
  }

  it("sees their own customers and nobody else's, from the moment they look after them", async () => {
    const all = [northgate, lakeside];
    const only = (customers: number[]) => ({
      customers,
      lookup: customers,
      orders: customers,
      users: customers,
      stockrooms: customers,
      addresses: customers,
      contracts: customers.filter((customer) => customer === northgate),
    });
    expect(await seenBy("sara")).toEqual(only(all));
    expect(await seenBy("tom")).toEqual(only([]));
    await hand(lakeside, "TOM");
    expect(await seenBy("sara")).toEqual(only([northgate]));
    expect(await seenBy("tom")).toEqual(only([lakeside]));
    await hand(lakeside, "SARA");
  });

  it("loses the carts and checkouts of a customer who is none of theirs any more", async () => {
    const sara = await server().clientFor("sara");
    const { userId } = await server().principalOf("sara");
    const lines = [{ itemId: "NUT-M8-NY", quantity: 100, unitOfMeasure: "EA" }];
    const cartHdrUid = await fillCart(sara, userId, lines, lakeside);
    const { checkoutUid } = await sara.commerce.checkout.create({ cartHdrUid, customerPoNumber: "PO-9" }).data;
    const bare = await sara.commerce.checkout.create({}).data;
    const calls = [
      () => sara.commerce.cartLine.list({ cartHdrUid }).data,
      () => sara.commerce.cartLine.add({ cartHdrUid, lines }).data,
      () => sara.commerce.cartHdr.alsoBought({ cartHdrUid }).data,
      () => sara.commerce.checkout.get({ checkoutUid }).data,
      () => sara.commerce.checkout.doc({ checkoutUid }).data,
      () => sara.commerce.checkout.doc({ checkoutUid: bare.checkoutUid, cartHdrUid }).data,
      () => sara.commerce.checkout.create({ cartHdrUid }).data,
    ];
    for (const call of calls) await call();
    await hand(lakeside, "TOM");
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
    await hand(lakeside, "SARA");
  });

  it("shows nobody's cart by a checkout without one", async () => {
    const lena = await server().clientFor("lena");
    const cartHdrUid = await fillCart(lena, 3, [{ itemId: "NUT-M8-NY", quantity: 100, unitOfMeasure: "EA" }]);
    const { commerce } = await server().clientFor("dana");
    const { checkoutUid } = await commerce.checkout.create({}).data;
    await expect(commerce.checkout.doc({ checkoutUid, cartHdrUid }).data).rejects.toMatchObject({ status: 404 });
    const sara = await server().clientFor("sara");
    const bare = await sara.commerce.checkout.create({}).data;
    await expect(sara.commerce.checkout.doc({ checkoutUid: bare.checkoutUid, cartHdrUid }).data).rejects.toMatchObject({
      status: 404,
    });
  });

  it("buys for contacts of the customer only", async () => {
    const { commerce } = await server().clientFor("sara");
    const { userId } = await server().principalOf("sara");
    const cartFor = (contactId: number) =>
      commerce.cartHdr.lookup({ userId, customerId: lakeside, userCartNo: 77, contactId }).data;
    await expect(cartFor(1)).rejects.toMatchObject({ status: 404 });
    expect(await cartFor(3)).toMatchObject({ customerId: lakeside, contactId: 3 });
  });

  async function hand(customerId: number, salesRepId: string): Promise<void> {
    await server().db.execute(sql`
      update customer set sales_rep_id = ${salesRepId} where site_id = 'demo' and customer_id = ${customerId}`);
  }
});
