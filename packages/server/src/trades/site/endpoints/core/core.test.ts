import { core } from "@purvey/contract/services/core/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { rawFetch } from "../../../../testing/raw-request.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const { columbus, toledo } = world.locations;
const { columbusCounter, columbusShow, toledoCounter, columbusOld } = world.cashDrawers;

describeServer("core data", (server) => {
  const walt = async () => (await server().clientFor("walt")).core;

  rule(
    "R147 R248 lists take a limit from 1 to 1000, 10 unless said otherwise, and a numeric offset from 0",
    async () => {
      for (const list of ["address.list", "cashDrawer.list", "company.list", "location.list", "paymentTypes.list"]) {
        const { properties = {} } = core.endpoints[list]?.query ?? {};
        expect(properties.limit).toMatchObject({ minimum: 1, maximum: 1000, default: 10 });
        expect(properties.offset).toMatchObject({ default: 0 });
        for (const broken of [{ limit: 0 }, { limit: 1001 }, { offset: "many" }]) {
          const [name = ""] = Object.keys(broken);
          const refused = await sendAs(server(), core, list, "walt", broken);
          expect([refused.status, refused.body.validationErrors[0].field]).toEqual([400, name]);
        }
      }
      const { paymentTypes } = await walt();
      expect(await paymentTypes.list({ limit: 2, offset: 1 })).toMatchObject({
        totalResults: 8,
        data: [{ paymentTypeId: "CASH" }, { paymentTypeId: "CHECK" }],
      });
    },
  );

  rule("R128 R249 R259 lists active cash drawers by their number, others when asked for", async () => {
    const { cashDrawer } = await walt();
    const listed = await cashDrawer.list();
    expect(listed.data.map(({ cashDrawerUid }) => cashDrawerUid)).toEqual([
      columbusCounter,
      columbusShow,
      toledoCounter,
    ]);
    expect(listed.options).toEqual({});
    expect(listed.params).toMatchObject({ statusCd: 704, orderBy: "cash_drawer_uid|ASC" });
    expect(listed.data[0]).toEqual({
      cashDrawerUid: columbusCounter,
      cashDrawerId: "COL-1",
      cashDrawerDesc: "Columbus, will-call counter",
      companyId: "PDS",
      companyName: "Purvey Demo Supply",
      locationId: columbus,
      locationName: "Columbus",
      drawerOpen: "Y",
      openedBy: "Walt Brennan",
      dateOpened: "2026-10-30 07:02:00",
      dateClosed: null,
      openingBalance: 200,
      currentBalance: 486.35,
      statusCd: 704,
      dateCreated: expect.any(String),
      dateLastModified: expect.any(String),
    });
    const uids = async (input: Parameters<typeof cashDrawer.list>[0]) =>
      (await cashDrawer.list(input).data).map(({ cashDrawerUid }) => cashDrawerUid);
    expect(await uids({ statusCd: 705 })).toEqual([columbusOld]);
    expect(await uids({ drawerOpen: "N" })).toEqual([columbusShow]);
    expect(await uids({ q: "rita columbus" })).toEqual([columbusShow]);
    expect(await uids({ companyId: "pds", orderBy: "locationName|DESC,cash_drawer_id|DESC" })).toEqual([
      toledoCounter,
      columbusShow,
      columbusCounter,
    ]);
    expect(await uids({ companyId: "XXX" })).toEqual([]);
    expect((await cashDrawer.get({ id: columbusOld }).data).statusCd).toBe(705);
  });

  it("answers cash drawers under /cash-drawer too", async () => {
    const token = await server().app.tokens.issue(await server().principalOf("walt"));
    const list = await rawFetch(server().app, "GET", "/api/core/cash-drawer?q=toledo", { token });
    expect(list.body).toMatchObject({ total: 1, data: [{ cashDrawerUid: toledoCounter }] });
    const one = await rawFetch(server().app, "GET", `/api/core/cash-drawer/${toledoCounter}`, { token });
    expect(one.body.data.cashDrawerId).toBe("TOL-1");
  });

  rule(
    "R250 R259 lists companies by their number, and finds one by number and code only when both are of one",
    async () => {
      const { company } = await walt();
      const listed = await company.list({ companyId: "pds" });
      expect(listed.params).toMatchObject({ orderBy: "company_uid|ASC", limit: 10 });
      expect(listed.data).toMatchObject([
        { companyUid: 1, companyId: "PDS", companyName: "Purvey Demo Supply", city: "Columbus", currencyId: "USD" },
      ]);
      expect((await company.list({ q: "purvey ohio" })).totalResults).toBe(0);
      expect(await company.get({ id: 1, companyId: "pds" }).data).toMatchObject({
        taxId: "31-5550142",
        defaultLocationId: columbus,
      });
      expect(await refusedWith(company.get({ id: 1, companyId: "XXX" }), company.get({ id: 2 }))).toEqual([404, 404]);
    },
  );

  rule("R259 tells what the codes mean that records carry", async () => {
    const { codeP21 } = await walt();
    const found = await codeP21.list({ codeNoList: [704, 700, 9999] }).data;
    expect(found.map(({ codeNo, codeDescription }) => [codeNo, codeDescription])).toEqual([
      [700, "Deleted"],
      [704, "Active"],
    ]);
    const [active] = await codeP21.list({ q: "704 status" }).data;
    expect(active).toMatchObject({ codeNo: 704, codeGroup: "Status of a record", languageId: "en", statusCd: 704 });
    expect(await codeP21.get({ id: active?.codeUid ?? 0 }).data).toEqual(active);
    expect((await codeP21.list({ orderBy: "code_no|DESC", limit: 1000 }).data).at(-1)?.codeNo).toBe(700);
  });

  rule(
    "R251 R259 lists locations by their number with the accounts they ship on, the address when asked for",
    async () => {
      const { location } = await walt();
      const { data, params } = await location.list();
      expect(params).toMatchObject({ orderBy: "location_id|ASC", includeAddress: "N" });
      expect(data.map(({ locationId }) => locationId)).toEqual([columbus, toledo]);
      expect(data[0]).toMatchObject({
        locationName: "Columbus",
        companyId: "PDS",
        companyName: "Purvey Demo Supply",
        allowBackorder: "N",
        timezone: "America/New_York",
        deleteFlag: "N",
        statusCd: 704,
        address: null,
        carrierAccounts: [
          { carrierId: "UPS", accountNo: "4R91W7", billingMethod: "sender", defaultFlag: "Y", enabledCd: 704 },
          { carrierId: "ESTES", carrierName: "Estes Express Lines", billingMethod: "receiver" },
          { carrierId: "FEDEX", carrierAddressId: world.carriers.fedex, accountPostalCode: "43228", defaultFlag: "N" },
        ],
      });
      const [found] = await location.list({ q: "toledo 43612", includeAddress: "Y" }).data;
      expect(found?.address).toMatchObject({ address1: "1150 Matzinger Road", city: "Toledo", address2: null });
      const one = await location.get({ id: toledo, includeAddress: "Y" }).data;
      expect(one.address).toEqual(found?.address);
      expect(await (await walt()).address.get({ id: one.address?.addressId ?? 0 }).data).toMatchObject({
        addressType: "location",
        sourceId: "20",
      });
      expect((await location.get({ id: toledo }).data).address).toBeNull();
    },
  );

  it("lists closed locations only when asked for them", async () => {
    const { location } = await walt();
    await server().db.execute(sql`
      insert into location (site_id, location_id, company_id, location_name, status_cd) values ('demo', 90, 'PDS', 'Lima', 700)`);
    expect(await location.list({ deleteFlag: "Y" }).data).toMatchObject([
      { locationId: 90, deleteFlag: "Y", carrierAccounts: [] },
    ]);
    expect((await location.list({ deleteFlag: "N" })).totalResults).toBe(2);
    expect(await refusedWith(location.get({ id: 90 }))).toEqual([404]);
    await server().db.execute(sql`delete from location where site_id = 'demo' and location_id = 90`);
  });

  it("is closed to people of customers", async () => {
    const { cashDrawer, company } = (await server().clientFor("dana")).core;
    expect(await refusedWith(cashDrawer.list(), company.list())).toEqual([403, 403]);
  });
});
