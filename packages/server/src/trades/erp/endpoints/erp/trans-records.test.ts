import { expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

describeServer("records of the ERP", (server) => {
  const ada = async () => server().clientFor("ada");

  it("D09 each tell a new record's values and their fields, as the contract has them", async () => {
    const { transCategory, transCompany, transUser, transWebDisplayType } = (await server().clientFor("ned")).erp;
    expect(await transCategory.defaults().data).toEqual({
      categoryId: null,
      categoryDesc: null,
      parentCategoryUid: null,
      sequenceNo: 0,
      displayOnWebFlag: "Y",
      title: null,
      metaDesc: null,
      article: null,
      imageUrl: null,
      classId5: null,
    });
    expect(await transCompany.defaults().data).toMatchObject({ companyId: null, currencyId: "USD", city: null });
    const user = await transUser.defaults().data;
    expect(user).toMatchObject({ userId: null, timezone: "UTC", language: "en" });
    expect(user).not.toHaveProperty("password");
    expect(await transWebDisplayType.defaults().data).toEqual({
      webDisplayTypeId: null,
      webDisplayTypeDesc: "",
      displayArea: "page",
      sequenceNo: 0,
    });
    for (const [record, keyField] of [
      [transCategory, "categoryUid"],
      [transCompany, "companyUid"],
      [transUser, "usersUid"],
      [transWebDisplayType, "webDisplayTypeUid"],
    ] as const) {
      const definition = await record.definition().data;
      const [row = {}] = await record.list({ limit: 1 }).data;
      const names = definition.fields.map(({ name }) => name);
      expect(definition.keyField).toBe(keyField);
      expect(names).toEqual(
        expect.arrayContaining([...Object.keys(row), ...Object.keys(await record.defaults().data)]),
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("tell of each field what is checked", async () => {
    const { transCategory, transUser } = (await ada()).erp;
    const { fields, recordName } = await transCategory.definition().data;
    expect(recordName).toBe("TransCategory");
    const field = (name: string) => fields.find((one) => one.name === name);
    expect(field("categoryId")).toEqual({
      name: "categoryId",
      label: "Category ID",
      type: "string",
      format: null,
      required: true,
      nullable: false,
      description: "The category's code, without a slash; once among its neighbours, case aside",
      onCreate: true,
      onUpdate: true,
      sensitive: false,
      minLength: 1,
      maxLength: 255,
      minimum: null,
      maximum: null,
      pattern: "^[^/]*[^/\\s][^/]*$",
      values: [],
      defaultValue: null,
      exampleValue: "hex-bolts",
    });
    expect(field("displayOnWebFlag")).toMatchObject({ label: "Display on web", values: ["Y", "N"], defaultValue: "Y" });
    expect(field("level")).toMatchObject({ type: "integer", onCreate: false, onUpdate: false, minimum: 1 });
    expect(field("parentCategoryUid")).toMatchObject({
      label: "Parent category number",
      nullable: true,
      required: false,
    });
    const password = (await transUser.definition().data).fields.find(({ name }) => name === "password");
    expect(password).toMatchObject({ sensitive: true, required: true, minLength: 8, exampleValue: null });
  });

  it("edit the companies that core answers, and have the address book follow", async () => {
    const { core, erp } = await ada();
    const { transCompany } = erp;
    const given = { companyId: "PFP", companyName: "Purvey Fluid Power", city: "Akron", state: "OH" };
    const created = await transCompany.create(given).data;
    expect(created).toMatchObject({
      ...given,
      currencyId: "USD",
      locationCount: 0,
      customerCount: 0,
      statusCd: 704,
      address1: null,
    });
    const { companyUid } = created;
    expect(await core.company.get({ id: companyUid }).data).toMatchObject(given);
    const find = () => core.address.list({ q: "PFP", limit: 5 }).data;
    expect(await find()).toMatchObject([{ addressType: "company", addressName: "Purvey Fluid Power", city: "Akron" }]);
    const changed = await transCompany.update({ companyUid, companyName: "PFP Fluid Power", defaultLocationId: 20 })
      .data;
    expect(changed).toMatchObject({ companyName: "PFP Fluid Power", defaultLocationId: 20, city: "Akron" });
    expect(await find()).toMatchObject([{ addressName: "PFP Fluid Power" }]);
    await expect(transCompany.create({ companyId: "PFP", companyName: "Twice" })).rejects.toMatchObject({
      status: 409,
    });
    const calls = [
      transCompany.create({ companyId: "LOC", companyName: "Nowhere", defaultLocationId: 4711 }),
      transCompany.create({ companyId: "BLK", companyName: " " }),
      transCompany.create({ companyId: "CUR", companyName: "Unknown money", currencyId: "USX" }),
      transCompany.update({ companyUid, currencyId: "XAU" }),
      transCompany.update({ companyUid: 4711, companyName: "Nobody" }),
      transCompany.get({ companyUid, companyId: "XXX" }),
      transCompany.delete({ companyUid, companyId: "XXX" }),
    ];
    expect(await refusedWith(...calls)).toEqual([400, 400, 400, 400, 404, 404, 404]);
    expect(await transCompany.list({ q: "pfp" }).data).toMatchObject([{ companyUid }]);
    expect(await transCompany.delete({ companyUid, companyId: "pfp" }).data).toEqual({
      uid: companyUid,
      deleted: true,
    });
    expect(await find()).toEqual([]);
    expect(await refusedWith(core.company.get({ id: companyUid }))).toEqual([404]);
    await expect(transCompany.create({ companyId: "PFP", companyName: "Again" })).rejects.toThrow(/`PFP` is taken/);
  });

  it("keep a company that has customers, locations or cash drawers", async () => {
    const { transCompany } = (await ada()).erp;
    expect(await transCompany.get({ companyUid: 1 }).data).toMatchObject({
      companyId: "PDS",
      locationCount: 2,
      customerCount: 2,
    });
    await expect(transCompany.delete({ companyUid: 1 })).rejects.toMatchObject({
      status: 409,
      message:
        "The ERP company `PDS` is in use by the location `Columbus` and 7 more. Give them to another company first, or set its `statusCd` to 705 to retire it.",
    });
  });

  it("edit the users that content answers, by the rules of users", async () => {
    const { content, erp } = await ada();
    const { transUser } = erp;
    const given = {
      userId: "erik",
      userName: "Erik Dahl",
      emailAddress: "erik@purveydemo.example",
      password: "Passw0rd!erik",
    };
    const created = await transUser.create({ ...given, groups: [5], salesRepId: "ERIK" }).data;
    expect(created).toMatchObject({
      userId: "erik",
      userName: "Erik Dahl",
      emailAddress: given.emailAddress,
      salesRepId: "ERIK",
      customerId: null,
      customerName: null,
      statusCd: 704,
      timezone: "UTC",
      dateLastVisit: null,
    });
    const { usersUid } = created;
    expect(await content.users.doc({ id: usersUid }).data).toMatchObject({
      username: "erik",
      role: "salesRep",
      salesRepId: "ERIK",
    });
    const signIn = (password: string) => content.users.verifyPassword({ username: "erik", password });
    const { token } = await signIn(given.password).data;
    const changed = await transUser.update({ usersUid, userName: "Erik Dahlberg", salesRepId: null }).data;
    expect(changed).toMatchObject({ userName: "Erik Dahlberg", salesRepId: null, userId: "erik" });
    expect((await transUser.update({ usersUid, statusCd: 705 }).data).statusCd).toBe(705);
    expect(await refusedWith(signIn(given.password))).toEqual([403]);
    expect(await refusedWith(server().clientOf(token).content.users.get({ id: usersUid }))).toEqual([401]);
    await transUser.update({ usersUid, statusCd: 704, password: "Another!pass1" });
    expect((await signIn("Another!pass1").data).id).toBe(usersUid);
    const calls = [
      transUser.create({ ...given, emailAddress: "other@purveydemo.example" }),
      transUser.create({ ...given, userId: "erik2" }),
      transUser.create({
        ...given,
        userId: "e3",
        emailAddress: "e3@purveydemo.example",
        contactId: 1,
        customerId: 100300,
      }),
      transUser.get({ usersUid, userId: "somebody" }),
      transUser.delete({ usersUid: world.users.ada }),
    ];
    expect(await refusedWith(...calls)).toEqual([409, 409, 400, 404, 422]);
    expect(await transUser.delete({ usersUid, userId: "ERIK" }).data).toEqual({ uid: usersUid, deleted: true });
    expect(await transUser.get({ usersUid }).data).toMatchObject({ statusCd: 705 });
    expect(await transUser.list({ statusCd: 705 }).data).toMatchObject([{ userId: "erik" }]);
    expect(
      (await transUser.list({ customerId: 100200, orderBy: "userName|DESC" }).data).map(({ userId }) => userId),
    ).toEqual(["dana", "amir"]);
  });

  it("do not lift anybody above who may do so already", async () => {
    const given = {
      userId: "mole",
      userName: "Mole",
      emailAddress: "mole@purveydemo.example",
      password: "Passw0rd!mole",
    };
    const { transUser } = (await server().clientWith(["erp.read", "erp.write"])).erp;
    expect(await refusedWith(transUser.create(given), transUser.create({ ...given, salesRepId: "SARA" }))).toEqual([
      400, 403,
    ]);
    expect((await transUser.list()).totalResults).toBe(0);
    expect(await refusedWith(transUser.update({ usersUid: world.users.dana, userName: "Me" }))).toEqual([404]);
    const rep = await server().clientWith(["erp.read", "erp.write", "user.read", "user.write", "customer.all"], {
      role: "salesRep",
    });
    const calls = [
      rep.erp.transUser.create({ ...given, groups: [7] }),
      rep.erp.transUser.update({ usersUid: world.users.ada, password: "Passw0rd!mole" }),
      rep.erp.transUser.delete({ usersUid: world.users.ada }),
    ];
    expect(await refusedWith(...calls)).toEqual([403, 403, 403]);
  });

  it("edit display types, whose codes texts of items carry", async () => {
    const { erp, items } = await ada();
    const types = erp.transWebDisplayType;
    const { data } = await types.list({ orderBy: "sequenceNo|ASC" });
    expect(data.slice(0, 2)).toMatchObject([
      { webDisplayTypeUid: 1, webDisplayTypeId: "Description", displayArea: "page", statusCd: 704 },
      { webDisplayTypeId: "Application", displayArea: "tab", itemTextCount: 0 },
    ]);
    expect(data[0]?.itemTextCount).toBeGreaterThan(3);
    const created = await types.create({ webDisplayTypeId: "Care", displayArea: "tab" }).data;
    expect(created).toMatchObject({ webDisplayTypeDesc: "", sequenceNo: 0, itemTextCount: 0, statusCd: 704 });
    const { webDisplayTypeUid } = created;
    const both = await refusedWith(
      types.create({ webDisplayTypeId: "Twin" }),
      types.create({ webDisplayTypeId: "TWIN" }),
    );
    expect(both.toSorted()).toEqual([200, 409]);
    await expect(types.update({ webDisplayTypeUid, webDisplayTypeId: "description" })).rejects.toThrow(
      /`description` already/,
    );
    expect((await types.update({ webDisplayTypeUid, sequenceNo: 9 }).data).sequenceNo).toBe(9);
    await types.update({ webDisplayTypeUid: 1, webDisplayTypeId: "Overview" });
    const bolt = await items.invMast.doc({ id: await invMastUidOf(server(), "HB-M8-40") }).data;
    expect(bolt.invMastText).toMatchObject([{ webDisplayTypeUid: 1, webDisplayTypeId: "Overview" }]);
    await types.update({ webDisplayTypeUid: 1, webDisplayTypeId: "Description" });
    await expect(types.delete({ webDisplayTypeUid: 1 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^The web display type `Description` is in use by the text of the item `.+` and \d+ more\./,
      ),
    });
    expect(await types.delete({ webDisplayTypeUid, webDisplayTypeId: "care" }).data).toEqual({
      uid: webDisplayTypeUid,
      deleted: true,
    });
    expect(
      await refusedWith(types.get({ webDisplayTypeUid }), types.get({ webDisplayTypeUid: 1, webDisplayTypeId: "x" })),
    ).toEqual([404, 404]);
    expect((await types.create({ webDisplayTypeId: "Care" }).data).webDisplayTypeUid).toBeGreaterThan(
      webDisplayTypeUid,
    );
  });
});
