import { commerce } from "@purvey/contract/services/commerce/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";
import { rawFetch } from "../../../testing/raw-request.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";

describeServer("cart lines", (server) => {
  let carts = 100;
  const dana = () => server().clientFor("dana");

  /** A fresh cart of dana's, and her calls on it. */
  async function openCart() {
    const { commerce: api } = await dana();
    const { cartHdrUid } = await api.cartHdr.lookup({ userId: 1, userCartNo: ++carts }).data;
    return { cartHdrUid, cart: api.cartHdr, lines: api.cartLine };
  }

  const versionOf = async (cartHdrUid: number) =>
    (
      await server().db.first<{ version: number }>(
        sql`select version from cart_hdr where site_id = 'demo' and cart_hdr_uid = ${cartHdrUid}`,
      )
    )?.version;

  it("adds lines with price, unit and everything a cart shows", async () => {
    const { cartHdrUid, lines } = await openCart();
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    const added = await lines.add({
      cartHdrUid,
      lines: [
        { itemId: "hb m8-40", quantity: 2, lineNote: "Dock 3" },
        { itemId: "NG-1141", quantity: 10 },
      ],
    }).data;
    expect(added).toEqual([
      {
        cartHdrUid,
        lineNo: 1,
        invMastUid,
        itemId: "HB-M8-40",
        itemDesc: "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated",
        imageUrl: "/media/items/HB-M8-40.svg?site=demo",
        isAssembly: "N",
        quantity: 2,
        unitOfMeasure: "BX",
        unitSize: 100,
        minimumOrderQty: 1,
        orderMultiple: 1,
        unitPrice: 31,
        priceSource: "contract",
        breaksPer: "line",
        quoteNo: null,
        extendedPrice: 62,
        lineNote: "Dock 3",
        key: "",
        invMastUidCount: 1,
        discontinued: "N",
        dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        dateLastModified: expect.stringMatching(/^\d{4}-/),
      },
      expect.objectContaining({
        lineNo: 2,
        itemId: "NUT-M8-NY",
        unitOfMeasure: "EA",
        unitPrice: 0.13,
        extendedPrice: 1.3,
      }),
    ]);
    expect(await lines.list({ cartHdrUid }).data).toEqual(added);
  });

  rule("R062 marks an item that is put together from others", async () => {
    const { cartHdrUid, lines } = await openCart();
    const [kit] = await lines.add({ cartHdrUid, lines: [{ itemId: "KIT-FLG-M8", quantity: 1 }] }).data;
    expect(kit?.isAssembly).toBe("Y");
  });

  it("merges lines of one item, unit and key, and prices the whole quantity", async () => {
    const { cartHdrUid, lines } = await openCart();
    await lines.add({ cartHdrUid, lines: [{ itemId: "HB-M8-40", quantity: 3 }] });
    const merged = await lines.add({
      cartHdrUid,
      lines: [
        { itemId: "HB-M8-40", unitOfMeasure: "bx", quantity: 1 },
        { itemId: "HB-M8-40", quantity: 1, lineNote: "Urgent" },
        { itemId: "HB-M8-40", quantity: 1, key: "kit 7" },
      ],
    }).data;
    expect(
      merged.map((line) => [line.lineNo, line.quantity, line.key, line.unitPrice, line.lineNote, line.invMastUidCount]),
    ).toEqual([
      [1, 5, "", 29, "Urgent", 2],
      [2, 1, "kit 7", 31, null, 2],
    ]);
  });

  it("D06 takes a bare list and an object with `lines`", async () => {
    const { cartHdrUid } = await openCart();
    const token = await server().app.tokens.issue(await server().principalOf("dana"));
    const send = (body: unknown) =>
      rawFetch(server().app, "POST", `/api/commerce/cart-line/${cartHdrUid}/add`, {
        token,
        body: JSON.stringify(body),
      });
    const line = { itemId: "NUT-M8-NY", quantity: "5" };
    const answers = [await send([line]), await send({ lines: [line] })];
    expect(answers.map(({ status, body }) => [status, body.data[0].quantity])).toEqual([
      [200, 5],
      [200, 10],
    ]);
  });

  rule("R055 R056 R057 R058 R059 R060 R061 refuses lines that do not fit, by field", async () => {
    const { cartHdrUid } = await openCart();
    const refused = async (operation: string, lines: unknown) => {
      const { status, body } = await sendAs(server(), commerce, operation, "dana", { cartHdrUid, lines });
      return [status, body.validationErrors?.[0].field];
    };
    for (const operation of ["cartLine.add", "cartLine.update"]) {
      const line = (changes: object) => refused(operation, [{ itemId: "NUT-M8-NY", quantity: 1, ...changes }]);
      expect(await line({ invMastUid: 0 })).toEqual([400, "lines[0].invMastUid"]);
      expect(await line({ quantity: -1 })).toEqual([400, "lines[0].quantity"]);
      expect(await line({ unitOfMeasure: "123456789" })).toEqual([400, "lines[0].unitOfMeasure"]);
      expect(await line({ lineNote: "n".repeat(256) })).toEqual([400, "lines[0].lineNote"]);
      expect(await line({ key: "k".repeat(256) })).toEqual([400, "lines[0].key"]);
      expect(await line({ itemId: "i".repeat(41) })).toEqual([400, "lines[0].itemId"]);
    }
    expect(await refused("cartLine.add", [])).toEqual([400, "lines"]);
    expect(await refused("cartLine.add", [{ itemId: "NUT-M8-NY" }])).toEqual([400, "lines[0].quantity"]);
    const widest = { itemId: "NUT-M8-NY", quantity: 1, lineNote: "n".repeat(255), key: "k".repeat(255) };
    expect(await refused("cartLine.add", [widest])).toEqual([200, undefined]);
  });

  it("names every line whose item or unit is unknown, and adds none", async () => {
    const { cartHdrUid, lines } = await openCart();
    const given = [
      { itemId: "NUT-M8-NY", quantity: 1 },
      { itemId: "ZZZ-404", quantity: 1 },
      { itemId: "NUT-M8-NY", quantity: 1, unitOfMeasure: "DZ" },
      { quantity: 1 },
    ];
    await expect(lines.add({ cartHdrUid, lines: given })).rejects.toMatchObject({
      errors: [{ path: "lines[1].itemId" }, { path: "lines[2].unitOfMeasure" }, { path: "lines[3].itemId" }],
    });
    expect(await lines.list({ cartHdrUid }).data).toEqual([]);
  });

  it("refuses quantities that cannot be ordered and offers those that can", async () => {
    const { cartHdrUid, lines } = await openCart();
    await expect(
      lines.add({ cartHdrUid, lines: [{ itemId: "HB-M8-40", quantity: 150, unitOfMeasure: "EA" }] }),
    ).rejects.toMatchObject({
      status: 422,
      message:
        "`HB-M8-40` is sold in multiples of 100 EA; 150 EA were asked for. Order 2 BX (200 EA), or 1 BX (100 EA).",
      details: {
        lines: [{ index: 0, code: "QUANTITY_NOT_A_MULTIPLE", suggestedQuantity: 2, suggestedUnitOfMeasure: "BX" }],
      },
    });
    await expect(lines.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 1.5 }] })).rejects.toThrow(
      "multiples of 1 EA",
    );
    await expect(lines.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 0 }] })).rejects.toThrow(
      "Line 1 adds 0 EA of `NUT-M8-NY`",
    );
  });

  it("updates quantity, note and unit by line number or by item, and removes at 0", async () => {
    const { cartHdrUid, lines } = await openCart();
    await lines.add({
      cartHdrUid,
      lines: [
        { itemId: "NUT-M8-NY", quantity: 5, lineNote: "Bin 4" },
        { itemId: "WSH-M8", quantity: 7 },
        { itemId: "SEAL-XT2", quantity: 1 },
      ],
    });
    const updated = await lines.update({
      cartHdrUid,
      lines: [
        { lineNo: 1, quantity: 2, unitOfMeasure: "BX", lineNote: "" },
        { itemId: "wsh m8", lineNote: "For plant 2" },
        { lineNo: 3, quantity: 0 },
      ],
    }).data;
    expect(updated.map((line) => [line.lineNo, line.quantity, line.unitOfMeasure, line.lineNote])).toEqual([
      [1, 2, "BX", null],
      [2, 7, "EA", "For plant 2"],
    ]);
    expect(updated[0]?.unitPrice).toBe(13);
    expect(await lines.list({ cartHdrUid }).data).toEqual(updated);
  });

  it("refuses updates of lines the cart does not have, of other items, and twins", async () => {
    const { cartHdrUid, lines } = await openCart();
    await lines.add({
      cartHdrUid,
      lines: [
        { itemId: "NUT-M8-NY", quantity: 5 },
        { itemId: "NUT-M8-NY", quantity: 1, unitOfMeasure: "BX" },
      ],
    });
    const update = (line: object) => lines.update({ cartHdrUid, lines: [line] });
    expect(
      await refusedWith(
        update({ lineNo: 9, quantity: 1 }),
        update({ itemId: "WSH-M8", quantity: 1 }),
        update({ lineNo: 1, invMastUid: 1, quantity: 1 }),
        update({ lineNo: 1, unitOfMeasure: "BX" }),
        update({ lineNo: 1, quantity: 2.5 }),
      ),
    ).toEqual([404, 404, 400, 409, 422]);
  });

  it("removes one line, then all", async () => {
    const { cartHdrUid, lines } = await openCart();
    await lines.add({
      cartHdrUid,
      lines: [
        { itemId: "NUT-M8-NY", quantity: 5 },
        { itemId: "WSH-M8", quantity: 7 },
      ],
    });
    expect((await lines.deleteLine({ cartHdrUid, lineNo: 1 }).data).map((line) => line.lineNo)).toEqual([2]);
    expect(await refusedWith(lines.deleteLine({ cartHdrUid, lineNo: 1 }))).toEqual([404]);
    const again = await lines.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 5 }] }).data;
    expect(again.map((line) => [line.lineNo, line.itemId])).toEqual([
      [2, "WSH-M8"],
      [3, "NUT-M8-NY"],
    ]);
    expect(await lines.clear({ cartHdrUid }).data).toEqual([]);
    expect(await lines.list({ cartHdrUid }).data).toEqual([]);
  });

  it("raises the cart's version with every change and with nothing else", async () => {
    const { cartHdrUid, lines } = await openCart();
    const versions = [await versionOf(cartHdrUid)];
    await lines.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 5 }] });
    versions.push(await versionOf(cartHdrUid));
    await refusedWith(lines.add({ cartHdrUid, lines: [{ itemId: "ZZZ-404", quantity: 1 }] }));
    await lines.list({ cartHdrUid });
    versions.push(await versionOf(cartHdrUid));
    await lines.clear({ cartHdrUid });
    versions.push(await versionOf(cartHdrUid));
    expect(versions).toEqual([1, 2, 2, 3]);
  });

  it("refuses to change a cart that was ordered", async () => {
    const { cartHdrUid, lines } = await openCart();
    await lines.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 5 }] });
    await server().db.execute(
      sql`update cart_hdr set status_cd = 705 where site_id = 'demo' and cart_hdr_uid = ${cartHdrUid}`,
    );
    const line = { itemId: "NUT-M8-NY", quantity: 1 };
    expect(
      await refusedWith(
        lines.add({ cartHdrUid, lines: [line] }),
        lines.update({ cartHdrUid, lines: [line] }),
        lines.clear({ cartHdrUid }),
        lines.deleteLine({ cartHdrUid, lineNo: 1 }),
      ),
    ).toEqual([409, 409, 409, 409]);
    expect(await lines.list({ cartHdrUid }).data).toHaveLength(1);
  });

  it("does not show or change another user's cart", async () => {
    const { cartHdrUid } = await openCart();
    const { cartLine } = (await server().clientFor("lena")).commerce;
    const line = { itemId: "NUT-M8-NY", quantity: 1 };
    expect(
      await refusedWith(
        cartLine.list({ cartHdrUid }),
        cartLine.add({ cartHdrUid, lines: [line] }),
        cartLine.clear({ cartHdrUid }),
      ),
    ).toEqual([404, 404, 404]);
    const { cartLine: staff } = (await server().clientFor("ada")).commerce;
    expect(await staff.list({ cartHdrUid }).data).toEqual([]);
  });

  it("loses nothing when many add to one cart at once", async () => {
    const { cartHdrUid, lines } = await openCart();
    const adds = Array.from({ length: 12 }, (_, index) =>
      lines.add({
        cartHdrUid,
        lines: [
          { itemId: "NUT-M8-NY", quantity: 1 },
          { itemId: ["WSH-M8", "SEAL-XT2", "ADH-50"][index % 3], quantity: 1 },
        ],
      }),
    );
    await Promise.all(adds);
    const found = await lines.list({ cartHdrUid }).data;
    expect(Object.fromEntries(found.map((line) => [line.itemId, line.quantity]))).toEqual({
      "NUT-M8-NY": 12,
      "WSH-M8": 4,
      "SEAL-XT2": 4,
      "ADH-50": 4,
    });
    expect(await versionOf(cartHdrUid)).toBe(13);
  });

  it("adds to a cart in two statements, however many lines", async () => {
    const { cartHdrUid, lines } = await openCart();
    const texts: string[] = [];
    const stop = server().db.onStatement(({ text }) => texts.push(text));
    const items = ["NUT-M8-NY", "WSH-M8", "SEAL-XT2", "ADH-50", "HB-M8-40"];
    await lines.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 1 }] });
    const one = texts.length;
    await lines.add({ cartHdrUid, lines: items.map((itemId) => ({ itemId, quantity: 1 })) });
    stop();
    expect([one, texts.length - one]).toEqual([2, 2]);
  });
});
