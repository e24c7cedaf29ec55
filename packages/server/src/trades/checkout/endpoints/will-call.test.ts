import sql from "sql-template-tag";
import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { beginCheckout, exemptShipTo, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";

/** Two boxes of bolts are 62.00. */
const bolts = { itemId: "HB-M8-40", unitQuantity: 2, unitOfMeasure: "BX" };
const pickedUp = { ...bolts, willCall: "Y" as const };

/**
 * 62.00 in Toledo, where the ship-to is: 3.565 of Ohio, 0.93 of Lucas County, 0.31 of the transit, each rounded half up.
 * In Columbus, where the goods are picked up: 3.565, 0.775 of Franklin County, 0.31.
 */
const [toledo, columbus] = [4.81, 4.66];

describeServer("goods that are picked up", (server) => {
  beforeAll(() => server().db.execute(sql`update location set allow_backorder = true where site_id = 'demo'`));
  beforeEach(() => renewAllowance(server()));

  async function order(...lines: readonly object[]) {
    const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "NUT-M8-NY", quantity: 10 }], {
      shipToId: 1,
    });
    const header = { customerPoNumber: "PO-1", locationId: 10 };
    const made = await checkout.prophet21Hdr.create({ checkoutUid, header, lines: [...lines] as (typeof bolts)[] })
      .data;
    return { ...made, checkoutUid, checkout };
  }

  it("are taxed at the branch, what is delivered where it goes, and both in one order", async () => {
    expect((await order(bolts)).taxAmount).toBe(toledo);
    expect((await order(pickedUp)).taxAmount).toBe(columbus);
    const { taxAmount, subtotal, freightAmount, totalAmount } = await order(bolts, pickedUp);
    expect(taxAmount).toBe(9.47);
    expect(Math.round((subtotal + taxAmount + freightAmount) * 100)).toBe(Math.round(totalAmount * 100));
  });

  it("are taxed so when lines of the other kind are added", async () => {
    const { orderNo, checkoutUid, checkout } = await order(pickedUp);
    const longer = await checkout.prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid: orderNo, ...bolts })
      .data;
    expect(longer.taxAmount).toBe(9.47);
  });

  it("have no part in the exemption of the ship-to that they do not go to", async () => {
    await exemptShipTo(server(), 1);
    const [delivered, collected] = [await order(bolts), await order(pickedUp)];
    expect([delivered.taxAmount, collected.taxAmount]).toEqual([0, columbus]);
  });

  const moveBranch = async (state: string | null, postalCode: string | null) => {
    const moveTo = (toState: string | null, toCode: string | null) =>
      server().db.execute(sql`
        update location set state = ${toState}, postal_code = ${toCode} where site_id = 'demo' and location_id = 10`);
    await moveTo(state, postalCode);
    onTestFinished(async () => void (await moveTo("OH", "43228")));
  };
  const unknownOf = ({ warnings }: { warnings: readonly { code: string; message: string }[] }) =>
    warnings.flatMap(({ code, message }) => (code === "PLACE_UNKNOWN" ? [message] : []));

  it("are not left untaxed in silence at a branch without a place", async () => {
    await moveBranch(null, null);
    const [collected, delivered] = [await order(pickedUp), await order(bolts)];
    expect(unknownOf(collected)).toEqual([
      expect.stringMatching(
        /^What is picked up at .+ is taxed there, but its address is incomplete\. .*names no state\./,
      ),
    ]);
    expect([delivered.taxAmount, unknownOf(delivered)]).toEqual([toledo, []]);
  });

  it("are taxed at a branch with a postal code alone", async () => {
    await moveBranch(null, "43228");
    const [collected, delivered] = [await order(pickedUp), await order(bolts)];
    expect([collected.taxAmount, unknownOf(collected)]).toEqual([columbus, []]);
    expect([delivered.taxAmount, unknownOf(delivered)]).toEqual([toledo, []]);
  });
});
