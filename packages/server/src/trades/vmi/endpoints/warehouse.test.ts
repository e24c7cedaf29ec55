import { vmi as service } from "@purvey/contract/services/vmi/index";
import { rule } from "@purvey/contract/testing/rule";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { type StockroomClient, setUpStockroom } from "../../../testing/stockrooms.ts";
import { wrongField } from "../../../testing/wrong-field.ts";

const { northgate, lakeside } = world.customers;
const { toledo, dayton } = world.vmi.stockrooms;

describeServer("stockrooms", (server) => {
  let ada: StockroomClient;
  let dana: StockroomClient;
  let lena: StockroomClient;
  let sara: StockroomClient;
  let walt: StockroomClient;
  beforeAll(async () => {
    const of = async (name: string) => (await server().clientFor(name)).vmi;
    [ada, dana, lena, sara, walt] = [
      await of("ada"),
      await of("dana"),
      await of("lena"),
      await of("sara"),
      await of("walt"),
    ];
  });

  rule("R005 R098 lists active stockrooms by their number", async () => {
    const page = await dana.warehouse.list({ customerId: northgate });
    expect(page.totalResults).toBe(2);
    expect(page.data).toMatchObject([
      {
        warehouseUid: toledo,
        warehouseName: "Plant Toledo crib",
        warehouseId: "VW-1",
        customerId: northgate,
        customerName: "Northgate Fabrication",
        invProfileHdrUid: 1,
        partCount: 4,
        belowMinimumCount: 2,
        openRestockCount: 0,
        statusCd: 704,
        processCd: 704,
        updateCd: 704,
      },
      { warehouseUid: dayton, invProfileHdrUid: 2, partCount: 0, belowMinimumCount: 0 },
    ]);
    const off = await setUpStockroom(server(), "Switched off");
    await ada.warehouse.enable({ warehouseUid: off, statusCd: 705 }).data;
    const uids = async (statusCd?: 704 | 705) =>
      (await ada.warehouse.list({ limit: 1000, ...(statusCd ? { statusCd } : {}) }).data).map(
        (one) => one.warehouseUid,
      );
    expect(await uids()).not.toContain(off);
    expect(await uids(704)).toEqual(await uids());
    expect(await uids(705)).toContain(off);
    expect(await uids()).toEqual([...(await uids())].sort((a, b) => a - b));
  });

  it("finds them by words, customer and assigned user", async () => {
    const names = async (query: Parameters<StockroomClient["warehouse"]["list"]>[0]) =>
      (await ada.warehouse.list(query).data).map(({ warehouseName }) => warehouseName);
    expect(await names({ q: "paint BAY" })).toEqual(["Plant Toledo crib"]);
    expect(await names({ q: "vw-2" })).toEqual(["Plant Dayton crib"]);
    expect(await names({ usersId: world.users.walt })).toEqual(["Plant Toledo crib"]);
    expect(await names({ usersId: world.users.rita })).toEqual([]);
    expect(await names({ customerId: lakeside })).toEqual([]);
    expect(await names({ customerId: northgate, orderBy: "warehouseName|ASC", limit: 1 })).toEqual([
      "Plant Dayton crib",
    ]);
  });

  it("shows a shopper those of their customer, a sales representative those of their customers, staff all", async () => {
    const theirs = await setUpStockroom(server(), "Lakeside store", [], lakeside);
    const none = (await ada.warehouse.create({ warehouseName: "Van stock" }).data).warehouseUid;
    const sees = async (client: StockroomClient, uid: number) =>
      (await refusedWith(client.warehouse.get({ warehouseUid: uid }).data))[0];
    expect(await Promise.all([dana, lena, sara, walt, ada].map((client) => sees(client, theirs)))).toEqual([
      404, 200, 200, 200, 200,
    ]);
    expect(await Promise.all([dana, lena, sara, walt, ada].map((client) => sees(client, toledo)))).toEqual([
      200, 404, 200, 200, 200,
    ]);
    expect(await Promise.all([dana, lena, sara, walt, ada].map((client) => sees(client, none)))).toEqual([
      404, 404, 404, 200, 200,
    ]);
    const listed = await lena.warehouse.list({ limit: 1000 }).data;
    expect(listed.map(({ customerId }) => customerId)).toEqual([lakeside]);
    const other = { warehouseUid: theirs, adjustments: [{ invMastUid: 1, qtyOnHand: 1 }] };
    expect(
      await refusedWith(
        dana.warehouse.adjust(other).data,
        dana.warehouse.availability({ warehouseUid: theirs }).data,
        dana.warehouse.replenish.list({ warehouseUid: theirs }).data,
        dana.warehouse.movements({ warehouseUid: theirs }).data,
        dana.warehouse.usageTotals({ warehouseUid: theirs }).data,
        dana.warehouse.users.list({ warehouseUid: theirs }).data,
        dana.warehouse.transfer({
          warehouseUid: toledo,
          toWarehouseUid: theirs,
          transfers: [{ invMastUid: 1, qtyToTransfer: 1 }],
        }).data,
      ),
    ).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  rule("R086 sets one up, changes it, and refuses one without a name", async () => {
    const created = await ada.warehouse.create({
      warehouseName: "Line 7 crib",
      warehouseDesc: "Mezzanine",
      warehouseId: "VW-7",
      customerId: northgate,
      invProfileHdrUid: 1,
    }).data;
    expect(created).toMatchObject({
      warehouseName: "Line 7 crib",
      invProfileHdrDesc: "Plant Toledo crib",
      partCount: 4,
      statusCd: 704,
    });
    const { warehouseUid } = created;
    const changed = await ada.warehouse.update({
      warehouseUid,
      warehouseDesc: null,
      invProfileHdrUid: null,
      processCd: 1,
    }).data;
    expect(changed).toMatchObject({
      warehouseName: "Line 7 crib",
      warehouseDesc: null,
      invProfileHdrUid: null,
      processCd: 1,
    });
    expect(await ada.warehouse.get({ warehouseUid }).data).toEqual(changed);
    for (const input of [{}, { warehouseName: "" }]) {
      const refused = await sendAs(server(), service, "warehouse.create", "ada", input);
      expect([refused.status, refused.body.validationErrors]).toMatchObject([
        400,
        [{ field: "warehouseName", message: "Warehouse name is required" }],
      ]);
    }
    await expect(ada.warehouse.create({ warehouseName: "x", customerId: 555 }).data).rejects.toMatchObject(
      wrongField("customerId", /no customer `555`/),
    );
    await expect(
      ada.warehouse.create({ warehouseName: "x", customerId: lakeside, invProfileHdrUid: 1 }).data,
    ).rejects.toMatchObject(wrongField("invProfileHdrUid", /no inventory profile `1` for this customer/));
  });

  it("asks a sales representative whose it is, and lets nobody without the permission set one up", async () => {
    await expect(sara.warehouse.create({ warehouseName: "x" }).data).rejects.toMatchObject(
      wrongField("customerId", /whose it is/),
    );
    const own = await sara.warehouse.create({ warehouseName: "Sara's", customerId: northgate }).data;
    expect(await codesOf(sara.warehouse.delete({ warehouseUid: own.warehouseUid }).data)).toEqual(["answered"]);
    expect(
      await refusedWith(
        dana.warehouse.create({ warehouseName: "x" }).data,
        walt.warehouse.create({ warehouseName: "x" }).data,
      ),
    ).toEqual([403, 403]);
  });

  rule("R099 enables, disables, deletes and brings back, and moves nothing in a disabled one", async () => {
    const warehouseUid = await setUpStockroom(server(), "On and off");
    const state = async (statusCd?: 700 | 704 | 705) =>
      (await ada.warehouse.enable({ warehouseUid, ...(statusCd ? { statusCd } : {}) }).data).statusCd;
    expect(await state(705)).toBe(705);
    const adjustments = [{ invMastUid: 1, qtyOnHand: 3 }];
    await expect(ada.warehouse.adjust({ warehouseUid, adjustments }).data).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("disabled"),
    });
    expect(await state()).toBe(704);
    expect(await refusedWith(ada.warehouse.adjust({ warehouseUid, adjustments }).data)).toEqual([200]);
    await expect(ada.warehouse.enable({ warehouseUid, statusCd: 700 }).data).rejects.toThrow(
      /in use by the stock of part/,
    );
    await ada.warehouse.adjust({ warehouseUid, adjustments: [{ invMastUid: 1, qtyOnHand: 0 }] }).data;
    expect(await state(700)).toBe(700);
    expect(await refusedWith(ada.warehouse.get({ warehouseUid }).data)).toEqual([404]);
    expect(await state(704)).toBe(704);
    const wrong = await sendAs(server(), service, "warehouse.enable", "ada", { warehouseUid, statusCd: 701 });
    expect(wrong.status).toBe(400);
  });

  it("keeps a stockroom while there is stock in it or an order open, and with its customer", async () => {
    await expect(ada.warehouse.delete({ warehouseUid: toledo }).data).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/stock of part .* and 3 more/),
    });
    await expect(
      ada.warehouse.update({ warehouseUid: toledo, customerId: lakeside, invProfileHdrUid: null }).data,
    ).rejects.toMatchObject({
      status: 409,
    });
    const warehouseUid = await setUpStockroom(server(), "With an order");
    const restock = await ada.restockHdr.create({ warehouseUid, distributorsUid: 1 }).data;
    await expect(ada.warehouse.delete({ warehouseUid }).data).rejects.toThrow(/open restock order/);
    await ada.restockHdr.delete({ restockHdrUid: restock.restockHdrUid }).data;
    expect(await ada.warehouse.delete({ warehouseUid }).data).toEqual({ uid: warehouseUid, deleted: true });
    expect(await refusedWith(ada.warehouse.delete({ warehouseUid }).data)).toEqual([404]);
  });

  it("assigns users, one of them the primary one", async () => {
    const { rita, walt: waltUid, dana: danaUid, lena: lenaUid, amir } = world.users;
    const page = await dana.warehouse.users.list({ warehouseUid: toledo });
    expect(page.data).toMatchObject([
      { usersId: waltUid, username: "walt", name: "Walt Brennan", isPrimary: true, statusCd: 704 },
      { usersId: danaUid, email: "dana@northgatefab.example", isPrimary: false },
    ]);
    const users = ada.warehouse.users;
    expect(await users.create({ warehouseUid: dayton, usersId: rita, isPrimary: true }).data).toMatchObject({
      isPrimary: true,
      name: "Rita Kowalski",
    });
    expect(await users.create({ warehouseUid: dayton, usersId: amir, isPrimary: true }).data).toMatchObject({
      isPrimary: true,
    });
    expect(await users.create({ warehouseUid: dayton, usersId: danaUid, statusCd: 705 }).data).toMatchObject({
      statusCd: 705,
    });
    const of = async (statusCdList?: string) =>
      (
        await users.list({ warehouseUid: dayton, orderBy: "usersId|ASC", ...(statusCdList ? { statusCdList } : {}) })
          .data
      ).map(({ username, isPrimary }) => `${username}${isPrimary ? "*" : ""}`);
    expect(await of()).toEqual(["dana", "amir*", "rita"]);
    expect(await of("704")).toEqual(["amir*", "rita"]);
    await users.create({ warehouseUid: dayton, usersId: amir, statusCd: 700 }).data;
    expect(await of()).toEqual(["dana", "rita"]);
    expect(await of("700, 705")).toEqual(["dana", "amir"]);
    await expect(users.create({ warehouseUid: dayton, usersId: lenaUid }).data).rejects.toMatchObject(
      wrongField("usersId", /works for another customer/),
    );
    await expect(users.create({ warehouseUid: dayton, usersId: 4711 }).data).rejects.toMatchObject(
      wrongField("usersId", /no user `4711`/),
    );
    const together = Array.from(
      { length: 10 },
      (_, index) => users.create({ warehouseUid: dayton, usersId: index % 2 ? rita : waltUid, isPrimary: true }).data,
    );
    await Promise.all(together);
    expect((await users.list({ warehouseUid: dayton }).data).filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });

  it("answers that it is well", async () => {
    expect(await ada.system.ping().data).toBe("pong");
    expect(await ada.system.healthCheck().data).toMatchObject({ status: "ok", service: "vmi", siteId: "demo" });
  });
});
