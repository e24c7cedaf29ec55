import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { clearOfMidnight } from "../../testing/clear-of-midnight.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../testing/purchase-order.ts";

/** Where it is never the same day, and where the day begins at neither of these. */
const zones = ["Pacific/Kiritimati", "Etc/GMT+12", "America/New_York"];
const dayIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(at);
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describeServer("whole days at the branch", (server) => {
  const at = async (zone: string) => {
    await clearOfMidnight(zone);
    await server().db.execute(sql`update location set timezone = ${zone} where site_id = 'demo'`);
    return dayIn(zone, Date.now());
  };

  it.each(zones)("end purchase orders' due days (%s)", async (zone) => {
    const today = await at(zone);
    const { poHdr } = (await server().clientFor("ada")).orders;
    const due = async (date: string | null, approved = "Y") => {
      const poNo = await addPurchaseOrder(server().db, [{ itemId: "HB-M8-40", quantity: 1 }], { approved });
      await server().db.execute(
        sql`update po_hdr set date_due = ${date}::timestamp where site_id = 'demo' and po_no = ${poNo}`,
      );
      return poNo;
    };
    const late = await due(`${later(today, -1)} 23:59:59`);
    const others = [await due(`${today} 00:00:00`), await due(null), await due(`${later(today, -1)} 00:00:00`, "N")];
    const found = async (overdue: "Y" | "N") =>
      (await poHdr.list({ overdue, limit: 200 }).data)
        .filter((order) => order.overdue === overdue)
        .map(({ poNo }) => poNo);
    expect(await found("Y")).toContain(late);
    expect(await found("N")).toEqual(expect.arrayContaining(others));
    expect((await poHdr.get({ poNo: late }).data).overdue).toBe("Y");
  });

  it.each(zones)("begin and end contracts (%s)", async (zone) => {
    const today = await at(zone);
    const { jobPriceHdr } = (await server().clientFor("ada")).pricing;
    const state = async (start: string | null, end: string | null, approved = "Y", cancelled = "N") => {
      await server().db.execute(sql`
        update job_price_hdr set start_date = ${start}::timestamp, end_date = ${end}::timestamp, approved = ${approved}, cancelled = ${cancelled}
        where site_id = 'demo' and job_price_hdr_uid = 1`);
      return (await jobPriceHdr.get({ id: 1 }).data).state;
    };
    expect([
      await state(`${today} 23:59:59`, `${today} 00:00:00`),
      await state(null, null),
      await state(null, `${later(today, -1)} 23:59:59`),
      await state(`${later(today, 1)} 00:00:00`, null),
      await state(null, null, "N"),
      await state(null, null, "N", "Y"),
    ]).toEqual(["in_force", "in_force", "over", "not_yet", "not_approved", "cancelled"]);
    await state(null, null);
  });

  it.each(zones)("begin the month and the year of an allowance (%s)", async (zone) => {
    const today = await at(zone);
    const { contacts } = (await server().clientFor("ada")).customers;
    for (const [period, first] of [
      ["month", `${today.slice(0, 8)}01`],
      ["year", `${today.slice(0, 5)}01-01`],
    ] as const) {
      await server().db.execute(sql`
        update contact set web_allowance = 500, web_allowance_period = ${period} where site_id = 'demo' and id = 1`);
      const { periodStart } = await contacts.webAllowance({ id: 1 }).data;
      const begun = Date.parse(`${periodStart?.replace(" ", "T")}Z`);
      expect([dayIn(zone, begun), dayIn(zone, begun - 1000)]).toEqual([first, later(first, -1)]);
      const spent = async (moment: number) => {
        await server().db.execute(sql`
          update order_hdr set order_date = case when order_no = (select min(order_no) from order_hdr where site_id = 'demo' and contact_id = 1)
            then ${new Date(moment).toISOString().slice(0, 19).replace("T", " ")}::timestamp else '2001-01-01' end,
            web_order = 'Y', cancel_flag = 'N', delete_flag = 'N', status = 'open', total_amount = 12.5
          where site_id = 'demo' and contact_id = 1`);
        return (await contacts.webAllowance({ id: 1 }).data).spent;
      };
      expect([await spent(begun), await spent(begun - 1000)]).toEqual([12.5, 0]);
    }
  });

  it.each(["Mars/Olympus", "+05:00", "", "America/New York", "EST5 "])("refuse `%s` as a zone", async (timezone) => {
    const { content } = await server().clientFor("ada");
    const user = {
      username: `zone${timezone.length}`,
      name: "Zoe",
      email: `zone${timezone.length}@purvey.example`,
      password: "long enough 1",
    };
    await expect(content.users.create({ ...user, timezone }).data).rejects.toMatchObject({
      errors: [{ path: "timezone", message: expect.stringContaining("is no time zone. Give a name such as") }],
    });
    await expect(content.users.update({ id: 1, timezone }).data).rejects.toMatchObject({
      errors: [{ path: "timezone" }],
    });
    expect((await content.users.update({ id: 1, timezone: "Europe/Berlin" }).data).timezone).toBe("Europe/Berlin");
  });
});
