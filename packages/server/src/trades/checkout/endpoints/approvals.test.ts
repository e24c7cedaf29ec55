import type { Approval, ApprovalPolicyUpdateInput } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import { afterEach, beforeAll, expect, it } from "vitest";
import { fiveLines, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { refusedWith } from "../../../testing/refused-with.ts";

const northgate = 100200;
const [dana, amir, vera] = [1, 2, 9001];

type Policy = Omit<ApprovalPolicyUpdateInput, "customerId">;

/** What dana's contact has in the demonstration, and one approval by anybody. */
const usual: Policy = { limits: [{ usersId: dana, amount: 500, period: "month" }], steps: [] };
/** Amir approves first; from 800.00 on vera too. */
const twoSteps: Policy = {
  ...usual,
  steps: [
    { usersId: amir, fromAmount: 0 },
    { usersId: vera, fromAmount: 800 },
  ],
};

describeServer("approvals", (server) => {
  const commerceOf = async (username: string) => (await server().clientFor(username)).commerce;
  const setPolicy = async (policy: Policy) =>
    (await commerceOf("ada")).approvalPolicy.update({ customerId: northgate, ...policy }).data;

  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`
      insert into users (site_id, id, username, email, name, role, password_hash, customer_id) values
        ('demo', 9001, 'vera', 'vera@northgatefab.example', 'Vera Lind', 'approver', '-', 100200),
        ('demo', 9002, 'otto', 'otto@lakesidehydraulics.example', 'Otto Berg', 'approver', '-', 100300)`);
  });
  afterEach(async () => {
    await setPolicy(usual);
    await server().db.execute(sql`update users set block = 0 where site_id = 'demo' and id in (2, 9001)`);
  });

  /** A checkout of dana's over her limit: 20 boxes of bolts at 27.00 are 540.00, with 7.75 % tax 581.85. */
  async function begin(boxes = 20) {
    await renewAllowance(server());
    const client = await server().clientFor("dana");
    const cartHdrUid = await fillCart(client, dana, [{ itemId: "HB-M8-40", quantity: boxes }]);
    const { checkout, approvals, cartLine } = client.commerce;
    const { checkoutUid } = await checkout.create({ cartHdrUid, customerPoNumber: "PO-7" }).data;
    return { cartHdrUid, checkoutUid, checkout, approvals, cartLine };
  }

  async function asked(boxes?: number) {
    const begun = await begin(boxes);
    const approval = await begun.approvals.create({ checkoutUid: begun.checkoutUid }).data;
    return { ...begun, approval, approvalUid: approval.approvalUid };
  }

  const decide = async (username: string, { approvalUid, stepNo }: Approval, reason?: string) =>
    (await commerceOf(username)).approvals.decide({
      approvalUid,
      stepNo,
      decision: reason === undefined ? "approved" : "declined",
      reason,
    }).data;

  /** The checkout of dana's cart that waits for an approval. */
  const waitingOf = async (cartHdrUid: number) => {
    const carts = await (await commerceOf("dana")).cartHdr.list({
      userId: dana,
      limit: 100,
      orderBy: "cart_hdr_uid|DESC",
    }).data;
    return carts.find((cart) => cart.cartHdrUid === cartHdrUid)?.waitingCheckoutUid;
  };

  const toldOf = async (username: string, checkoutUid: number) => {
    const all = await (await server().clientFor(username)).site.notifications.list({ limit: 100 }).data;
    return all.filter(({ link }) => link === `/shop/checkout/${checkoutUid}`).map(({ wording }) => wording);
  };

  it("are asked with amount, limit and approvers, who are told; the cart waits", async () => {
    const { approval, checkoutUid, cartHdrUid, checkout } = await asked();
    expect(approval).toMatchObject({
      checkoutUid,
      customerId: northgate,
      requestedBy: dana,
      requestedByName: "Dana Whitfield",
      status: "asked",
      amount: 581.85,
      currency: "USD",
      limitAmount: 500,
      limitPeriod: "month",
      limitRemaining: 500,
      stepNo: 1,
      isStale: false,
      mayDecide: false,
    });
    expect(approval.steps).toEqual([
      {
        stepNo: 1,
        fromAmount: 0,
        approvers: [
          { usersId: amir, name: "Amir Haddad" },
          { usersId: vera, name: "Vera Lind" },
        ],
        decision: null,
        decidedBy: null,
        decidedByName: null,
        reason: null,
        dateDecided: null,
      },
    ]);
    expect(await toldOf("amir", checkoutUid)).toEqual(["approvalAsked"]);
    expect(await waitingOf(cartHdrUid)).toBe(checkoutUid);
    const doc = await checkout.doc({ checkoutUid }).data;
    expect([doc.approval?.approvalUid, doc.mayRelease]).toEqual([approval.approvalUid, false]);
    const colleagues = await (await commerceOf("amir")).checkout.doc({ checkoutUid }).data;
    expect([colleagues.approval?.mayDecide, colleagues.mayRelease]).toEqual([true, true]);
  });

  it("are asked once for the same cart, and not where none is needed", async () => {
    const { approvals, checkoutUid, approvalUid } = await asked();
    const again = await Promise.all([1, 2, 3].map(() => approvals.create({ checkoutUid }).data));
    expect(again.map((one) => one.approvalUid)).toEqual([approvalUid, approvalUid, approvalUid]);
    expect(await toldOf("amir", checkoutUid)).toEqual(["approvalAsked"]);
    const small = await begin(1);
    await expect(small.approvals.create({ checkoutUid: small.checkoutUid })).rejects.toMatchObject({
      status: 409,
      message: `The checkout ${small.checkoutUid} needs no approval. Place its order.`,
    });
  });

  it("release the order up to their amount by one decision, which the buyer then places", async () => {
    const { approval, checkoutUid, checkout } = await asked();
    const approved = await decide("amir", approval);
    expect(approved).toMatchObject({ status: "approved", steps: [{ decision: "approved", decidedBy: amir }] });
    expect(await toldOf("vera", checkoutUid)).toEqual([]);
    expect(await checkout.get({ checkoutUid }).data).toMatchObject({ processCd: 1185, activatedBy: amir });
    expect((await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data).totalAmount).toBe(581.85);
  });

  it("go through a chain of two from an amount on, one after the other", async () => {
    await setPolicy(twoSteps);
    const small = await asked();
    expect(small.approval.steps.map(({ approvers }) => approvers.map(({ usersId }) => usersId))).toEqual([[amir]]);
    const { approval, checkoutUid, checkout } = await asked(30);
    expect(approval.steps.map(({ stepNo, fromAmount }) => [stepNo, fromAmount])).toEqual([
      [1, 0],
      [2, 800],
    ]);
    expect([await toldOf("amir", checkoutUid), await toldOf("vera", checkoutUid)]).toEqual([["approvalAsked"], []]);
    expect(await checkout.approvers({}).data).toEqual([{ usersId: amir, name: "Amir Haddad" }]);
    const { checkout: amirs } = await commerceOf("amir");
    await expect(amirs.activate({ checkoutUid })).rejects.toMatchObject({ status: 403 });
    await expect(amirs.prophet21Hdr.create({ checkoutUid, header: {} })).rejects.toMatchObject({ status: 403 });
    await expect(decide("vera", approval)).rejects.toMatchObject({
      status: 403,
      message: `Step 1 of the approval ${approval.approvalUid} is not yours to decide. It is for: Amir Haddad.`,
    });
    const second = await decide("amir", approval);
    expect(second).toMatchObject({ status: "asked", stepNo: 2, mayDecide: false });
    expect((await checkout.get({ checkoutUid }).data).processCd).toBe(704);
    expect([await toldOf("amir", checkoutUid), await toldOf("vera", checkoutUid)]).toEqual([[], ["approvalAsked"]]);
    await expect(decide("amir", second)).rejects.toMatchObject({ status: 403 });
    const awaiting = async (username: string) =>
      (await (await commerceOf(username)).approvals.list({ awaiting: "me" }).data).map(
        ({ approvalUid }) => approvalUid,
      );
    expect((await awaiting("vera")).includes(approval.approvalUid)).toBe(true);
    expect((await awaiting("amir")).includes(approval.approvalUid)).toBe(false);
    expect(await decide("vera", second)).toMatchObject({ status: "approved", stepNo: 2 });
    expect((await checkout.get({ checkoutUid }).data).processCd).toBe(1185);
  });

  it("are declined with a reason that the buyer is told; then they can be asked again", async () => {
    const { approval, checkoutUid, checkout, approvals } = await asked();
    await expect(decide("amir", approval, "  ")).rejects.toMatchObject({ status: 400 });
    const declined = await decide("amir", approval, "One box is enough.");
    expect(declined).toMatchObject({ status: "declined", steps: [{ reason: "One box is enough.", decidedBy: amir }] });
    const told = await (await server().clientFor("dana")).site.notifications.list({ limit: 1 }).data;
    expect(told[0]).toMatchObject({ wording: "approvalRefused", message: "One box is enough.", usersId: dana });
    expect((await checkout.doc({ checkoutUid }).data).approval?.status).toBe("declined");
    await expect(checkout.prophet21Hdr.create({ checkoutUid, header: {} })).rejects.toMatchObject({ status: 403 });
    await expect(decide("vera", approval)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Step 1 of .+ was declined meanwhile by Amir Haddad on \d{4}-/),
    });
    expect((await approvals.create({ checkoutUid }).data).approvalUid).toBeGreaterThan(approval.approvalUid);
  });

  it("take one of two decisions at the same time, and tell the other whose it was", async () => {
    const { approval } = await asked();
    const names = { amir: "Amir Haddad", vera: "Vera Lind" };
    const results = await Promise.allSettled([decide("amir", approval), decide("vera", approval, "Too much.")]);
    const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(lost.length).toBe(1);
    const winner = results[0].status === "fulfilled" ? names.amir : names.vera;
    expect(lost[0]).toMatchObject({ status: 409, message: expect.stringContaining(`by ${winner} on `) });
  });

  it("cannot be decided once cart or checkout changed, and are replaced when they are asked again", async () => {
    const { approval, checkoutUid, cartHdrUid, cartLine, checkout, approvals } = await asked();
    await cartLine.add({ cartHdrUid, lines: [{ itemId: "WSH-M8", quantity: 10 }] });
    await expect(decide("amir", approval)).rejects.toMatchObject({
      status: 409,
      message: `The order has changed since Dana Whitfield asked for the approval ${approval.approvalUid}. It has to be asked again.`,
    });
    expect(await waitingOf(cartHdrUid)).toBeNull();
    const again = await approvals.create({ checkoutUid }).data;
    expect((await approvals.get({ approvalUid: approval.approvalUid }).data).status).toBe("withdrawn");
    expect(await toldOf("amir", checkoutUid)).toEqual(["approvalAsked"]);
    await checkout.create({ cartHdrUid, shipToId: 2, customerPoNumber: "PO-8" });
    expect((await approvals.get({ approvalUid: again.approvalUid }).data).isStale).toBe(true);
    expect(await refusedWith(decide("amir", again))).toEqual([409]);
  });

  it("release no more than was asked for, where prices rose meanwhile", async () => {
    const { approval } = await asked();
    await server().db.execute(
      sql`update approval set amount = 500 where site_id = 'demo' and approval_uid = ${approval.approvalUid}`,
    );
    await expect(decide("amir", approval)).rejects.toMatchObject({
      status: 409,
      message: `The approval ${approval.approvalUid} was asked for 500.00 USD; now the order comes to 581.85 USD. It has to be asked again.`,
    });
  });

  it("are nobody's to decide who asked, and the approver's own order needs a colleague over their limit", async () => {
    await setPolicy({ ...usual, limits: [{ role: "approver", amount: 100, period: "order" }] });
    const client = await server().clientFor("amir");
    const cartHdrUid = await fillCart(client, amir, [...fiveLines, { itemId: "HB-M8-40", quantity: 20 }]);
    const { checkout, approvals } = client.commerce;
    const { checkoutUid } = await checkout.create({ cartHdrUid, customerPoNumber: "PO-9" }).data;
    expect((await client.customers.contacts.webAllowance({ id: 2 }).data).allowance).toBe(100);
    await expect(checkout.activate({ checkoutUid })).rejects.toMatchObject({ status: 403 });
    const approval = await approvals.create({ checkoutUid }).data;
    expect(approval.steps[0]?.approvers).toEqual([{ usersId: vera, name: "Vera Lind" }]);
    await expect(decide("amir", approval)).rejects.toMatchObject({
      status: 403,
      message: `You asked for the approval ${approval.approvalUid} yourself. A colleague has to decide it.`,
    });
    expect((await decide("vera", approval)).status).toBe("approved");
  });

  it("follow a limit and a chain that change meanwhile", async () => {
    await setPolicy(twoSteps);
    const raised = await asked(30);
    await setPolicy({ ...twoSteps, limits: [{ usersId: dana, amount: 5000, period: "month" }] });
    await raised.checkout.prophet21Hdr.create({ checkoutUid: raised.checkoutUid, header: {} });
    expect((await raised.approvals.get({ approvalUid: raised.approvalUid }).data).status).toBe("withdrawn");
    expect(await toldOf("amir", raised.checkoutUid)).toEqual([]);

    await setPolicy(twoSteps);
    const shortened = await asked(30);
    const second = await decide("amir", shortened.approval);
    await setPolicy({ ...usual, steps: [{ usersId: amir, fromAmount: 0 }] });
    expect(await refusedWith(decide("amir", second))).toEqual([403]);
    expect((await decide("vera", second)).status).toBe("approved");
  });

  it("pass to any colleague who may approve, once whom the chain names is blocked or gone", async () => {
    await setPolicy(twoSteps);
    const { approval, approvals, approvalUid } = await asked();
    await server().db.execute(sql`update users set block = 1 where site_id = 'demo' and id = ${amir}`);
    expect((await approvals.get({ approvalUid }).data).steps[0]?.approvers).toEqual([
      { usersId: vera, name: "Vera Lind" },
    ]);
    expect((await decide("vera", approval)).status).toBe("approved");
    await server().db.execute(sql`update users set block = 1 where site_id = 'demo' and id = ${vera}`);
    const alone = await begin();
    await expect(alone.approvals.create({ checkoutUid: alone.checkoutUid })).rejects.toMatchObject({
      status: 422,
      message: "Nobody of customer 100200 may approve step 1 of this order. Call our sales desk.",
    });
  });

  it("need every step where the policy's amounts are in another currency", async () => {
    await setPolicy({ limits: [{ role: "shopper", amount: 100_000, period: "order" }], steps: twoSteps.steps });
    const { db } = server();
    await db.execute(
      sql`update approval_policy set currency = 'EUR' where site_id = 'demo' and customer_id = ${northgate}`,
    );
    const { approval } = await asked(1);
    expect([approval.limitAmount, approval.steps.length]).toEqual([0, 2]);
  });

  it("are withdrawn by who asked alone, and closed by a colleague who orders", async () => {
    const { approvals, approvalUid, approval } = await asked();
    const { approvals: amirs } = await commerceOf("amir");
    expect(await refusedWith(amirs.withdraw({ approvalUid }))).toEqual([403]);
    expect((await approvals.withdraw({ approvalUid }).data).status).toBe("withdrawn");
    expect((await approvals.withdraw({ approvalUid }).data).status).toBe("withdrawn");
    await expect(decide("amir", approval)).rejects.toMatchObject({
      status: 409,
      message: `Dana Whitfield has withdrawn the request for the approval ${approvalUid}.`,
    });
    const other = await asked();
    await (await commerceOf("amir")).checkout.activate({ checkoutUid: other.checkoutUid });
    expect(await approvals.get({ approvalUid: other.approvalUid }).data).toMatchObject({
      status: "approved",
      steps: [{ decidedBy: amir, decision: "approved" }],
    });
    expect(await refusedWith(approvals.withdraw({ approvalUid: other.approvalUid }))).toEqual([409]);
  });

  it("are seen by who asked and by those who approve for the customer, and by nobody else", async () => {
    const { approvalUid, approval, checkoutUid } = await asked();
    const see = async (username: string) => {
      const { approvals } = await commerceOf(username);
      const listed = await approvals.list({ limit: 100 }).data;
      const [got] = await refusedWith(approvals.get({ approvalUid }));
      return [got, listed.some((one) => one.approvalUid === approvalUid)];
    };
    for (const username of ["dana", "amir", "vera", "sara", "ada"])
      expect(await see(username), username).toEqual([200, true]);
    for (const username of ["lena", "otto"]) expect(await see(username), username).toEqual([404, false]);
    const { approvals } = await commerceOf("otto");
    expect(await refusedWith(decide("otto", approval), approvals.create({ checkoutUid }))).toEqual([404, 404]);
    const colleague = await server().clientWith(["cart.write"], { customerId: northgate, userId: vera });
    expect(await refusedWith(colleague.commerce.approvals.get({ approvalUid }))).toEqual([404]);
    expect(await refusedWith((await commerceOf("amir")).approvals.create({ checkoutUid }))).toEqual([403]);
  });

  it("go by a policy of the administrator's, which says what is wrong with it", async () => {
    const set = await setPolicy(twoSteps);
    expect(set).toMatchObject({
      customerId: northgate,
      currency: "USD",
      limits: [{ usersId: dana, role: null, amount: 500, period: "month" }],
      steps: [
        { stepNo: 1, usersId: amir, fromAmount: 0 },
        { stepNo: 2, usersId: vera, fromAmount: 800 },
      ],
    });
    expect(await (await commerceOf("dana")).approvalPolicy.get({ customerId: northgate }).data).toEqual(set);
    const wrong: Policy = {
      limits: [
        { amount: 5, period: "order" },
        { usersId: vera, amount: 5, period: "order" },
        { role: "shopper", amount: 5, period: "order" },
        { role: "shopper", amount: 6, period: "order" },
      ],
      steps: [
        { usersId: dana, fromAmount: 0 },
        { usersId: null, fromAmount: 100 },
        { usersId: amir, fromAmount: 50 },
      ],
    };
    await expect(setPolicy(wrong)).rejects.toMatchObject({
      errors: ["limits[0]", "limits[1].usersId", "limits[3]", "steps[0].usersId", "steps[2].fromAmount"].map((path) =>
        expect.objectContaining({ path }),
      ),
    });
    const { approvalPolicy } = await commerceOf("amir");
    expect(await refusedWith(approvalPolicy.update({ customerId: northgate, ...usual }))).toEqual([403]);
    const { approvalPolicy: foreign } = await commerceOf("lena");
    expect(await refusedWith(foreign.get({ customerId: northgate }))).toEqual([404]);
  });
});
