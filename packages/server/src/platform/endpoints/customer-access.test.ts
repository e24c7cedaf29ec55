import type { Permission } from "@purvey/contract/permissions";
import sql, { type Sql } from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorldDatabase, testedDatabases } from "../../testing/test-database.ts";
import { requireCheckout, requireOwnCart } from "../../trades/checkout/checkout-access.ts";
import {
  pageOfCustomer,
  requireExistingCustomer,
  visibleContacts,
  visibleCustomers,
} from "../../trades/customers/access.ts";
import {
  actsFor,
  changedOwner,
  forCustomer,
  ofCustomer,
  ownerOf,
  requireReference,
  seesAllStockrooms,
  seesWhatIsOf,
} from "../../trades/vmi/access.ts";
import type { Database, Queryable } from "../db/database.ts";
import type { Principal } from "../principal.ts";
import type { Context } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";

const [northgate, lakeside] = [100200, 100300];

type Asking = Partial<Omit<Principal, "permissions">> & { readonly permissions?: readonly Permission[] };

/** Who asks; `both` buys for Northgate and looks after Lakeside. */
const people: Readonly<Record<string, Asking>> = {
  nobody: {},
  dana: { customerId: northgate, contactId: 1 },
  lena: { customerId: lakeside, contactId: 3 },
  sara: { salesRepId: "SARA" },
  tom: { salesRepId: "TOM" },
  both: { customerId: northgate, salesRepId: "TOM" },
  moved: { customerId: lakeside, contactId: 1 },
  staff: { permissions: ["customer.all"] },
  keeper: { permissions: ["stockroom.all"] },
  danaReleases: { customerId: northgate, permissions: ["checkout.activate"] },
  lenaReleases: { customerId: lakeside, permissions: ["checkout.activate"] },
};

