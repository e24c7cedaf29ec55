import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { permissionsOf } from "./platform/auth/roles.ts";
import { implementations } from "./services.ts";
import { describeServerOfAll } from "./testing/describe-server.ts";
import { chosenInputs, inputsOf } from "./testing/generated-inputs.ts";
import { rawRequest } from "./testing/raw-request.ts";
import { RecordPool } from "./testing/record-pool.ts";
import { storedRows } from "./testing/stored-rows.ts";

/** What dana's customer pays: price class 3 of every item. */
const own = 7300.13;
/** Prices of the other classes, the standard price and the costs; nothing else in an answer is such a number. */
const foreign = /\b(7(?!300)\d00|9[789]77)\.13\b/g;
const foreignField = /^(price(?!3$)\d+|stdPrice|.*cost.*|.*margin.*)$/i;

describeServerOfAll("price columns and costs", (server) => {
  let pool: RecordPool;

  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`
      update item set price1 = 7100.13, price2 = 7200.13, price3 = ${own}, price4 = 7400.13, price5 = 7500.13,
        price6 = 7600.13, price7 = 7700.13, price8 = 7800.13, price9 = 7900.13, price10 = 7000.13, std_price = 9777.13,
        cost = 9877.13 where site_id = 'demo'`);
    await db.execute(sql`update po_line set unit_cost = 9977.13 where site_id = 'demo'`);
    await db.execute(sql`update customer set price_class = 3 where site_id = 'demo' and customer_id = 100200`);
    pool = new RecordPool();
    for (const rows of await storedRows(db)) pool.keepTable(rows);
  });

  /** Every answer of an endpoint that only reads, to inputs that meet records. */
  async function* answersTo(token: string) {
    for (const { service } of implementations)
      for (const endpoint of Object.values(service.endpoints))
        if (endpoint.safe)
          for (const input of chosenInputs(inputsOf(endpoint, pool, 1), "needed known", "whole known")) {
            const { status, body } = await rawRequest(server().app, service, endpoint, input, { token });
            if (status === 200) yield { name: `${endpoint.method} /${service.segment}${endpoint.path}`, body };
          }
  }

  /** Where answers to somebody have a price or cost that is not a customer's to see, and how many endpoints answered. */
  async function foreignTo(token: string) {
    const found = new Set<string>();
    const answered = new Set<string>();
    let ownSeen = false;
    for await (const { name, body } of answersTo(token)) {
      answered.add(name);
      const text = JSON.stringify(body);
      ownSeen ||= text.includes(String(own));
      for (const [amount] of text.matchAll(foreign)) found.add(`${name} ${amount}`);
      for (const field of filledFields(body)) if (foreignField.test(field)) found.add(`${name} ${field}`);
    }
    return { found: [...found].sort(), answered: answered.size, ownSeen };
  }

  const tokenOf = async (username: string) => server().app.tokens.issue(await server().principalOf(username));

  it("are answered to a shopper nowhere, but for the list price and the price of the own class", async () => {
    const { found, answered, ownSeen } = await foreignTo(await tokenOf("dana"));
    expect(found).toEqual([]);
    expect(ownSeen).toBe(true);
    expect(answered).toBeGreaterThan(60);
  });

  it("are answered to a guest nowhere, the own class neither", async () => {
    const dana = await server().principalOf("dana");
    const token = await server().app.tokens.issue({
      ...dana,
      customerId: undefined,
      role: "guest",
      permissions: permissionsOf("guest"),
    });
    const { found, ownSeen } = await foreignTo(token);
    expect([found, ownSeen]).toEqual([[], false]);
  });

  it("are answered to staff, so that the two above have met them", async () => {
    const { found } = await foreignTo(await tokenOf("ada"));
    const seen = (text: string) => found.filter((name) => name.includes(text)).length;
    expect(seen("7100.13")).toBeGreaterThan(2);
    expect(seen("GET /search/items/{id}")).toBeGreaterThan(8);
    expect(seen("9977.13")).toBeGreaterThan(0);
    expect(seen("margin_percent")).toBeGreaterThan(0);
  });
});

/** The names of the fields that hold an amount, wherever they lie. */
function* filledFields(value: unknown, name = ""): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* filledFields(item, name);
  else if (typeof value === "object" && value !== null)
    for (const [field, item] of Object.entries(value)) yield* filledFields(item, field);
  else if (typeof value === "number") yield name;
}
