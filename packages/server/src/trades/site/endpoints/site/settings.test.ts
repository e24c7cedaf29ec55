import { site } from "@purvey/contract/services/site/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it, onTestFinished } from "vitest";
import { settingPlace } from "../../../../platform/keys/sealed-places.ts";
import { createVault } from "../../../../platform/keys/vault.ts";
import { beginCheckout, renewAllowance } from "../../../../testing/checkout-desk.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { testSecret } from "../../../../testing/test-server.ts";

describeServer("settings of a site", (server) => {
  const api = async () => (await server().clientFor("ada")).site.settings;

  rule("R189 lists those of one service, and refuses to list without a service", async () => {
    const { list } = await api();
    const pricing = await list({ serviceName: "pricing" }).data;
    expect(pricing).toEqual([
      {
        settingsUid: 1,
        serviceName: "pricing",
        settingName: "currency",
        settingValue: "USD",
        secretFlag: "N",
        hasValue: "Y",
        description: "The currency of all prices, by ISO 4217; `USD` without it",
        statusCd: 704,
        version: 1,
        dateCreated: expect.any(String),
        dateLastModified: expect.any(String),
      },
    ]);
    expect(
      (await list({ serviceName: "payments", orderBy: "setting_name|DESC" }).data).map((one) => one.settingName),
    ).toEqual(["surchargePercent", "state"]);
    expect(await list({ serviceName: "vmi" }).data).toEqual([]);
    for (const query of [{}, { serviceName: "" }]) {
      const { status, body } = await sendAs(server(), site, "settings.list", "ada", query);
      expect([status, body.validationErrors[0].message]).toEqual([400, "serviceName is required"]);
    }
  });

  it("keeps values of any kind, once by name, until they are deleted", async () => {
    const { create, get, update, list, delete: remove } = await api();
    for (const settingValue of ["text", 4.5, true, ["a", 1], { deep: { er: null } }]) {
      const made = await create({ serviceName: "shop", settingName: "anything", settingValue }).data;
      expect(made).toMatchObject({ settingValue, statusCd: 704, hasValue: "Y", description: null });
      expect(await get({ settingsUid: made.settingsUid }).data).toEqual(made);
      expect(await refusedWith(create({ serviceName: "shop", settingName: "anything", settingValue }))).toEqual([409]);
      const changed = await update({
        settingsUid: made.settingsUid,
        settingValue: 7,
        description: "New",
        statusCd: 705,
      }).data;
      expect(changed).toMatchObject({ settingValue: 7, description: "New", statusCd: 705 });
      expect(await list({ serviceName: "shop", statusCd: 704 }).data).toEqual([]);
      expect(await remove({ settingsUid: made.settingsUid }).data).toEqual({ uid: made.settingsUid, deleted: true });
      expect(
        await refusedWith(get({ settingsUid: made.settingsUid }), update({ settingsUid: made.settingsUid })),
      ).toEqual([404, 404]);
    }
    const long = { serviceName: "shop", settingName: "long", settingValue: "x".repeat(65_536) };
    expect(await refusedWith(create(long))).toEqual([400]);
  });

  it("takes a currency of ISO 4217 only, and keeps the one before", async () => {
    const { list, update } = await api();
    const [before] = await list({ serviceName: "pricing" }).data;
    const changes = ["USX", "XXX", "XAU"].map((settingValue) =>
      update({ settingsUid: before?.settingsUid ?? 0, settingValue }),
    );
    expect(await refusedWith(...changes)).toEqual([400, 400, 400]);
    expect(await list({ serviceName: "pricing" }).data).toEqual([before]);
  });

  it("takes a state and a location that there are", async () => {
    const { create, delete: remove } = await api();
    const own = await server().db.query<{ uid: number }>(sql`
      update site_setting set status_cd = 700 where site_id = 'demo' and status_cd = 704 and service_name in ('payments', 'core')
      returning settings_uid as uid`);
    onTestFinished(async () => {
      await server().db.execute(sql`
        update site_setting set status_cd = 704
        where site_id = 'demo' and settings_uid = any(${own.map(({ uid }) => uid)}::bigint[])`);
    });
    const refused = (serviceName: string, settingName: string, settingValue: unknown) =>
      refusedWith(create({ serviceName, settingName, settingValue }));
    for (const state of ["ZZ", "XX", "OO"])
      expect([state, await refused("payments", "state", state)]).toEqual([state, [400]]);
    for (const id of [4711, 99999999])
      expect([id, await refused("core", "defaultLocationId", id)]).toEqual([id, [400]]);
    for (const [serviceName, settingName, settingValue] of [
      ["payments", "state", "ON"],
      ["payments", "state", "OH"],
      ["core", "defaultLocationId", 20],
    ] as const) {
      const { settingsUid } = await create({ serviceName, settingName, settingValue }).data;
      await remove({ settingsUid });
    }
  });

  it("seals secrets: no answer shows them, the database does not, and only the server can read them", async () => {
    const { create, get, update, list, delete: remove } = await api();
    const account = { accountId: "2000000000", licenseKey: "1A2B3C4D5E6F7G8H" };
    // Nobody has to say that it is a secret: its definition does.
    const made = await create({ serviceName: "tax", settingName: "avatax", settingValue: account }).data;
    expect(made).toMatchObject({ settingValue: null, secretFlag: "Y", hasValue: "Y" });
    const { settingsUid } = made;
    const rowText = async () =>
      (
        await server().db.first<{ row: string }>(
          sql`select to_jsonb(v)::text as row from site_setting v where v.site_id = 'demo' and v.settings_uid = ${settingsUid}`,
        )
      )?.row;
    const answers = [made, await get({ settingsUid }).data, await list({ serviceName: "tax" }).data, await rowText()];
    expect(JSON.stringify(answers)).not.toContain(account.licenseKey);
    const opened = async () => {
      const stored = await server().db.first<{ sealed: string | null }>(
        sql`select sealed_value as sealed from site_setting where site_id = 'demo' and settings_uid = ${settingsUid}`,
      );
      const place = settingPlace("demo", "tax", "avatax");
      return stored?.sealed ? JSON.parse(createVault(testSecret).open(stored.sealed, place)) : undefined;
    };
    expect(await opened()).toEqual(account);
    expect(await refusedWith(update({ settingsUid, secretFlag: "N" }))).toEqual([400]);
    const other = { ...account, licenseKey: "another" };
    expect(await update({ settingsUid, settingValue: other, secretFlag: "N" }).data).toMatchObject({
      settingValue: null,
      secretFlag: "Y",
    });
    expect(await opened()).toEqual(other);
    expect(await refusedWith(update({ settingsUid, settingValue: { accountId: "1" } }))).toEqual([400]);
    await remove({ settingsUid });
    expect(await rowText()).toContain('"sealed_value": null');
  });

  it("refuses a secret that nobody reads, naming those that somebody does", async () => {
    const { create } = await api();
    const secret = {
      serviceName: "shop",
      settingName: "apiKey",
      settingValue: "sk_live_4242",
      secretFlag: "Y",
    } as const;
    const { status, body } = await sendAs(server(), site, "settings.create", "ada", secret);
    expect([status, body.validationErrors[0].field]).toEqual([400, "secretFlag"]);
    expect(body.validationErrors[0].message).toMatch(/`shop\.apiKey`.*`tax\.avatax`/);
    expect(await refusedWith(create({ ...secret, secretFlag: "N", settingName: "plain" }))).toEqual([200]);
  });

  it("refuses what the server could not use", async () => {
    const { create, update } = await api();
    const of = (name: string, settingValue: unknown) => {
      const [serviceName = "", settingName = ""] = name.split(".");
      return create({ serviceName, settingName, settingValue });
    };
    expect(
      await refusedWith(
        update({ settingsUid: 1, settingValue: "dollars" }),
        update({ settingsUid: 1, settingValue: "XQZ" }),
        update({ settingsUid: 1, secretFlag: "Y", settingValue: "USD" }),
        of("commerce.freight", { base: -1 }),
        of("commerce.freight", { base: 5, perPound: 1 }),
        of("site.robots", 5),
        create({ serviceName: "no spaces", settingName: "x", settingValue: 1 }),
      ),
    ).toEqual([400, 400, 400, 400, 400, 400, 400]);
  });

  it("refuses a change and a deletion that go by an older version, and lets one of many at the same moment through", async () => {
    const { create, get, update, delete: remove } = await api();
    const { settingsUid, version } = await create({ serviceName: "ui", settingName: "view.users.a", settingValue: 0 })
      .data;
    expect(version).toBe(1);
    const together = Array.from({ length: 8 }, (_, settingValue) =>
      update({ settingsUid, settingValue, expectedVersion: version }),
    );
    const statuses = await Promise.all(together.map((call) => refusedWith(call)));
    expect(statuses.flat().sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const stored = await get({ settingsUid }).data;
    expect(stored.version).toBe(2);
    expect(stored.settingValue).toBe(statuses.flat().indexOf(200));
    await expect(remove({ settingsUid, expectedVersion: 1 }).data).rejects.toThrow(
      "Somebody has changed the setting `view.users.a` meanwhile: it is at version 2, not 1.",
    );
    // Who names no version decides to overwrite, as before.
    expect(await update({ settingsUid, settingValue: "mine" }).data).toMatchObject({ version: 3 });
    expect(await remove({ settingsUid, expectedVersion: 3 }).data).toEqual({ uid: settingsUid, deleted: true });
    expect(await refusedWith(get({ settingsUid }))).toEqual([404]);
  });

  it("is what the server goes by: freight at checkout, the currency, and the hash of the site", async () => {
    await renewAllowance(server());
    const { create, update, delete: remove } = await api();
    const rates = { base: 9.5, perKilogram: 0.4, freeFrom: 500 };
    const { settingsUid } = await create({ serviceName: "commerce", settingName: "freight", settingValue: rates }).data;
    const first = await beginCheckout(server());
    const paid = await first.checkout.prophet21Hdr.create({
      checkoutUid: first.checkoutUid,
      header: { customerPoNumber: "P" },
    }).data;
    expect(paid.freightAmount).toBeGreaterThanOrEqual(9.5);
    await update({ settingsUid, statusCd: 705 });
    await update({ settingsUid: 1, settingValue: "CAD" });
    const second = await beginCheckout(server());
    const free = await second.checkout.prophet21Hdr.create({
      checkoutUid: second.checkoutUid,
      header: { customerPoNumber: "P" },
    }).data;
    expect([free.freightAmount, free.currency]).toEqual([0, "CAD"]);
    await update({ settingsUid: 1, settingValue: "USD" });
    await remove({ settingsUid });
  });

  it("lets auditors look and administrators change", async () => {
    const ned = (await server().clientFor("ned")).site.settings;
    const dana = (await server().clientFor("dana")).site.settings;
    expect(
      await refusedWith(
        ned.get({ settingsUid: 1 }),
        ned.update({ settingsUid: 1, settingValue: "EUR" }),
        dana.list({ serviceName: "pricing" }),
      ),
    ).toEqual([200, 403, 403]);
  });
});
