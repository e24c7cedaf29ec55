import { expect, it } from "vitest";
import { beginCheckout } from "../../testing/checkout-desk.ts";
import { describeServer } from "../../testing/describe-server.ts";

describeServer("a sales representative", (server) => {
  it("orders from the checkout that their customer's buyer began, and not from another's", async () => {
    const { checkoutUid } = await beginCheckout(server());
    const sara = await server().clientFor("sara");
    const header = { customerPoNumber: "PO-SARA" };
    const order = await sara.commerce.checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    expect(order.lines).toHaveLength(1);
    const foreign = await server().clientWith(["order.create", "checkout.activate", "cart.write"], {
      salesRepId: "none",
    });
    const other = await beginCheckout(server());
    const refused = foreign.commerce.checkout.prophet21Hdr.create({ checkoutUid: other.checkoutUid, header });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });
});
