import sql from "sql-template-tag";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { smartyFrom } from "../../../providers/addresses/smarty-addresses.ts";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { clientWithProviders } from "../../../testing/client-with-providers.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import {
  busy,
  corrected,
  garbage,
  known,
  proposed,
  slow,
  unconfirmed,
  unknown,
} from "../../../testing/smarty-answers.ts";
import { type StandInAnswer, standIn } from "../../../testing/stand-in.ts";

/** Where the first ship-to of Northgate's is. */
const entered = "3400 Detroit Avenue, Toledo OH 43610";
const bolts = { itemId: "HB-M8-40", unitQuantity: 2, unitOfMeasure: "BX" };

type Rules = Partial<Record<"atCheckout" | "fallback", string>>;

describeServer("where an order goes", (server) => {
  const forgetRules = () =>
    server().db.execute(sql`delete from site_setting where site_id = 'demo' and service_name = 'addressValidation'`);
  const change = (rule: "mark" | "refuse") =>
    server().db.execute(sql`
      update site_setting set setting_value = ${JSON.stringify(rule)}::jsonb
      where site_id = 'demo' and service_name = 'addressValidation' and setting_name = 'atCheckout'`);

  beforeEach(async () => {
    const { db } = server();
    await renewAllowance(server());
    await forgetRules();
    await db.execute(sql`delete from address_answer where site_id = 'demo'`);
  });

  /** A shop of these rules, whose Smarty answers so. */
  async function shopOf(answer: StandInAnswer, rules: Rules) {
    const { db } = server();
    const smarty = await standIn(answer);
    onTestFinished(() => smarty.close());
    for (const [name, value] of Object.entries(rules))
      await db.execute(sql`
        insert into site_setting (site_id, service_name, setting_name, setting_value)
        values ('demo', 'addressValidation', ${name}, ${JSON.stringify(value)}::jsonb)`);
    const account = { SMARTY_AUTH_ID: "purvey", SMARTY_AUTH_TOKEN: "key", SMARTY_URL: smarty.url };
    const addresses = smartyFrom({ ...account, PURVEY_PROVIDER_TIMEOUT: answer === slow ? "300" : "10000" });
    const client = await clientWithProviders(server(), "dana", { addresses });
    return { smarty, client, checkout: client.commerce.checkout };
  }

  async function begin(answer: StandInAnswer, rules: Rules, more: object = {}) {
    const shop = await shopOf(answer, rules);
    const lines = [{ itemId: "HB-M8-40", quantity: 2 }];
    const { checkoutUid } = await beginCheckout(server(), lines, { shipToId: 1, customerPoNumber: "PO-1", ...more });
    const { checkout } = shop;
    return {
      ...shop,
      checkoutUid,
      validate: () => checkout.validate({ checkoutUid }).data,
      order: (header: object = {}, rest: object = {}) =>
        checkout.prophet21Hdr.create({ checkoutUid, header, ...rest }).data,
      orderOf: async () =>
        (
          await server().db.first<{ orderNo: number | null }>(sql`
          select order_no as "orderNo" from checkout where site_id = 'demo' and checkout_uid = ${checkoutUid}`)
        )?.orderNo,
    };
  }

  /** The order as it goes to the ERP. */
  const sentOf = (orderNo: number) =>
    server().db.first<{ importUid: number; sent: unknown }>(sql`
      select import_uid as "importUid", json_data -> 'impOeHdr' -> 'addressCheck' as sent from import_record
      where site_id = 'demo' and source_id = ${String(orderNo)} order by import_uid desc limit 1`);

  const ofAddress = (issues: readonly { readonly code: string; readonly message: string }[]) =>
    issues.filter(({ code }) => code.startsWith("ADDRESS")).map(({ code, message }) => [code, message]);

  it("is asked of nobody without the setting", async () => {
    const { smarty, validate, order } = await begin(unknown, {});
    const { errors, warnings, addressCheck } = await validate();
    expect([ofAddress([...errors, ...warnings]), addressCheck]).toEqual([[], null]);
    expect((await order()).addressCheck).toBeNull();
    expect(smarty.requests).toEqual([]);
  });

  it("is asked once, however often the checkout is looked at, and recorded with the order", async () => {
    const { smarty, client, checkout, checkoutUid, validate, order } = await begin(known, { atCheckout: "refuse" });
    await checkout.doc({ checkoutUid }).data;
    expect(smarty.requests).toEqual([]);
    expect((await validate()).addressCheck).toMatchObject({ verdict: "confirmed", source: "smarty", proposed: null });
    await validate();
    await checkout.activate({ checkoutUid }).data;
    const { orderNo, addressCheck, warnings } = await order();
    expect([addressCheck?.verdict, ofAddress(warnings)]).toEqual(["confirmed", []]);
    const read = await client.customers.customer.orders.get({ customerId: 100200, orderNo }).data;
    expect(read.addressCheck).toEqual(addressCheck);
    expect((await client.orders.oeHdr.doc({ id: orderNo }).data).addressCheck).toEqual(addressCheck);
    expect((await order()).addressCheck).toEqual(addressCheck);
    const { importUid, sent } = (await sentOf(orderNo)) ?? { importUid: 0 };
    expect(sent).toEqual(addressCheck);
    // Another address has not been checked.
    const { imports } = await server().clientFor("ada");
    expect((await imports.import.impOeHdr.get({ importUid }).data).addressCheck).toEqual(addressCheck);
    const elsewhere = await imports.import.impOeHdr.update({ importUid, shipToAddress1: "1 Madison Avenue" }).data;
    expect(elsewhere.addressCheck).toBeNull();
    const asked = new URL(smarty.requests[0]?.path ?? "", smarty.url).searchParams;
    expect(["street", "city", "state", "zipcode"].map((name) => asked.get(name))).toEqual([
      ...["3400 Detroit Avenue", "Toledo", "OH", "43610"],
    ]);
    expect(smarty.requests).toHaveLength(1);
  });

  it.each([
    ["nothing like it is known", unknown],
    ["the post does not deliver to what is like it", unconfirmed],
  ])("is marked, or refused with the way out, where %s", async (_, answer) => {
    const marked = await begin(answer, { atCheckout: "mark" });
    const found = `The address provider does not know \`${entered}\`.`;
    const warned = [["ADDRESS_UNKNOWN", `${found} The order goes there as entered, and is marked.`]];
    const { isValid, warnings } = await marked.validate();
    expect([isValid, ofAddress(warnings)]).toEqual([true, warned]);
    const placed = await marked.order();
    expect([placed.addressCheck?.verdict, ofAddress(placed.warnings)]).toEqual(["unknown", warned]);
    await change("refuse");
    const refused = await begin(answer, {});
    const message = `${found} Correct \`shipToAddress1\`, \`shipToCity\`, \`shipToState\` or \`shipToZip\`, or choose another \`shipToId\`.`;
    expect(ofAddress((await refused.validate()).errors)).toEqual([["ADDRESS_UNKNOWN", message]]);
    const { checkout, checkoutUid } = refused;
    await expect(checkout.activate({ checkoutUid }).data).rejects.toMatchObject({ status: 422, message });
    await expect(refused.order()).rejects.toMatchObject({ status: 422, message });
    expect(await refused.orderOf()).toBeNull();
  });

  it("is proposed as the provider knows it, which is taken or refused", async () => {
    const street = { shipToAddress1: "3400 Detroit Avenue", shipToAddress2: "Suite 5" };
    const properties = { ...street, shipToCity: "Toledo", shipToState: "Ohio", shipToZip: "43610" };
    const { smarty, validate, order, orderOf } = await begin(corrected, { atCheckout: "refuse" }, { properties });
    const { errors, addressCheck } = await validate();
    const said =
      "The address provider knows `3400 Detroit Avenue, Suite 5, Toledo OH 43610` as `3400 Detroit Ave, Toledo OH 43611-2210`.";
    const message = `${said} Give that in \`shipToAddress1\`, \`shipToCity\`, \`shipToState\` and \`shipToZip\`, or choose another \`shipToId\`.`;
    expect(ofAddress(errors)).toEqual([["ADDRESS_CORRECTED", message]]);
    expect(addressCheck).toMatchObject({ verdict: "corrected", source: "smarty", proposed });
    await expect(order()).rejects.toMatchObject({ status: 422, message });
    expect([await orderOf(), smarty.requests.length]).toEqual([null, 1]);
    await change("mark");
    const placed = await order();
    expect(placed).toMatchObject({ addressCheck: { verdict: "corrected", proposed }, shipToZip: "43610" });
    expect(ofAddress(placed.warnings)).toEqual([
      ["ADDRESS_CORRECTED", `${said} The order goes there as entered, and is marked.`],
    ]);
  });

  it.each([
    ["is busy", 503, busy],
    ["takes too long", 504, slow],
    ["says what is none of its protocol", 502, garbage],
  ] as const)("is as the site says where the provider %s", async (_, status, answer) => {
    const unchecked = { verdict: "unchecked", source: "smarty", proposed: null };
    const goOn = { atCheckout: "refuse", fallback: "mark" };
    for (const rules of [{ atCheckout: "mark" }, goOn] as const) {
      await forgetRules();
      const { validate, order } = await begin(answer, rules);
      const warned = [
        ["ADDRESS_UNCHECKED", `\`${entered}\` could not be checked. The order goes there as entered, and is marked.`],
      ];
      const { isValid, warnings, addressCheck } = await validate();
      expect([isValid, ofAddress(warnings), addressCheck]).toMatchObject([true, warned, unchecked]);
      expect((await order()).addressCheck).toMatchObject(unchecked);
    }
    for (const rules of [{ atCheckout: "refuse" }, { atCheckout: "mark", fallback: "refuse" }] as const) {
      await forgetRules();
      const { validate, order, orderOf } = await begin(answer, rules);
      await expect(validate()).rejects.toMatchObject({ status });
      await expect(order()).rejects.toMatchObject({ status });
      expect(await orderOf()).toBeNull();
    }
  });

  it("is asked once by calls of the same moment, which make one order", async () => {
    const { smarty, validate, order } = await begin(known, { atCheckout: "mark" });
    const [one, other, ...looks] = await Promise.all([order(), order(), validate(), validate()]);
    expect([one.orderNo, one.addressCheck]).toEqual([other.orderNo, other.addressCheck]);
    expect(looks.map(({ addressCheck }) => addressCheck?.verdict)).toEqual(["confirmed", "confirmed"]);
    expect([one.created, other.created].sort()).toEqual([false, true]);
    expect(smarty.requests).toHaveLength(1);
  });

  it("is asked for while nothing is locked", async () => {
    const { db } = server();
    const free: Promise<unknown>[] = [];
    const begun = await begin(
      (request, response) => {
        const lock = sql`select 1 from checkout where site_id = 'demo' and checkout_uid = ${begun.checkoutUid} for update nowait`;
        free.push(db.execute(lock).finally(() => known(request, response)));
      },
      { atCheckout: "mark" },
    );
    expect((await begun.order()).addressCheck?.verdict).toBe("confirmed");
    expect(free).toHaveLength(1);
    await Promise.all(free);
  });

  it("is not asked beyond the United States, nor for goods that are picked up until some are shipped", async () => {
    const { smarty, order } = await begin(unknown, { atCheckout: "refuse" });
    const ottawa = { shipToCity: "Ottawa", shipToState: "ON", shipToZip: "K1A 0B1", shipToCountry: "CA" };
    expect((await order({ shipToAddress1: "1 Rideau Street", ...ottawa })).addressCheck).toBeNull();
    const { checkout, checkoutUid, order: collect } = await begin(unknown, {});
    const { orderNo, addressCheck } = await collect({}, { lines: [{ ...bolts, willCall: "Y" }] });
    expect([addressCheck, smarty.requests.length]).toEqual([null, 0]);
    const add = (line: object) =>
      checkout.prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid: orderNo, ...bolts, ...line }).data;
    expect((await add({ willCall: "Y" })).addressCheck).toBeNull();
    await expect(add({})).rejects.toMatchObject({ status: 422, message: expect.stringContaining(entered) });
    await change("mark");
    expect((await add({})).addressCheck?.verdict).toBe("unknown");
    const read = (await server().clientFor("dana")).customers.customer.orders;
    expect((await read.get({ customerId: 100200, orderNo }).data).addressCheck?.verdict).toBe("unknown");
  });

  it("is asked for the order that an accepted quote becomes", async () => {
    const { client, checkout } = await shopOf(unknown, { atCheckout: "refuse" });
    const { quoteRequests } = client.commerce;
    const motor = { itemId: "MTR-075", quantity: 1, unitPrice: 140 };
    const { quoteRequestUid } = await quoteRequests.create({ lines: [motor], shipToId: 1 }).data;
    const seller = (await server().clientFor("sara")).commerce.quoteRequests;
    const expirationDate = "2099-12-31 00:00:00";
    const { quoteNo } = await seller.offer({ quoteRequestUid, lines: [motor], expirationDate }).data;
    const accepted = { quoteRequestUid, quoteNo: quoteNo ?? 0, customerPoNumber: "PO-1" };
    const checkoutUid = (await quoteRequests.accept(accepted).data).checkoutUid ?? 0;
    await expect(checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(`does not know \`${entered}\``),
    });
  });

  it("lacks nothing that the post needs", async () => {
    const { smarty, validate, order } = await begin(
      known,
      { atCheckout: "refuse" },
      { properties: { shipToAddress1: "77 Summit Street" } },
    );
    const message =
      "The address `77 Summit Street, OH 43610` has no `shipToCity`. Correct `shipToAddress1`, `shipToCity`, `shipToState` or `shipToZip`, or choose another `shipToId`.";
    expect(ofAddress((await validate()).errors)).toEqual([["ADDRESS_UNKNOWN", message]]);
    await expect(order()).rejects.toMatchObject({ status: 422 });
    expect((await order({ shipToCity: "Toledo" })).addressCheck?.verdict).toBe("confirmed");
    expect(smarty.requests).toHaveLength(1);
  });

  it("by the tables that ship is refused where they know another, and marked where they do not hold it", async () => {
    const atCheckout = "refuse";
    await shopOf(known, { atCheckout });
    const { checkout } = (await server().clientFor("dana")).commerce;
    const orderTo = async (place: object) => {
      const { checkoutUid } = await beginCheckout(server(), [{ itemId: "HB-M8-40", quantity: 2 }], { shipToId: 1 });
      const header = { customerPoNumber: "PO-1", shipToAddress1: "12 Main Street", shipToState: "OH", ...place };
      return checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    };
    // Ohio's area 456 is around Chillicothe, whose codes the list does not hold.
    expect((await orderTo({ shipToCity: "Waverly", shipToZip: "45690" })).addressCheck).toMatchObject({
      verdict: "unchecked",
      source: "embedded",
    });
    await expect(orderTo({ shipToCity: "Columbus", shipToZip: "43610" })).rejects.toMatchObject({ status: 422 });
    expect((await orderTo({ shipToCity: "Toledo", shipToZip: "43610" })).addressCheck?.verdict).toBe("confirmed");
  });
});
