import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("favorites", (server) => {
  const as = async (username: string) => (await server().clientFor(username)).items.itemFavorites;
  const idOf = async (username: string) => (await server().principalOf(username)).userId;

  it("makes an item a favorite by its number or its uid, however often", async () => {
    const [favorites, id] = [await as("amir"), await idOf("amir")];
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    const first = await favorites.create({ id, itemId: "HB-M8-40", note: "For the press" }).data;
    expect(first).toMatchObject({
      usersId: id,
      invMastUid,
      itemId: "HB-M8-40",
      defaultSellingUnit: "BX",
      note: "For the press",
      sequenceNo: 1,
    });
    expect(await favorites.create({ id, invMastUid }).data).toEqual(first);
    const noted = await favorites.create({ id, invMastUid, itemId: "HB-M8-40", note: "For the saw" }).data;
    expect(noted).toMatchObject({ note: "For the saw", sequenceNo: 1, dateCreated: first.dateCreated });
    expect((await favorites.list({ id })).totalResults).toBe(1);
    expect(await favorites.delete({ id, fav: invMastUid }).data).toEqual({ uid: invMastUid, deleted: true });
    await expect(favorites.delete({ id, fav: invMastUid })).rejects.toMatchObject({ status: 404 });
    await expect(favorites.update({ id, fav: invMastUid, note: "?" })).rejects.toMatchObject({ status: 404 });
  });

  it("refuses an item that is not named, unknown, or named in two ways that do not agree", async () => {
    const [favorites, id] = [await as("amir"), await idOf("amir")];
    const nameless = await sendAs(server(), items, "itemFavorites.create", "amir", { id });
    expect(nameless.status).toBe(400);
    expect(nameless.body.validationErrors[0].message).toBe("Name the item by `invMastUid` or by `itemId`");
    await expect(favorites.create({ id, itemId: "ZZZ-404" })).rejects.toMatchObject({
      errors: [{ path: "itemId", message: "There is no item `ZZZ-404`; search for its number first." }],
    });
    const invMastUid = await invMastUidOf(server(), "NUT-M8-NY");
    await expect(favorites.create({ id, invMastUid, itemId: "HB-M8-40" })).rejects.toMatchObject({
      errors: [{ path: "invMastUid" }],
    });
  });

  rule("R115 takes a note of up to 500 characters, and null to remove it", async () => {
    const [favorites, id] = [await as("walt"), await idOf("walt")];
    const admin = await as("ada");
    const fav = await invMastUidOf(server(), "HB-M8-40");
    await admin.create({ id, invMastUid: fav });
    expect((await admin.update({ id, fav, note: "n".repeat(500) }).data).note).toHaveLength(500);
    for (const operation of ["itemFavorites.update", "itemFavorites.create"]) {
      const given = { id, fav, invMastUid: fav, note: "n".repeat(501) };
      const answer = await sendAs(server(), items, operation, "ada", given);
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0]).toMatchObject({ field: "note", expected: 500, received: 501 });
    }
    expect((await admin.update({ id, fav, note: null }).data).note).toBeNull();
    expect((await favorites.list({ id }).data)[0]?.note).toBeNull();
    await admin.delete({ id, fav });
  });

  it("moves a favorite to a position, the others behind it", async () => {
    const [favorites, id] = [await as("lena"), await idOf("lena")];
    const order = async () =>
      (await favorites.list({ id }).data).map(({ itemId, sequenceNo }) => `${sequenceNo} ${itemId}`);
    for (const itemId of ["HB-M8-40", "NUT-M8-NY", "GLV-NIT-L"]) await favorites.create({ id, itemId });
    expect(await order()).toEqual(["1 HB-M8-40", "2 NUT-M8-NY", "3 GLV-NIT-L"]);
    const glove = await invMastUidOf(server(), "GLV-NIT-L");
    const moved = await favorites.update({ id, fav: glove, sequenceNo: 1, note: "Size L" }).data;
    expect(moved).toMatchObject({ itemId: "GLV-NIT-L", sequenceNo: 1, note: "Size L" });
    expect(await order()).toEqual(["1 GLV-NIT-L", "2 HB-M8-40", "3 NUT-M8-NY"]);
    await favorites.update({ id, fav: glove, sequenceNo: 99 });
    expect(await order()).toEqual(["1 HB-M8-40", "2 NUT-M8-NY", "3 GLV-NIT-L"]);
    await favorites.create({ id, itemId: "CUT-115-1", sequenceNo: 2 });
    expect(await order()).toEqual(["1 HB-M8-40", "2 CUT-115-1", "3 NUT-M8-NY", "4 GLV-NIT-L"]);
    const found = await favorites.list({ id, q: "glove", orderBy: "itemId|DESC" });
    expect(found.data.map(({ itemId }) => itemId)).toEqual(["GLV-NIT-L"]);
  });

  it("gives favorites that are added at once a position each", async () => {
    const [favorites, id] = [await as("rita"), await idOf("rita")];
    const admin = await as("ada");
    const numbers = ["HB-M8-40", "NUT-M8-NY", "GLV-NIT-L", "CUT-115-1", "MTR-075", "ADH-50"];
    await Promise.all([...numbers, ...numbers].map((itemId) => admin.create({ id, itemId })));
    const listed = await favorites.list({ id });
    expect(listed.data.map(({ sequenceNo }) => sequenceNo)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listed.totalResults).toBe(6);
  });

  it("shows a user's favorites to nobody else but those who may change users", async () => {
    const [dana, admin, id] = [await as("dana"), await as("ada"), await idOf("dana")];
    const mine = await dana.list({ id }).data;
    expect(mine.map(({ itemId, note }) => [itemId, note])).toEqual([
      ["HB-M8-40", "Frame line"],
      ["GLV-NIT-L", null],
    ]);
    expect(await admin.list({ id }).data).toEqual(mine);
    const fav = mine[0]?.invMastUid ?? 0;
    for (const username of ["amir", "lena", "sara"]) {
      const other = await as(username);
      const calls = [
        other.create({ id, invMastUid: fav }),
        other.update({ id, fav, note: "mine now" }),
        other.delete({ id, fav }),
      ];
      expect(await refusedWith(...calls)).toEqual([404, 404, 404]);
      await expect(other.list({ id })).rejects.toMatchObject({
        status: 404,
        reason: expect.stringContaining(`no user \`${id}\``),
      });
    }
    await expect(admin.list({ id: 999_999 })).rejects.toMatchObject({ status: 404 });
    expect(await dana.list({ id }).data).toEqual(mine);
  });
});
