import { beforeAll, describe, expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { giveProfile, type StockroomCast, setUpStockroom, stockroomCast } from "../../../testing/stockrooms.ts";

describeServer("when a restock order is complete", (server) => {
  let cast: StockroomCast;
  beforeAll(async () => {
    cast = await stockroomCast(server());
  });

  /** An order of three discs and two gloves, the gloves received. */
  async function order(name: string) {
    const { walt, dana, disc, glove } = cast;
    const warehouseUid = await setUpStockroom(server(), name);
    await giveProfile(server(), warehouseUid, [
      [disc, 1, 100],
      [glove, 1, 100],
    ]);
    const { restockHdrUid } = await dana.warehouse.replenish.create({
      warehouseUid,
      restockItems: [
        { invMastUid: disc, qtyToOrder: 3 },
        { invMastUid: glove, qtyToOrder: 2 },
      ],
    }).data;
    const receive = async (invMastUid: number, qtyReceived: number) =>
      (await walt.warehouse.receive({ warehouseUid, receipts: [{ invMastUid, qtyReceived }] }).data)[0]?.restocks;
    await receive(glove, 2);
    const state = async () => {
      const { restockState, statusCd, lines } = await dana.restockHdr.get({ restockHdrUid }).data;
      const [discs, gloves] = lines;
      expect(gloves).toMatchObject({ qtyOpen: 0, complete: true });
      return { restockState, statusCd, qtyReceived: discs?.qtyReceived, open: discs?.qtyOpen, done: discs?.complete };
    };
    const change = (changes: object) => walt.restockHdr.update({ restockHdrUid, ...changes }).data;
    const wantDiscs = (qtyToOrder: number) =>
      change({
        restockItems: [
          { invMastUid: disc, qtyToOrder },
          { invMastUid: glove, qtyToOrder: 2 },
        ],
      });
    return { receive: (quantity: number) => receive(disc, quantity), state, change, wantDiscs };
  }

  const partial = { restockState: "partial", statusCd: 704, qtyReceived: 2, open: 1, done: false };
  const received = { restockState: "received", statusCd: 705, open: 0, done: true };

  describe("by what arrives", () => {
    it.each([
      { came: 2, expected: partial, still: 1 },
      { came: 3, expected: { ...received, qtyReceived: 3 }, still: 0 },
      { came: 4, expected: { ...received, qtyReceived: 3 }, still: 0 },
    ])("$came of 3", async ({ came, expected, still }) => {
      const { receive, state } = await order(`Arrived ${came}`);
      expect(await receive(came)).toMatchObject([{ lineNo: 1, qtyReceived: Math.min(came, 3) }]);
      expect(await state()).toEqual(expected);
      expect((await receive(1))?.map(({ qtyReceived }) => qtyReceived)).toEqual(still > 0 ? [still] : []);
      expect(await state()).toEqual({ ...received, qtyReceived: 3 });
    });
  });

  describe("by what is ordered, once 2 arrived", () => {
    it.each([
      { wanted: 3, expected: partial },
      { wanted: 2, expected: { ...received, qtyReceived: 2 } },
    ])("$wanted", async ({ wanted, expected }) => {
      const { receive, state, wantDiscs, change } = await order(`Wanted ${wanted}`);
      await receive(2);
      await wantDiscs(wanted);
      expect(await state()).toEqual(expected);
      expect(await refusedWith(wantDiscs(1))).toEqual([expected.statusCd === 704 ? 422 : 409]);
      // What is closed opens again only while something of it is still to arrive.
      await change({ statusCd: 705 });
      expect(await refusedWith(change({ statusCd: 704 }))).toEqual([wanted > 2 ? 200 : 409]);
      expect(await state()).toEqual(expected);
    });
  });
});
