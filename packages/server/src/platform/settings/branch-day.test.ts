import fc from "fast-check";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { clearOfMidnight } from "../../testing/clear-of-midnight.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { branchDay, holdsOn } from "./branch-day.ts";

const zones = [
  ...["UTC", "America/New_York", "America/Indiana/Indianapolis", "Europe/Berlin", "Australia/Lord_Howe"],
  ...["Pacific/Kiritimati", "Pacific/Apia", "Pacific/Auckland", "Etc/GMT+12", "Asia/Kathmandu"],
];

/** The moments around the ends of days, and around the changes of clocks in 2026. */
const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2027, 11, 31) / 1000 }),
  fc
    .tuple(fc.integer({ min: 0, max: 730 * 48 }), fc.integer({ min: -1, max: 1 }))
    .map(([halves, seconds]) => Date.UTC(2026, 0, 1) / 1000 + halves * 1800 + seconds),
  fc
    .tuple(
      fc.constantFrom("2026-03-08T07:00Z", "2026-11-01T06:00Z", "2026-03-29T01:00Z", "2026-10-25T01:00Z"),
      fc.integer({ min: -90_000, max: 90_000 }),
    )
    .map(([change, seconds]) => Date.parse(change) / 1000 + seconds),
);

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
const dayIn = (zone: string, seconds: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(seconds * 1000);
const daysLater = (day: string, days: number) => stamp(Date.parse(`${day}T00:00Z`) / 1000 + days * 86_400).slice(0, 10);

describeServer("the day at a branch", (server) => {
  it("is the day of the branch's zone at every moment, and a last day ends with it", async () => {
    const seed = Date.now() | 0;
    const cases = fc.sample(fc.tuple(fc.constantFrom(...zones), moments, fc.integer({ min: 0, max: 86_399 })), {
      numRuns: 500,
      seed,
    });
    for (const zone of zones) {
      await server().db.execute(sql`update location set timezone = ${zone} where site_id = 'demo'`);
      const own = cases.filter(([name]) => name === zone);
      const rows = await server().db.query<{ day: string; today: boolean; yesterday: boolean; tomorrow: boolean }>(sql`
        select to_char(d.day, 'YYYY-MM-DD') as day, ${holdsOn(sql`d.day`, sql`a.today`, sql`a.today`)} as today,
          ${holdsOn(sql`d.day`, sql`null::timestamp`, sql`a.yesterday`)} as yesterday,
          ${holdsOn(sql`d.day`, sql`a.tomorrow`, sql`null::timestamp`)} as tomorrow
        from unnest(${own.map(([, at]) => stamp(at))}::timestamp[], ${own.map(([, at, time]) => `${dayIn(zone, at)} ${stamp(time).slice(11)}`)}::timestamp[],
          ${own.map(([, at]) => `${daysLater(dayIn(zone, at), -1)} 23:59:59`)}::timestamp[],
          ${own.map(([, at]) => `${daysLater(dayIn(zone, at), 1)} 00:00:00`)}::timestamp[]) with ordinality as a (at, today, yesterday, tomorrow, position)
        cross join lateral (select ${branchDay(sql`'demo'`, sql`100200::numeric`, sql`a.at`)} as day) d order by a.position`);
      expect(rows, `${zone}, seed ${seed}`).toEqual(
        own.map(([, at]) => ({ day: dayIn(zone, at), today: true, yesterday: false, tomorrow: false })),
      );
    }
  });

  it("is that of the site's branch for nobody, and of UTC where the site names none", async () => {
    const day = async () =>
      (
        await server().db.first<{ day: string }>(sql`
          select to_char(${branchDay(sql`'demo'`, sql`null::numeric`, sql`'2026-06-30 23:30:00'::timestamp`)}, 'YYYY-MM-DD') as day`)
      )?.day;
    await server().db.execute(sql`update location set timezone = 'Europe/Berlin' where site_id = 'demo'`);
    expect(await day()).toBe("2026-07-01");
    await server().db.execute(sql`
      update site_setting set status_cd = 705 where site_id = 'demo' and service_name = 'core' and setting_name = 'defaultLocationId'`);
    expect(await day()).toBe("2026-06-30");
  });

  it("keeps a quote open on its last day and ends it with that day, in zones far from UTC", async () => {
    const { quotes } = (await server().clientFor("lena")).customers.customer;
    await server().db.execute(sql`
      insert into quote_hdr (site_id, quote_no, customer_id, quote_date, expiration_date)
      values ('demo', 810011, 100300, '2025-01-01', '2025-01-31'), ('demo', 810012, 100300, '2025-01-01', '2025-01-31')`);
    for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
      await clearOfMidnight(zone);
      const today = dayIn(zone, Date.now() / 1000);
      await server().db.execute(sql`update location set timezone = ${zone} where site_id = 'demo'`);
      await server().db.execute(sql`
        update quote_hdr set expiration_date = case quote_no when 810011 then ${today}::timestamp else ${daysLater(today, -1)}::timestamp end
        where site_id = 'demo' and quote_no in (810011, 810012)`);
      const statusOf = async (quoteNo: number) => (await quotes.get({ customerId: 100300, quoteNo }).data).status;
      expect([zone, await statusOf(810011), await statusOf(810012)]).toEqual([zone, "open", "expired"]);
    }
  });
});