describe.each(testedDatabases)("who sees what is a customer's (%s)", (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openWorldDatabase(kind);
    // Northgate is SARA's, Lakeside from now on TOM's.
    await db.execute(
      sql`update customer set sales_rep_id = 'TOM' where site_id = 'demo' and customer_id = ${lakeside}`,
    );
    await db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name, delete_flag) values ('demo', 300001, 'PDS', 'Gone', 'Y')`);
  });
  beforeAll(() =>
    db.execute(sql`insert into contact (site_id, id, first_name, last_name) values ('demo', 40, 'No', 'Customer')`),
  );
  afterAll(() => db.close());

  function principal(name: string): Principal {
    const { permissions = [], ...asking } = people[name] ?? {};
    const plain = { customerId: undefined, contactId: undefined, salesRepId: undefined };
    return {
      site: "demo",
      userId: 50,
      username: name,
      role: "shopper",
      ...plain,
      ...asking,
      permissions: new Set(permissions),
    };
  }

  /** A call's context as far as access asks it; it counts how often a condition said that it limits the rows. */
  function contextOf(name: string) {
    const user = principal(name);
    const context = {
      site: "demo",
      db: db as Queryable,
      user,
      limited: 0,
      can: (permission: Permission) => user.permissions.has(permission),
      markLimited: () => {
        context.limited++;
      },
      requireCustomer: (customerId: number) => requireCustomer(db, "demo", user, customerId),
    };
    return context as typeof context & Context;
  }

  /** The status of a refusal, or 200. */
  const statusOf = (call: Promise<unknown>): Promise<number> =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    );

  /** Which of the two customers, and of what is nobody's, fulfil a condition. */
  async function fulfilling(condition: Sql): Promise<(number | null)[]> {
    const rows = await db.query<{ id: number | null }>(sql`
      select t.customer_id as id from (values (${northgate}::numeric), (${lakeside}), (null)) t (customer_id)
      where ${condition} order by 1`);
    return rows.map(({ id }) => id);
  }

  const seen: [string, number[]][] = [
    ["nobody", []],
    ["dana", [northgate]],
    ["lena", [lakeside]],
    ["sara", [northgate]],
    ["tom", [lakeside]],
    ["both", [northgate, lakeside]],
    ["staff", [northgate, lakeside]],
    ["keeper", []],
  ];

  it.each(seen)("customers: %s %j", async (name, customers) => {
    const found = [];
    for (const customerId of [northgate, lakeside])
      if ((await statusOf(requireCustomer(db, "demo", principal(name), customerId))) === 200) found.push(customerId);
    expect(found).toEqual(customers);
    const context = contextOf(name);
    const inLists = await fulfilling(visibleCustomers(context, sql`t.customer_id`));
    expect(inLists.filter((id) => id !== null)).toEqual(customers);
    expect(context.limited).toBe(1);
  });

  it("a customer who may not be seen does not exist, and whoever did not sign in has to", async () => {
    await expect(requireCustomer(db, "demo", principal("dana"), lakeside)).rejects.toMatchObject({
      status: 404,
      message: "There is no customer `100300` on this site. Check the number, or find the right one in the list.",
    });
    await expect(requireCustomer(db, "demo", undefined, northgate)).rejects.toMatchObject({
      status: 401,
      message: "This call needs a token. Sign in, and send it as `authorization: Bearer <token>`.",
    });
  });

  it.each<[string, number[]]>([
    ["nobody", []],
    ["dana", [1, 2]],
    ["lena", [3]],
    ["sara", [1, 2]],
    ["tom", [3]],
    ["moved", [1, 3]],
    // Only staff sees a contact of no customer.
    ["staff", [1, 2, 3, 40]],
  ])("contacts: %s %j", async (name, contacts) => {
    const context = contextOf(name);
    const rows = await db.query<{ id: number }>(sql`
      select c.id from contact c where c.site_id = 'demo' and ${visibleContacts(context, sql`c`)} order by c.id`);
    expect(rows.map(({ id }) => id)).toEqual(contacts);
    expect(context.limited).toBeGreaterThan(0);
  });

  it("an empty page is one of a customer who exists", async () => {
    const context = contextOf("staff");
    const page = (total: number) => async () => ({ data: [], total });
    expect(await pageOfCustomer(context, northgate, page(0))).toEqual({ data: [], total: 0 });
    expect(await pageOfCustomer(context, 300001, page(1))).toEqual({ data: [], total: 1 });
    for (const unknown of [300001, 300002]) {
      expect(await statusOf(pageOfCustomer(context, unknown, page(0)))).toBe(404);
      await expect(requireExistingCustomer(context, unknown)).rejects.toMatchObject({
        message: expect.stringContaining(`no customer \`${unknown}\``),
      });
    }
  });

  describe("stockrooms", () => {
    it.each<[string, boolean, number[]]>([
      ["dana", false, [northgate]],
      ["tom", false, [lakeside]],
      ["nobody", false, []],
      ["keeper", true, [northgate, lakeside]],
      ["staff", true, [northgate, lakeside]],
    ])("%s, all: %s, %j", async (name, all, customers) => {
      const context = contextOf(name);
      expect(seesAllStockrooms(context)).toBe(all);
      const own = all ? [...customers, null] : customers;
      expect(await fulfilling(actsFor(context, sql`t.customer_id`))).toEqual(own);
      expect(context.limited).toBeGreaterThan(0);
      expect(await fulfilling(ofCustomer.changeable(context))).toEqual(own);
      // What is nobody's is everybody's to see.
      expect(await fulfilling(seesWhatIsOf(context, sql`t.customer_id`))).toEqual([...customers, null]);
      expect(await fulfilling(ofCustomer.visible(context))).toEqual([...customers, null]);
    });

    it("are listed for one customer with what is everybody's", async () => {
      const [condition = sql`false`] = forCustomer({ customerId: lakeside });
      expect(await fulfilling(condition)).toEqual([lakeside, null]);
      const [other = sql`false`] = forCustomer({ customerId: northgate }, sql`t.customer_id + 100`);
      expect(await fulfilling(other)).toEqual([null]);
      expect(forCustomer({})).toEqual([]);
    });

    it("belong to the customer that is named, or to the caller's own", async () => {
      expect(await ownerOf(northgate, contextOf("dana"))).toBe(northgate);
      expect(await ownerOf(null, contextOf("dana"))).toBe(northgate);
      expect(await ownerOf(undefined, contextOf("lena"))).toBe(lakeside);
      expect(await ownerOf(undefined, contextOf("keeper"))).toBeNull();
      expect(await ownerOf(lakeside, contextOf("keeper"))).toBe(lakeside);
      expect(await changedOwner(undefined, contextOf("dana"))).toEqual({});
      expect(await changedOwner(null, contextOf("dana"))).toEqual({ customerId: northgate });
      const refused = (customerId: number | undefined, name: string) => ownerOf(customerId, contextOf(name));
      const say = "Say whose it is: only who looks after all stockrooms may leave the customer out.";
      await expect(refused(undefined, "sara")).rejects.toMatchObject({
        issues: [{ path: "customerId", message: say }],
      });
      for (const [customerId, name] of [
        [lakeside, "dana"],
        [300001, "keeper"],
        [300002, "keeper"],
      ] as const) {
        const message = `There is no customer \`${customerId}\`; find the right one in the list of customers.`;
        await expect(refused(customerId, name)).rejects.toMatchObject({
          issues: [{ path: "customerId", message, received: customerId }],
        });
      }
    });

    it("refer to what is the customer's or everybody's, and not deleted", async () => {
      const rows = await db.query<{ uid: number }>(sql`
        insert into vmi_distributor (site_id, distributors_name, customer_id, status_cd)
        values ('demo', 'Everybody', null, 704), ('demo', 'Northgate', ${northgate}, 704), ('demo', 'Closed', ${northgate}, 705),
          ('demo', 'Lakeside', ${lakeside}, 704), ('demo', 'Deleted', ${northgate}, 700)
        returning distributors_uid as uid`);
      const [everybody, own, closed, foreign, deleted] = rows.map(({ uid }) => uid);
      const named = { table: "vmi_distributor", key: "distributors_uid", noun: "distributor", path: "distributorUid" };
      const status = (uid: number | null | undefined, customerId: number | null = northgate) =>
        statusOf(requireReference(db, "demo", customerId, { ...named, uid }));
      for (const uid of [everybody, own, closed, undefined, null]) expect(await status(uid)).toBe(200);
      for (const uid of [foreign, deleted, 987654]) expect(await status(uid)).toBe(400);
      expect([await status(everybody, null), await status(own, null)]).toEqual([200, 400]);
      await expect(requireReference(db, "demo", northgate, { ...named, uid: 987654 })).rejects.toMatchObject({
        issues: [
          {
            path: "distributorUid",
            message: "There is no distributor `987654` for this customer; find the right one in the list.",
            received: 987654,
          },
        ],
      });
    });
  });

  describe("checkouts and carts", () => {
    it.each<[string, number, number | null, number]>([
      ["dana", 50, northgate, 200],
      ["dana", 50, null, 200],
      ["dana", 50, lakeside, 404],
      ["dana", 51, northgate, 404],
      ["dana", 51, null, 404],
      ["danaReleases", 51, northgate, 200],
      ["danaReleases", 51, lakeside, 404],
      ["danaReleases", 51, null, 404],
      ["lenaReleases", 51, northgate, 404],
      ["staff", 51, northgate, 200],
      ["staff", 51, null, 200],
    ])("a checkout: %s, begun by %d for %s: %d", async (name, usersId, customerId, status) => {
      const context = contextOf(name);
      const checkout = { usersId, customerId };
      const call = requireCheckout(context, 90, checkout);
      if (status === 200) expect(await call).toBe(checkout);
      else await expect(call).rejects.toMatchObject({ status, message: expect.stringContaining("no checkout `90`") });
      expect(context.limited).toBe(1);
    });

    it.each<[string, number, number | null, number]>([
      ["dana", 50, northgate, 200],
      ["dana", 50, null, 200],
      ["dana", 50, lakeside, 404],
      ["dana", 51, northgate, 404],
      ["danaReleases", 51, northgate, 404],
      ["staff", 51, lakeside, 200],
    ])("a cart: %s, of %d for %s: %d", async (name, userId, customerId, status) => {
      const context = contextOf(name);
      const cart = { userId, customerId };
      const call = requireOwnCart(context, 70, cart);
      if (status === 200) expect(await call).toBe(cart);
      else await expect(call).rejects.toMatchObject({ status, message: expect.stringContaining("no cart `70`") });
      expect(context.limited).toBe(1);
    });

    it("that do not exist are not found, for staff too", async () => {
      await expect(requireCheckout(contextOf("staff"), 90, undefined)).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining("no checkout `90`"),
      });
      expect(await statusOf(requireOwnCart(contextOf("staff"), 70, undefined))).toBe(404);
    });

    it("tell of another failure as it is", async () => {
      const failing = { ...contextOf("dana"), requireCustomer: () => Promise.reject(new TypeError("Broken")) };
      await expect(requireOwnCart(failing, 70, { userId: 50, customerId: northgate })).rejects.toThrow("Broken");
    });
  });
});
