import { customers } from "@purvey/contract/services/customers/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { clearOfMidnight } from "../../../../testing/clear-of-midnight.ts";
import { codesOf } from "../../../../testing/codes-of.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const [northgate, lakeside] = [100200, 100300];
const [dana, amir, lena] = [1, 2, 3];

describeServer("contacts", (server) => {
  const api = async (username: string) => (await server().clientFor(username)).customers;

  rule("R156 demands q of the list, which may be empty to list all", async () => {
    const missing = await sendAs(server(), customers, "customer.contacts.list", "dana", { customerId: northgate });
    expect(missing.body.validationErrors[0]).toMatchObject({ field: "q", code: "required" });
    const { customer } = await api("dana");
    const all = await customer.contacts.list({ customerId: northgate, q: "", limit: 1000 });
    expect(all.data.map(({ id }) => id)).toEqual(expect.arrayContaining([dana, amir]));
    expect(all.data.map(({ id }) => id)).not.toContain(lena);
  });

  it("finds contacts by words of name, e-mail, phone and position", async () => {
    const { contacts } = (await api("dana")).customer;
    const ids = async (q: string) => (await contacts.list({ customerId: northgate, q }).data).map(({ id }) => id);
    expect(await ids("WHITFIELD dana")).toEqual([dana]);
    expect(await ids("purchasing manager")).toEqual([amir]);
    expect(await ids("419-555-0131")).toEqual([dana]);
    expect(await ids("nobody at all")).toEqual([]);
    const page = await contacts.list({ customerId: northgate, q: "northgatefab", limit: 1, offset: 1 });
    expect(page).toMatchObject({ count: 1, data: [{ id: amir }] });
  });

  rule("R154 demands first and last name and a good e-mail of a new contact", async () => {
    const whole = {
      customerId: northgate,
      firstName: "Omar",
      lastName: "Vance",
      emailAddress: "omar@northgate.example",
    };
    for (const [field, value] of [
      ["firstName", undefined],
      ["firstName", ""],
      ["lastName", undefined],
      ["lastName", ""],
      ["emailAddress", "omar"],
      ["emailAddress", "omar@northgate"],
    ] as const) {
      const answer = await sendAs(server(), customers, "customer.contacts.create", "amir", {
        ...whole,
        [field]: value,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe(field);
    }
  });

  it("adds a contact that belongs to the customer at once", async () => {
    const { customer, contacts, contactsUd } = await api("amir");
    const created = await customer.contacts.create({
      customerId: northgate,
      firstName: "Ines",
      lastName: "Okonkwo",
      emailAddress: "ines@northgatefab.example",
      title: "Planner",
      addressId: 2,
      userDefined: { shift: "early" },
    }).data;
    expect(created).toMatchObject({
      firstName: "Ines",
      lastName: "Okonkwo",
      title: "Planner",
      phone: null,
      addressId: 2,
    });
    expect(await customer.contacts.list({ customerId: northgate, q: "okonkwo" }).data).toEqual([created]);
    expect(await contacts.doc({ id: created.id }).data).toMatchObject({
      ...created,
      customers: [{ customerId: northgate, customerName: "Northgate Fabrication", isPrimary: true }],
      usersId: null,
      webAllowance: { allowance: null, isUnlimited: true, remaining: null },
    });
    expect(await contactsUd.get({ id: created.id }).data).toMatchObject({
      id: created.id,
      userDefined: { shift: "early" },
    });
  });

  it("refuses an address of another customer, and who may not add contacts", async () => {
    const given = { customerId: northgate, firstName: "A", lastName: "B" };
    const { customer } = await api("amir");
    await expect(customer.contacts.create({ ...given, addressId: 3 })).rejects.toMatchObject({
      errors: [{ path: "addressId", received: 3 }],
    });
    await expect(customer.contacts.create({ ...given, customerId: lakeside })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect((await api("dana")).customer.contacts.create(given)).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
    });
    await expect((await api("ada")).customer.contacts.create({ ...given, customerId: 987654 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("answers a contact with customers, user and allowance to those who may see them", async () => {
    for (const username of ["dana", "amir", "sara", "ada"]) {
      expect(await (await api(username)).contacts.doc({ id: dana }).data).toMatchObject({
        id: dana,
        firstName: "Dana",
        lastName: "Whitfield",
        usersId: 1,
        username: "dana",
        customers: [{ customerId: northgate }],
        webAllowance: { contactId: dana, allowance: 500, period: "month" },
      });
    }
  });

  it("another company's contact answers as not found, in every call", async () => {
    const { contacts, contactsUd } = await api("lena");
    const calls = [
      contacts.doc({ id: dana }),
      contacts.webAllowance({ id: dana }),
      contacts.customers({ id: dana }),
      contactsUd.get({ id: dana }),
      contacts.doc({ id: 987654 }),
    ];
    expect(await codesOf(...calls)).toEqual(calls.map(() => "NOT_FOUND"));
  });

  it("lists the customers of a contact that the caller may see", async () => {
    const { db } = server();
    const { id } = await (await api("ada")).customer.contacts.create({
      customerId: northgate,
      firstName: "Two",
      lastName: "Companies",
    }).data;
    await db.execute(
      sql`insert into contact_customer (site_id, contact_id, customer_id) values ('demo', ${id}, ${lakeside})`,
    );
    const ids = async (username: string, more = {}) =>
      (await (await api(username)).contacts.customers({ id, ...more }).data).map(({ customerId }) => customerId);
    expect(await ids("sara")).toEqual([northgate, lakeside]);
    expect(await ids("lena")).toEqual([lakeside]);
    expect(await ids("sara", { q: "hydraulics" })).toEqual([lakeside]);
    expect(await ids("sara", { limit: 1, offset: 1 })).toEqual([lakeside]);
    expect(await ids("sara", { class5Id: "NONE" })).toEqual([]);
  });

  it("computes the allowance from the web orders of the period", async () => {
    await clearOfMidnight("America/New_York");
    const { db } = server();
    const { id } = await (await api("ada")).customer.contacts.create({
      customerId: northgate,
      firstName: "Spends",
      lastName: "Much",
    }).data;
    const order = (amount: number, more: { date?: string; web?: string; cancelled?: string } = {}) =>
      db.execute(sql`
        insert into order_hdr (site_id, customer_id, contact_id, total_amount, web_order, cancel_flag, order_date)
        values ('demo', ${northgate}, ${id}, ${amount}, ${more.web ?? "Y"}, ${more.cancelled ?? "N"},
          coalesce(${more.date ?? null}::timestamp, localtimestamp(0)))`);
    await order(100.1);
    await order(20.2);
    await order(1000, { web: "N" });
    await order(1000, { cancelled: "Y" });
    await order(1000, { date: "2020-01-15 12:00:00" });
    const allow = async (allowance: number | null, period: string) => {
      await db.execute(sql`
        update contact set web_allowance = ${allowance}, web_allowance_period = ${period} where site_id = 'demo' and id = ${id}`);
      return (await api("ada")).contacts.webAllowance({ id }).data;
    };
    const month = await allow(500, "month");
    expect(month).toMatchObject({ contactId: id, allowance: 500, spent: 120.3, remaining: 379.7, isUnlimited: false });
    // Midnight in New York is 4 or 5 o'clock in UTC.
    expect(month.periodStart).toMatch(/^\d{4}-\d\d-01 0[45]:00:00$/);
    expect(await allow(120, "year")).toMatchObject({ period: "year", spent: 120.3, remaining: 0 });
    expect(await allow(500, "order")).toMatchObject({ spent: 0, remaining: 500, periodStart: null, periodEnd: null });
    expect(await allow(null, "month")).toMatchObject({
      allowance: null,
      remaining: null,
      isUnlimited: true,
      spent: 120.3,
    });
  });
});
