import type { QuoteOfferInput } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import { afterEach, beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { renewAllowance } from "../../../testing/checkout-desk.ts";
import { clearOfMidnight } from "../../../testing/clear-of-midnight.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { refusedWith } from "../../../testing/refused-with.ts";

const northgate = 100200;
const { dana, amir, sara } = world.users;
const later = "2039-12-31 00:00:00";

/** Four motors at 150.00 are 600.00, with 7.75 % tax 646.50. */
const motors: QuoteOfferInput = { itemId: "MTR-075", quantity: 4, unitOfMeasure: "EA", unitPrice: 150 };

describeServer("requests for quotes", (server) => {
  const requestsOf = async (username: string) => (await server().clientFor(username)).commerce.quoteRequests;
  const ask = async (more: object = {}) =>
    (await requestsOf("dana")).create({
      lines: [{ itemId: "mtr075", quantity: 4, unitPrice: 140 }],
      note: "By May",
      ...more,
    }).data;
  const offer = async (quoteRequestUid: number, more: object = {}, username = "sara") =>
    (await requestsOf(username)).offer({ quoteRequestUid, lines: [motors], expirationDate: later, ...more }).data;
  const offered = async () => offer((await ask()).quoteRequestUid);
  const told = async (username: string, quoteRequestUid: number) => {
    const all = await (await server().clientFor(username)).site.notifications.list({ limit: 100 }).data;
    return all.filter((one) => one.quoteRequestUid === quoteRequestUid).map(({ wording }) => wording);
  };
  const zone = (timezone: string) =>
    server().db.execute(sql`update location set timezone = ${timezone} where site_id = 'demo'`);

  beforeAll(async () => {
    await server().db.execute(sql`
      insert into users (site_id, id, username, email, name, role, password_hash, customer_id)
      values ('demo', 9102, 'otto', 'otto@lakesidehydraulics.example', 'Otto Berg', 'approver', '-', 100300)`);
  });
  afterEach(() => zone("America/New_York"));

  it("are asked with wished prices and a note; whoever looks after the customer is told, and by no link", async () => {
    const request = await ask();
    expect(request).toMatchObject({
      customerId: northgate,
      requestedBy: dana,
      requestedByName: "Dana Whitfield",
      status: "asked",
      awaits: "seller",
      roundNo: 1,
      lineCount: 1,
      quoteNo: null,
      expirationDate: null,
      totalAmount: null,
      currency: "USD",
      mayAnswer: false,
      mayAccept: false,
      mayCounter: true,
    });
    expect(request.rounds).toMatchObject([
      {
        roundNo: 1,
        act: "asked",
        usersId: dana,
        name: "Dana Whitfield",
        note: "By May",
        lines: [{ lineNo: 1, itemId: "MTR-075", quantity: 4, unitOfMeasure: "EA", unitPrice: 140 }],
      },
    ]);
    const [notice] = await (await server().clientFor("sara")).site.notifications.list({ limit: 1 }).data;
    expect(notice).toMatchObject({
      wording: "quoteAsked",
      message: "By May",
      link: null,
      quoteRequestUid: request.quoteRequestUid,
      usersId: sara,
    });
    expect(await told("amir", request.quoteRequestUid)).toEqual([]);
  });

  it("say what does not fit in the address that an offer is taxed for", async () => {
    const { customers } = await server().clientFor("amir");
    const shipTo = async (address: { state: string; postalCode?: string }) => {
      const given = { customerId: northgate, city: "Toledo", country: "US", ...address };
      const { shipToId } = await customers.customer.shipTo.create(given).data;
      const { quoteRequestUid } = await ask({ shipToId });
      const { totalAmount, placeProblem } = await offer(quoteRequestUid);
      return [totalAmount, placeProblem];
    };
    // 600.00 with 7.75 %, with Ohio's 5.75 % alone, and of a state that nobody knows untaxed.
    expect(await shipTo({ state: "OH", postalCode: "43610" })).toEqual([646.5, null]);
    expect(await shipTo({ state: "OH" })).toEqual([634.5, expect.stringContaining("has no postal code")]);
    const noState = "There is no state `OHOI` in the United States. Give its two letters, as `OH`.";
    expect(await shipTo({ state: "Ohoi", postalCode: "43610" })).toEqual([646.5, noState]);
    expect(await shipTo({ state: "Ohoi" })).toEqual([600, noState]);
    expect((await ask()).placeProblem).toBeNull();
  });

  it("are asked for what a cart holds, which stays as it is", async () => {
    const client = await server().clientFor("dana");
    const cartHdrUid = await fillCart(client, dana, [
      { itemId: "HB-M8-40", quantity: 3 },
      { itemId: "HB-M8-40", quantity: 2, key: "Bay 4" },
      { itemId: "MTR-075", quantity: 1 },
    ]);
    const { rounds } = await client.commerce.quoteRequests.create({ cartHdrUid }).data;
    expect(rounds[0]?.lines).toMatchObject([
      { itemId: "HB-M8-40", quantity: 5, unitOfMeasure: "BX", unitPrice: null },
      { itemId: "MTR-075", quantity: 1, unitOfMeasure: "EA", unitPrice: null },
    ]);
    expect((await client.commerce.cartLine.list({ cartHdrUid }).data).length).toBe(3);
    const lines = [{ itemId: "MTR-075", quantity: 1 }];
    expect(await refusedWith(client.commerce.quoteRequests.create({ cartHdrUid, lines }))).toEqual([400]);
    expect(await refusedWith((await requestsOf("amir")).create({ cartHdrUid }))).toEqual([404]);
  });

  it("may be asked in words alone, but not without any, and name what they do not understand", async () => {
    const { create } = await requestsOf("dana");
    expect((await create({ note: "Two a month" }).data).lineCount).toBe(0);
    await expect(create({ note: "  " })).rejects.toMatchObject({
      errors: [{ path: "lines", message: "Nothing is asked for. Give lines, or say in the note what is needed." }],
    });
    const lines = [motors, { itemId: "NO-SUCH", quantity: 1 }];
    await expect(create({ lines })).rejects.toMatchObject({ errors: [{ path: "lines[1].itemId" }] });
    await expect(create({ lines: [motors, motors] })).rejects.toMatchObject({
      errors: [{ message: "`MTR-075` by the EA stands in line 1 already. Put both into one line." }],
    });
    expect(await refusedWith(create({ note: "x", shipToId: 3 }), create({ note: "x", customerId: 100300 }))).toEqual([
      404, 404,
    ]);
    const rep = await requestsOf("sara");
    await expect(rep.create({ note: "x" })).rejects.toMatchObject({ errors: [{ path: "customerId" }] });
    expect((await rep.create({ note: "By phone", customerId: northgate }).data).requestedBy).toBe(sara);
  });

  it("are answered with a quote of the customer, with its tax, which who asked is told", async () => {
    const request = await offered();
    expect(request).toMatchObject({
      status: "offered",
      awaits: "customer",
      roundNo: 2,
      totalAmount: 646.5,
      expirationDate: "2039-12-31 23:59:59",
    });
    const { quoteRequestUid, quoteNo } = request;
    expect(request.rounds[1]).toMatchObject({ act: "offered", usersId: sara, quoteNo, lines: [{ unitPrice: 150 }] });
    const client = await server().clientFor("dana");
    const quote = await client.customers.customer.quotes.get({ customerId: northgate, quoteNo: quoteNo ?? 0 }).data;
    expect(quote).toMatchObject({
      status: "open",
      contactId: 1,
      shipToId: 1,
      subtotal: 600,
      taxAmount: 46.5,
      totalAmount: 646.5,
      quoteLines: [{ itemNo: "MTR-075", quantity: 4, unitPrice: 150, extendedPrice: 600 }],
    });
    expect(await told("dana", quoteRequestUid)).toEqual(["quoteOffered"]);
    expect(await told("sara", quoteRequestUid)).toEqual([]);
    expect((await client.commerce.quoteRequests.get({ quoteRequestUid }).data).mayAccept).toBe(true);
  });

  it("round each line half up, and tax what they come to together", async () => {
    // 33 × 1.235 = 40.755 → 40.76; 7 × 0.335 = 2.345 → 2.35; together 43.11.
    // Ohio's 5.75 % are 2.478825 → 2.48, the county's 1.5 % 0.64665 → 0.65, the transit's 0.5 % 0.21555 → 0.22.
    const lines = [
      { itemId: "MTR-075", quantity: 33, unitPrice: 1.235 },
      { itemId: "HB-M8-40", unitOfMeasure: "BX", quantity: 7, unitPrice: 0.335 },
    ];
    const { quoteNo } = await offer((await ask()).quoteRequestUid, { lines });
    const { customer } = (await server().clientFor("dana")).customers;
    expect(await customer.quotes.get({ customerId: northgate, quoteNo: quoteNo ?? 0 }).data).toMatchObject({
      subtotal: 43.11,
      taxAmount: 3.35,
      totalAmount: 46.46,
      quoteLines: [{ extendedPrice: 40.76 }, { extendedPrice: 2.35 }],
    });
  });

  it("become an order at the offered prices by the checkout, which counts what the quote gave", async () => {
    await renewAllowance(server());
    const { quoteRequestUid, quoteNo } = await offered();
    const client = await server().clientFor("amir");
    const { quoteRequests, cartLine, checkout } = client.commerce;
    const accepted = await quoteRequests.accept({ quoteRequestUid, quoteNo: quoteNo ?? 0, customerPoNumber: "PO-Q9" })
      .data;
    expect(accepted).toMatchObject({
      status: "accepted",
      awaits: null,
      orderNo: null,
      mayAccept: false,
      mayCounter: false,
    });
    const checkoutUid = accepted.checkoutUid ?? 0;
    const { cartHdrUid } = await checkout.get({ checkoutUid }).data;
    expect(await cartLine.list({ cartHdrUid: cartHdrUid ?? 0 }).data).toMatchObject([
      { itemId: "MTR-075", quantity: 4, unitPrice: 150, priceSource: "quote", quoteNo, extendedPrice: 600 },
    ]);
    expect(await told("sara", quoteRequestUid)).toEqual(["quoteAccepted"]);
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect([order.subtotal, order.taxAmount]).toEqual([600, 46.5]);
    expect(await quoteRequests.get({ quoteRequestUid }).data).toMatchObject({
      status: "accepted",
      orderNo: order.orderNo,
    });
    const quote = await client.customers.customer.quotes.get({ customerId: northgate, quoteNo: quoteNo ?? 0 }).data;
    expect(quote).toMatchObject({ status: "accepted", quoteLines: [{ qtyOrdered: 4 }] });
  });

  it("go back and forth, each step a row; a new offer takes the place of the one before", async () => {
    const first = await offered();
    const { quoteRequestUid } = first;
    const buyer = await requestsOf("dana");
    const countered = await buyer.counter({
      quoteRequestUid,
      lines: [{ ...motors, quantity: 10, unitPrice: 130 }],
      note: "For ten",
    }).data;
    expect(countered).toMatchObject({ status: "countered", awaits: "seller", mayAccept: true, quoteNo: first.quoteNo });
    expect([await told("sara", quoteRequestUid), await told("dana", quoteRequestUid)]).toEqual([
      ["quoteCountered"],
      [],
    ]);
    const second = await offer(quoteRequestUid, { lines: [{ ...motors, quantity: 10, unitPrice: 135 }] });
    expect(second.rounds.map(({ act, usersId }) => [act, usersId])).toEqual([
      ["asked", dana],
      ["offered", sara],
      ["countered", dana],
      ["offered", sara],
    ]);
    expect(second.rounds.map(({ lines }) => lines[0]?.unitPrice)).toEqual([140, 150, 130, 135]);
    // 1350.00 with 77.625 → 77.63 for Ohio, 20.25 for the county and 6.75 for the transit.
    expect(second.totalAmount).toBe(1454.63);
    await expect(buyer.accept({ quoteRequestUid, quoteNo: first.quoteNo ?? 0 })).rejects.toMatchObject({
      status: 409,
      message: `Quote ${first.quoteNo} is not what was offered last for the request ${quoteRequestUid}; that is quote ${second.quoteNo}. Look at its prices, and accept that one.`,
    });
    const { customer } = (await server().clientFor("dana")).customers;
    const before = await customer.quotes.get({ customerId: northgate, quoteNo: first.quoteNo ?? 0 }).data;
    expect(before.status).toBe("lost");
  });

  it("can be accepted while a counteroffer waits, and once it was declined", async () => {
    const { quoteRequestUid, quoteNo } = await offered();
    const buyer = await requestsOf("dana");
    await buyer.counter({ quoteRequestUid, note: "140?" });
    const seller = await requestsOf("sara");
    const declined = await seller.decline({ quoteRequestUid, reason: "150 is our best." }).data;
    expect(declined).toMatchObject({ status: "offered", awaits: "customer", quoteNo });
    expect(declined.rounds.at(-1)).toMatchObject({ act: "declined", note: "150 is our best.", lines: [] });
    expect(await told("dana", quoteRequestUid)).toEqual(["quoteDeclined"]);
    expect((await buyer.accept({ quoteRequestUid, quoteNo: quoteNo ?? 0 }).data).status).toBe("accepted");
  });

  it("are declined with a reason, and then end", async () => {
    const { quoteRequestUid } = await ask();
    const seller = await requestsOf("sara");
    await expect(seller.decline({ quoteRequestUid, reason: "  " })).rejects.toMatchObject({ status: 400 });
    expect(await seller.decline({ quoteRequestUid, reason: "No longer made." }).data).toMatchObject({
      status: "declined",
      awaits: null,
    });
    await expect(offer(quoteRequestUid)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/ was declined by Sara Lindqvist on \d{4}-.* Ask for a new quote\.$/),
    });
    expect(await refusedWith((await requestsOf("dana")).counter({ quoteRequestUid, note: "Please" }))).toEqual([409]);
  });

  it("are withdrawn by the customer, and what was offered is no longer to be had", async () => {
    const { quoteRequestUid, quoteNo } = await offered();
    const buyer = await requestsOf("dana");
    expect((await buyer.withdraw({ quoteRequestUid }).data).status).toBe("withdrawn");
    expect(await refusedWith(buyer.withdraw({ quoteRequestUid }))).toEqual([409]);
    const cart = fillCart(await server().clientFor("dana"), dana, [
      { itemId: "MTR-075", quantity: 1, quoteNo: quoteNo ?? 0 },
    ]);
    await expect(cart).rejects.toMatchObject({ status: 422, message: expect.stringContaining("is no longer open") });
  });

  it("hold to the end of their last day at the customer's branch, and not a moment longer", async () => {
    // Twelve hours behind Greenwich and fourteen before it: between them lies a midnight at any time of day.
    await clearOfMidnight("Etc/GMT+12");
    await zone("Etc/GMT+12");
    const row = await server().db.first<{ today: string }>(sql`
      select to_char((localtimestamp at time zone 'UTC') at time zone 'Etc/GMT+12', 'YYYY-MM-DD') as today`);
    const today = row?.today ?? "";
    const { quoteRequestUid, quoteNo } = await offer((await ask()).quoteRequestUid, {
      expirationDate: `${today} 00:00:00`,
    });
    const buyer = await requestsOf("dana");
    expect((await buyer.get({ quoteRequestUid }).data).mayAccept).toBe(true);
    await zone("Pacific/Kiritimati");
    expect(await buyer.get({ quoteRequestUid }).data).toMatchObject({
      status: "expired",
      awaits: "customer",
      mayAccept: false,
    });
    await expect(buyer.accept({ quoteRequestUid, quoteNo: quoteNo ?? 0 })).rejects.toMatchObject({
      status: 409,
      message: `What was offered for the request ${quoteRequestUid} is over. Counter it to ask for a new offer.`,
    });
    await expect(offer(quoteRequestUid, { expirationDate: `${today} 23:59:59` })).rejects.toMatchObject({
      errors: [{ path: "expirationDate", message: expect.stringContaining(`would hold until ${today}, but`) }],
    });
    const renewed = await buyer.counter({ quoteRequestUid, note: "Once more, please" }).data;
    expect([renewed.status, renewed.mayAccept]).toEqual(["countered", false]);
    await zone("Etc/GMT+12");
    expect((await buyer.accept({ quoteRequestUid, quoteNo: quoteNo ?? 0 }).data).status).toBe("accepted");
  });

  it("offer only quantities that can be ordered", async () => {
    const { quoteRequestUid } = await ask();
    await expect(offer(quoteRequestUid, { lines: [{ ...motors, quantity: 1.5 }] })).rejects.toMatchObject({
      status: 422,
      details: { lines: [{ code: "QUANTITY_NOT_A_MULTIPLE", itemId: "MTR-075" }] },
    });
  });

  it("are taken by one of two at the same time; the other is told whose it is", async () => {
    const { quoteRequestUid, quoteNo } = await offered();
    const accept = async (username: string) =>
      (await requestsOf(username)).accept({ quoteRequestUid, quoteNo: quoteNo ?? 0 }).data;
    const results = await Promise.allSettled([accept("dana"), accept("amir")]);
    const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    const winner = results[0].status === "fulfilled" ? "Dana Whitfield" : "Amir Haddad";
    expect(lost).toMatchObject([
      { status: 409, message: expect.stringContaining(`was accepted already by ${winner} on `) },
    ]);
    const carts = await server().db.query(sql`
      select 1 from cart_line where site_id = 'demo' and quote_no = ${quoteNo}`);
    expect(carts.length).toBe(1);
  });

  it("are answered by one of two at the same time, and accepted or answered, not both", async () => {
    const { quoteRequestUid } = await ask();
    const both = [offer(quoteRequestUid), offer(quoteRequestUid, { lines: [{ ...motors, unitPrice: 99 }] }, "ada")];
    const settled = await Promise.allSettled(both);
    const answered = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(answered.map(({ roundNo }) => roundNo)).toEqual([2]);
    const buyer = await requestsOf("dana");
    await buyer.counter({ quoteRequestUid, note: "Less?" });
    const statuses = await refusedWith(
      buyer.accept({ quoteRequestUid, quoteNo: answered[0]?.quoteNo ?? 0 }),
      offer(quoteRequestUid),
    );
    expect([...statuses].sort()).toEqual([200, 409]);
  });

  it("are accepted in the state in which they were read", async () => {
    const { quoteRequestUid, quoteNo, dateLastModified } = await offered();
    const buyer = await requestsOf("dana");
    await (await requestsOf("amir")).counter({ quoteRequestUid, note: "140?" });
    await expect(
      buyer.accept({ quoteRequestUid, quoteNo: quoteNo ?? 0, ifLastModified: dateLastModified }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("was changed meanwhile by Amir Haddad on "),
    });
    expect((await buyer.get({ quoteRequestUid }).data).status).toBe("countered");
  });

  it("have been accepted where their quote was ordered by itself, as far as nothing is left of it", async () => {
    const { quoteRequestUid, quoteNo } = await offered();
    const client = await server().clientFor("amir");
    const { checkout, quoteRequests } = client.commerce;
    const order = async (quantity: number) => {
      const cartHdrUid = await fillCart(client, amir, [{ itemId: "MTR-075", quantity, quoteNo: quoteNo ?? 0 }]);
      const { checkoutUid } = await checkout.create({ cartHdrUid, customerPoNumber: "PO-Q" }).data;
      await checkout.prophet21Hdr.create({ checkoutUid, header: {} });
    };
    await order(3);
    expect((await quoteRequests.get({ quoteRequestUid }).data).mayAccept).toBe(true);
    await order(1);
    expect(await quoteRequests.get({ quoteRequestUid }).data).toMatchObject({ status: "accepted", mayAccept: false });
  });

  it("are a worklist of whoever answers, and of the customer what is to be decided", async () => {
    const waiting = await ask();
    const decided = await offered();
    const mine = async (username: string) =>
      (await (await requestsOf(username)).list({ awaiting: "me", limit: 1000 }).data).map((one) => one.quoteRequestUid);
    const uids = [waiting, decided].map(({ quoteRequestUid }) => quoteRequestUid);
    for (const username of ["sara", "ada"])
      expect(
        (await mine(username)).filter((uid) => uids.includes(uid)),
        username,
      ).toEqual([uids[0]]);
    expect((await mine("dana")).filter((uid) => uids.includes(uid))).toEqual([uids[1]]);
    const { list } = await requestsOf("sara");
    const asked = await list({ status: "asked", customerId: northgate, limit: 1000 }).data;
    expect(asked.every(({ status, rounds }) => status === "asked" && rounds.length === 0)).toBe(true);
    expect(asked.find((one) => one.quoteRequestUid === uids[0])).toMatchObject({ lineCount: 1, mayAnswer: true });
  });

  it("are seen by the customer's people and by those who look after the customer, and by nobody else", async () => {
    const { quoteRequestUid, quoteNo } = await offered();
    const see = async (username: string) => {
      const requests = await requestsOf(username);
      const listed = await requests.list({ limit: 1000 }).data;
      const [got] = await refusedWith(requests.get({ quoteRequestUid }));
      return [got, listed.some((one) => one.quoteRequestUid === quoteRequestUid)];
    };
    for (const username of ["dana", "amir", "sara", "ada"]) expect(await see(username), username).toEqual([200, true]);
    for (const username of ["lena", "otto"]) expect(await see(username), username).toEqual([404, false]);
    const stranger = await requestsOf("otto");
    expect(
      await refusedWith(
        stranger.accept({ quoteRequestUid, quoteNo: quoteNo ?? 0 }),
        stranger.counter({ quoteRequestUid, note: "Mine" }),
        stranger.withdraw({ quoteRequestUid }),
      ),
    ).toEqual([404, 404, 404]);
    const other = await ask();
    const buyer = await requestsOf("dana");
    const own = { quoteRequestUid: other.quoteRequestUid };
    expect(
      await refusedWith(
        buyer.offer({ ...own, lines: [motors], expirationDate: later }),
        buyer.decline({ ...own, reason: "No" }),
      ),
    ).toEqual([403, 403]);
  });
});
