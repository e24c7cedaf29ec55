import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";

describeServerOnBoth("idempotency keys", (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server().app.tokens.issue(await server().principalOf("ada"));
  });
  const keyed = (key: string, brandsName: string, more = {}) =>
    rawFetch(server().app, "POST", "/api/items/brands", {
      token,
      body: JSON.stringify({ brandsName }),
      headers: { "idempotency-key": key },
      ...more,
    });
  const keys = () =>
    server().db.query<{ key: string }>(
      sql`select idempotency_key as key from idempotency_key where site_id = 'demo' order by 1`,
    );
  const age = (key: string, days: number) =>
    server().db.execute(sql`
      update idempotency_key set date_created = localtimestamp - make_interval(days => ${days}::integer)
      where site_id = 'demo' and idempotency_key = ${key}`);

  it("are cleared away after a week, with the next key, without a statement of their own", async () => {
    for (const name of ["old-1", "old-2", "young"]) expect((await keyed(name, `Keyed ${name}`)).status).toBe(200);
    for (const [name, days] of [
      ["old-1", 8],
      ["old-2", 30],
      ["young", 6],
    ] as const)
      await age(name, days);
    let statements = 0;
    const remove = server().db.onStatement(({ text }) => {
      if (text.includes("idempotency_key")) statements++;
    });
    await keyed("next", "Keyed next");
    remove();
    expect((await keys()).map(({ key }) => key)).toEqual(["next", "young"]);
    expect(statements).toBe(2);
  });

  it("of an earlier call still give its answer when they come again after a week, and do nothing twice", async () => {
    const first = await keyed("again", "Keyed again");
    await age("again", 10);
    const second = await keyed("again", "Keyed again");
    expect(second.body.data).toEqual(first.body.data);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
  });

  it("of a call that failed are free again, also for many at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyed("failing", "Keyed again")));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect((await keyed("failing", "Keyed corrected")).status).toBe(200);
  });

  it("belong to one user of one site", async () => {
    const other = await server().app.tokens.issue(await server().principalOf("dev"));
    expect((await keyed("mine", "Keyed mine")).status).toBe(200);
    const theirs = await keyed("mine", "Keyed theirs", { token: other });
    expect([theirs.status, theirs.headers.get("idempotent-replayed")]).toEqual([200, null]);
  });

  rule("R258 make a GET with effects happen once", async () => {
    const refresh = () =>
      rawFetch(server().app, "GET", "/api/commerce/cart-hdr/lookup?userId=1&userCartNo=77", {
        token,
        headers: { "idempotency-key": "lookup" },
      });
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    expect(new Set(answers.map(({ body }) => body.data?.cartHdrUid ?? body.code)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true").length).toBe(
      answers[0]?.status === 200 ? 2 : 0,
    );
  });

  it("must have 1 to 255 characters", async () => {
    for (const key of ["", "k".repeat(256)])
      expect((await keyed(key, "Keyed none")).body.validationErrors[0].field).toBe("idempotency-key");
  });
});
