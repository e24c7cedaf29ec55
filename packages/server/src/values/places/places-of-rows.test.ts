import fc from "fast-check";
import countries from "i18n-iso-countries";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { canonicalCountry, canonicalPlace } from "./canonical-place.ts";
import { usStates } from "./us-states.ts";

/** Spellings that anybody may have written into a table; what each means is asked of no code here. */
const countrySpellings = [
  "US",
  "usa",
  "U.S.A.",
  "United States",
  "america",
  "PR",
  "CA",
  "Canada",
  "UK",
  "Great Britain",
  "DEU",
  "Mexico",
  "AU",
  "Norge",
  "Norway",
];
const states = [
  "OH",
  "ohio",
  " Ohio ",
  "N.Y.",
  "new  york",
  "PR",
  "Massachusetts",
  "Washington D.C.",
  "washington",
  "ma",
  "québec",
  "ON",
  "Ohoi",
  "Bayern",
];
const codes = [
  "43604",
  " 43604",
  "43604 1204",
  "436041204",
  "2134",
  "2134-1204",
  "501",
  "907",
  "4361",
  "k1a0b1",
  "K1A-0B1",
  " 1067 ",
  "0 1067",
  "800",
  "0800",
  "sw1a 1aa",
  "d-01067",
];

describeServerOnBoth("places of rows", (server) => {
  beforeAll(async () => {
    await server().db.execute(sql`
      insert into tax_jurisdiction (site_id, jurisdiction_name, jurisdiction_level, country, state, postal_code_from, postal_code_to, tax_rate)
      values ('demo', 'Maine by name', 'state', 'u.s.a.', 'maine', '4330', '4330', 0.1)`);
  });

  it("are spelled by the database as by canonicalPlace, whoever writes them", async () => {
    const written = fc.record({
      country: fc.constantFrom(...countrySpellings),
      state: fc.constantFrom(...states),
      postal_code: fc.constantFrom(...codes),
    });
    const rows = fc.sample(written, { numRuns: 1500, seed: 39 });
    const spelled = await server().db.query<{ place: string[] }>(sql`
      select place_of(r.country, r.state, r.postal_code) as place
      from json_to_recordset(${JSON.stringify(rows)}) as r (country text, state text, postal_code text)`);
    for (const [index, { country, state, postal_code: postalCode }] of rows.entries()) {
      const place = canonicalPlace({ country, state, postalCode });
      const own = spelled[index]?.place ?? [];
      const expected = [place.country, ...(place.problem ? own.slice(1) : [place.state, place.postalCode])];
      expect([country, state, postalCode, ...own]).toEqual([country, state, postalCode, ...expected]);
    }
  });

  it("know every country and state by code and name", async () => {
    const named = ["en", "de"].flatMap((language) =>
      Object.values(countries.getNames(language, { select: "all" })).flat(),
    );
    const said = [...named, ...Object.keys(countries.getAlpha2Codes()), ...Object.keys(countries.getAlpha3Codes())];
    const found = await server().db.query<{ said: string; code: string }>(sql`
      select said, place_country(said) as code from unnest(${said}::text[]) as said`);
    expect(said.length).toBeGreaterThan(900);
    expect(found.filter(({ said: name, code }) => code !== canonicalCountry(name))).toEqual([]);
    const states = [...usStates()].flatMap(([code, { name }]) =>
      [code, name, name.toUpperCase()].map((text) => ({ text, code })),
    );
    const spelled = await server().db.query<{ text: string; code: string }>(sql`
      select text, place_state(text, 'US') as code from unnest(${states.map(({ text }) => text)}::text[]) as text`);
    expect(spelled).toEqual(states);
  });

  const taxOf = async (shipTo: object, who: object = {}) => {
    const ada = await server().clientFor("ada");
    return (
      await ada.tax.rates.create({ lines: [{ amount: 100 }], shipTo: shipTo as { postalCode: string }, ...who }).data
    ).totalTax;
  };

  it("lead to the rate of a table that names state and country in words, and has lost a zero", async () => {
    for (const shipTo of [
      { state: "ME", postalCode: "04330" },
      { state: "Maine", postalCode: "4330", countryCode: "United States" },
    ])
      expect(await taxOf(shipTo)).toBe(10);
    // Maine itself takes 5.5 %.
    expect(await taxOf({ state: "ME", postalCode: "04401" })).toBe(5.5);
  });

  it("keep the first digits of ZIP codes that bound a rate of the whole country", async () => {
    await server().db.execute(sql`
      insert into tax_jurisdiction (site_id, tax_jurisdiction_uid, jurisdiction_name, jurisdiction_level, postal_code_from, postal_code_to, tax_rate)
      values ('demo', 9400, 'Chicago', 'city', '606', '606', 0.0125)`);
    // Illinois itself takes 6.25 %, and Puerto Rico 10.5: of 00606 nobody spoke.
    expect(await taxOf({ state: "IL", postalCode: "60601" })).toBe(1.25);
    expect(await taxOf({ state: "PR", postalCode: "00606" })).toBe(10.5);
    await server().db.execute(sql`delete from tax_jurisdiction where site_id = 'demo' and tax_jurisdiction_uid = 9400`);
  });

  it("of other countries lead to the rate of a state in any case, and of a postal code that lost its zero", async () => {
    const { db } = server();
    await db.execute(sql`
      insert into tax_jurisdiction (site_id, tax_jurisdiction_uid, jurisdiction_name, jurisdiction_level, country, state, postal_code_from, postal_code_to, tax_rate)
      values ('demo', 9401, 'New South Wales', 'state', 'AU', 'nsw', null, null, 0.1),
        ('demo', 9402, 'Sachsen', 'state', 'DE', null, '01', '01', 0.19)`);
    for (const [countryCode, state, postalCode, tax] of [
      ...[
        ["AU", "NSW", "2000", 10] as const,
        ["australia", " Nsw ", "2000", 10] as const,
        ["AU", "VIC", "3000", 0] as const,
      ],
      ...[
        ["DE", "Sachsen", "01067", 19] as const,
        ["Deutschland", "", "1067", 19] as const,
        ["DE", "", "10115", 0] as const,
      ],
    ])
      expect([countryCode, state, postalCode, await taxOf({ countryCode, state, postalCode })]).toEqual([
        countryCode,
        state,
        postalCode,
        tax,
      ]);
    await db.execute(sql`delete from tax_jurisdiction where site_id = 'demo' and tax_jurisdiction_uid in (9401, 9402)`);
  });

  it("of other countries are the ship-to's however its postal code and state are written", async () => {
    const { db } = server();
    await db.execute(sql`
      insert into tax_jurisdiction (site_id, tax_jurisdiction_uid, jurisdiction_name, jurisdiction_level, country, tax_rate)
      values ('demo', 9403, 'VAT', 'country', 'GB', 0.2)`);
    const ada = await server().clientFor("ada");
    const { shipToId } = await ada.customers.customer.shipTo.create({
      ...{
        customerId: 100200,
        address1: "10 Dean Street",
        city: "London",
        state: "England",
        postalCode: "sw1a 1aa",
        country: "UK",
      },
    }).data;
    await db.execute(sql`update ship_to set tax_exempt_flag = 'Y' where site_id = 'demo' and ship_to_id = ${shipToId}`);
    const at = (place: object) =>
      taxOf(
        { countryCode: "GB", state: "England", postalCode: "SW1A 1AA", ...place },
        { customerId: 100200, shipToId },
      );
    for (const place of [{}, { postalCode: "sw1a1aa" }, { postalCode: "SW1A-1AA" }, { state: "england" }])
      expect([place, await at(place)]).toEqual([place, 0]);
    expect(await at({ postalCode: "SW1A 2AA" })).toBe(20);
    await db.execute(sql`delete from tax_jurisdiction where site_id = 'demo' and tax_jurisdiction_uid = 9403`);
  });

  it("lead to the certificate of a state in words", async () => {
    const shipTo = { state: "OH", postalCode: "43610" };
    expect(await taxOf(shipTo, { customerId: 100200 })).toBe(7.75);
    await server().db.execute(sql`
      insert into tax_exemption (site_id, tax_exemption_uid, customer_id, state, certificate_no)
      values ('demo', 9300, 100200, ' ohio ', 'R-1')`);
    expect(await taxOf(shipTo, { customerId: 100200 })).toBe(0);
    await server().db.execute(sql`delete from tax_exemption where site_id = 'demo' and tax_exemption_uid = 9300`);
  });

  it("are another than the exempt ship-to's where the street or city is another, however it is written", async () => {
    const { db } = server();
    await db.execute(sql`
      update ship_to set tax_exempt_flag = 'Y', address1 = '905 North Keowee Street' where site_id = 'demo' and ship_to_id = 2`);
    const who = { customerId: 100200, shipToId: 2 };
    const dayton = { city: "Dayton", state: "OH", postalCode: "45404" };
    const exempt = async (place: object) => (await taxOf({ ...dayton, ...place }, who)) === 0;
    for (const address of ["905 North Keowee Street", "905 N. Keowee St.", "905 n keowee st", "905 NORTH KEOWEE STR"])
      expect([address, await exempt({ address })]).toEqual([address, true]);
    for (const place of [{ address: "906 N Keowee St" }, { address: "905 S Keowee St" }, { city: "Toledo" }])
      expect([place, await exempt(place)]).toEqual([place, false]);
    const { pricing } = await server().clientFor("ada");
    const engine = (address1: string) =>
      pricing.taxEngine.create({
        customer_id: 100200,
        postal_code: "45404",
        items: [{ amount: 100 }],
        ship_to_address: { ship_to_id: 2, address1, city: "Dayton", state: "OH" },
      }).data;
    expect((await engine("905 N Keowee St")).total_tax).toBe(0);
    expect((await engine("77 Summit Street")).total_tax).not.toBe(0);
  });
});
