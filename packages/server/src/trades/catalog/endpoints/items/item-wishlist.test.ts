import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("wish lists", (server) => {
  const as = async (username: string) => (await server().clientFor(username)).items.itemWishlist;
  const idOf = async (username: string) => (await server().principalOf(username)).userId;

  it("creates a private list with a share code of its own", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    const one = await lists.create({ id, name: "Press line", description: "Standard kit" }).data;
    expect(one).toMatchObject({
      usersId: id,
      ownerName: "Dana Whitfield",
      name: "Press line",
      description: "Standard kit",
      isPublic: "N",
      lineCount: 0,
      statusCd: 704,
    });
    const other = await lists.create({ id, name: "Press line" }).data;
    expect(one.shareCode).toMatch(/^[\w-]{12}$/);
    expect(other.shareCode).not.toBe(one.shareCode);
    const found = await lists.list({ id, q: "standard press" });
    expect(found).toMatchObject({ data: [one], totalResults: 1 });
    const given = await lists.create({ id, name: "Coded", shareCode: "PRESS-LINE-7" }).data;
    expect(given.shareCode).toBe("PRESS-LINE-7");
    await expect(lists.create({ id, name: "Again", shareCode: "PRESS-LINE-7" })).rejects.toMatchObject({
      status: 409,
      message: "The share code `PRESS-LINE-7` is taken. Choose another, or leave it out to get one.",
    });
  });

  rule("R108 refuses a list name that is empty or longer than 100", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    expect((await lists.create({ id, name: "n".repeat(100) }).data).name).toHaveLength(100);
    for (const name of ["", "n".repeat(101), undefined]) {
      const answer = await sendAs(server(), items, "itemWishlist.create", "dana", { id, name });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("name");
    }
  });

  rule("R109 refuses a list description longer than 500", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    const longest = await lists.create({ id, name: "Described", description: "d".repeat(500) }).data;
    expect(longest.description).toHaveLength(500);
    const given = { id, name: "Described", description: "d".repeat(501) };
    const answer = await sendAs(server(), items, "itemWishlist.create", "dana", given);
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors[0]).toMatchObject({ field: "description", expected: 500, received: 501 });
  });

  rule("R112 takes Y and N, not booleans, for isPublic of a list", async () => {
    const id = await idOf("dana");
    for (const isPublic of [true, false, "yes"]) {
      const answer = await sendAs(server(), items, "itemWishlist.create", "dana", { id, name: "Flag", isPublic });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("isPublic");
    }
    expect((await (await as("dana")).create({ id, name: "Flag", isPublic: "Y" }).data).isPublic).toBe("Y");
  });

  it("adds lines by number or uid, in a unit of the item, and takes them off", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    const { itemWishlistHdrUid: hdr } = await lists.create({ id, name: "Lines" }).data;
    const bolt = await lists.hdr.createLine({ id, hdr, itemId: "HB-M8-40" }).data;
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    expect(bolt).toMatchObject({
      itemWishlistHdrUid: hdr,
      invMastUid,
      itemId: "HB-M8-40",
      qtyDesired: 1,
      unitOfMeasure: "BX",
      priority: 0,
      notes: null,
    });
    const given = { qtyDesired: 2.5, priority: 3, notes: "Grinding bay" };
    const again = await lists.hdr.createLine({ id, hdr, invMastUid, unitOfMeasure: "ea", ...given }).data;
    expect(again).toMatchObject({ ...given, unitOfMeasure: "EA" });
    expect(await lists.hdr.get({ id, hdr })).toMatchObject({ data: [bolt, again], totalResults: 2 });
    expect(await lists.hdr.get({ id, hdr, orderBy: "priority|DESC", limit: 1 }).data).toEqual([again]);
    expect((await lists.list({ id, q: "lines" }).data)[0]?.lineCount).toBe(2);
    const line = bolt.itemWishlistLineUid;
    expect(await lists.hdr.line.delete({ id, hdr, line }).data).toEqual({ uid: line, deleted: true });
    expect(await lists.hdr.get({ id, hdr }).data).toEqual([again]);
    expect(await refusedWith(lists.hdr.line.delete({ id, hdr, line }))).toEqual([404]);
  });

  it("refuses lines of unknown items, units the item does not have, and no quantity", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    const { itemWishlistHdrUid: hdr } = await lists.create({ id, name: "Refused" }).data;
    await expect(lists.hdr.createLine({ id, hdr, itemId: "HB-M8-40", unitOfMeasure: "CS" })).rejects.toMatchObject({
      errors: [{ path: "unitOfMeasure", message: "`HB-M8-40` comes in `EA`, `BX`, not in `CS`." }],
    });
    await expect(lists.hdr.createLine({ id, hdr, invMastUid: 999_999 })).rejects.toMatchObject({ status: 400 });
    for (const given of [{}, { itemId: "HB-M8-40", qtyDesired: 0 }, { itemId: "HB-M8-40", priority: -1 }]) {
      const answer = await sendAs(server(), items, "itemWishlist.hdr.createLine", "dana", { id, hdr, ...given });
      expect(answer.status).toBe(400);
    }
    expect((await lists.hdr.get({ id, hdr })).totalResults).toBe(0);
  });

  rule("R110 refuses notes of a line longer than 1000", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    const { itemWishlistHdrUid: hdr } = await lists.create({ id, name: "Noted" }).data;
    const longest = await lists.hdr.createLine({ id, hdr, itemId: "HB-M8-40", notes: "n".repeat(1000) }).data;
    expect(longest.notes).toHaveLength(1000);
    const given = { id, hdr, itemId: "HB-M8-40", notes: "n".repeat(1001) };
    const answer = await sendAs(server(), items, "itemWishlist.hdr.createLine", "dana", given);
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors[0]).toMatchObject({ field: "notes", expected: 1000, received: 1001 });
  });

  it("lets colleagues read public lists, and a private one by its code; nobody else", async () => {
    const [lists, id] = [await as("dana"), await idOf("dana")];
    const shared = await lists.create({ id, name: "Shared with all", isPublic: "Y" }).data;
    const secret = await lists.create({ id, name: "Shared by code" }).data;
    const { shareCode } = secret;
    const hdr = secret.itemWishlistHdrUid;
    const line = await lists.hdr.createLine({ id, hdr, itemId: "HB-M8-40" }).data;
    const amir = await as("amir");
    const seen = await amir.list({ id, q: "shared with" });
    expect(seen.data).toEqual([shared]);
    expect((await amir.list({ id, q: "shared by" })).data).toEqual([]);
    expect((await amir.list({ id, shareCode })).data).toMatchObject([{ name: "Shared by code", lineCount: 1 }]);
    expect(await amir.hdr.get({ id, hdr: shared.itemWishlistHdrUid }).data).toEqual([]);
    expect(await refusedWith(amir.hdr.get({ id, hdr }))).toEqual([404]);
    expect(await refusedWith(amir.hdr.get({ id, hdr, shareCode: "another-code" }))).toEqual([404]);
    expect(await amir.hdr.get({ id, hdr, shareCode }).data).toEqual([line]);
    for (const username of ["lena", "sara", "rita"]) {
      const other = await as(username);
      const calls = [
        other.list({ id, shareCode }),
        other.hdr.get({ id, hdr, shareCode }),
        other.hdr.get({ id, hdr: shared.itemWishlistHdrUid }),
      ];
      expect(await refusedWith(...calls)).toEqual([404, 404, 404]);
    }
    expect(await (await as("ada")).hdr.get({ id, hdr }).data).toEqual([line]);
  });

  it("lets only the owner and those who may change users write", async () => {
    const [lists, admin, id] = [await as("dana"), await as("ada"), await idOf("dana")];
    const { itemWishlistHdrUid: hdr } = await lists.create({ id, name: "Owned", isPublic: "Y" }).data;
    const { itemWishlistLineUid: line } = await admin.hdr.createLine({ id, hdr, itemId: "HB-M8-40" }).data;
    const amir = await as("amir");
    const calls = [
      amir.create({ id, name: "For Dana" }),
      amir.hdr.createLine({ id, hdr, itemId: "HB-M8-40" }),
      amir.hdr.line.delete({ id, hdr, line }),
      admin.create({ id: 999_999, name: "For nobody" }),
      admin.list({ id: 999_999 }),
    ];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404, 404, 404]);
    expect((await lists.hdr.get({ id, hdr })).totalResults).toBe(1);
  });

  it("does not find a list under another user, nor a line under another list", async () => {
    const [admin, id, other] = [await as("ada"), await idOf("dana"), await idOf("amir")];
    const one = await admin.create({ id, name: "One" }).data;
    const two = await admin.create({ id, name: "Two" }).data;
    const hdr = one.itemWishlistHdrUid;
    const { itemWishlistLineUid: line } = await admin.hdr.createLine({ id, hdr, itemId: "HB-M8-40" }).data;
    const calls = [
      admin.hdr.get({ id: other, hdr }),
      admin.hdr.createLine({ id: other, hdr, itemId: "HB-M8-40" }),
      admin.hdr.line.delete({ id: other, hdr, line }),
      admin.hdr.line.delete({ id, hdr: two.itemWishlistHdrUid, line }),
    ];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404, 404]);
  });

  it("loses no line that two users add at once", async () => {
    const [lists, admin, id] = [await as("dana"), await as("ada"), await idOf("dana")];
    const { itemWishlistHdrUid: hdr } = await lists.create({ id, name: "Busy" }).data;
    const add = (client: typeof lists) => client.hdr.createLine({ id, hdr, itemId: "HB-M8-40" });
    await Promise.all(Array.from({ length: 6 }, (_, index) => add(index % 2 === 0 ? lists : admin)));
    expect((await lists.hdr.get({ id, hdr })).totalResults).toBe(6);
  });
});
