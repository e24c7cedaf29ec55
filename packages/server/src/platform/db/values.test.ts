import sql, { type Sql } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";

describeOnBoth("values", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  async function readBack(expression: Sql): Promise<unknown> {
    const row = await db.first<{ value: unknown }>(sql`select ${expression} as value`);
    return row?.value;
  }

  it.each<[string, Sql, unknown]>([
    ["bigint as a number", sql`9007199254740991::bigint`, 9_007_199_254_740_991],
    ["integer and smallint as numbers", sql`array[7::int, 7::smallint]`, [7, 7]],
    ["numeric as a number", sql`1234567.8900::numeric(19,4)`, 1_234_567.89],
    ["a count as a number", sql`(select count(*) from generate_series(1, 3))`, 3],
    ["double precision as a number", sql`0.1::float8`, 0.1],
    ["boolean", sql`true`, true],
    ["text", sql`'ä "quoted" \\ text'::text`, 'ä "quoted" \\ text'],
    ["null", sql`null::bigint`, null],
    ["timestamp as text, the fraction cut", sql`'2024-02-29 23:59:59.987654'::timestamp`, "2024-02-29 23:59:59"],
    ["timestamptz as text in UTC", sql`'2024-07-01 12:00:00+02'::timestamptz`, "2024-07-01 10:00:00"],
    ["date as text", sql`'2024-02-29'::date`, "2024-02-29"],
    ["time as text", sql`'08:30'::time`, "08:30:00"],
    ["json", sql`'{"a":[1,{"b":null}]}'::json`, { a: [1, { b: null }] }],
    ["jsonb", sql`'{"a":[1,{"b":null}]}'::jsonb`, { a: [1, { b: null }] }],
    ["jsonb text", sql`'"x"'::jsonb`, "x"],
    ["bytes", sql`'\\x00ff10'::bytea`, Buffer.from([0, 255, 16])],
    ["uuid as text", sql`'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid`, "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"],
    ["an array of bigint", sql`array[1, null, 3]::bigint[]`, [1, null, 3]],
    ["an array of numeric", sql`array[1.50, -2]::numeric[]`, [1.5, -2]],
    ["an array of text", sql`array['a,b', '{"', '', 'NULL', null, 'c d\\']`, ["a,b", '{"', "", "NULL", null, "c d\\"]],
    [
      "an array of arrays",
      sql`array[[1, 2], [3, 4]]::int[]`,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["an array with other bounds", sql`'[5:6]={7,8}'::int[]`, [7, 8]],
    ["an array of timestamp", sql`array['2024-01-01 00:00:00.5']::timestamp[]`, ["2024-01-01 00:00:00"]],
    ["an array of jsonb", sql`array['{"a":1}']::jsonb[]`, [{ a: 1 }]],
    ["an empty array", sql`'{}'::text[]`, []],
    ["a type without a decoder as text", sql`'fat cat'::tsvector`, "'cat' 'fat'"],
  ])("reads %s", async (_, expression, expected) => {
    expect(await readBack(expression)).toEqual(expected);
  });

  it.each<[string, Sql, unknown]>([
    ["a number", sql`${42}::bigint`, 42],
    ["a number with a fraction", sql`${12.345}::numeric(10,2)`, 12.35],
    ["a big integer", sql`${123n}::bigint`, 123],
    ["a number where text is wanted", sql`${7}::text`, "7"],
    ["text", sql`${`it's "so" \\`}::text`, `it's "so" \\`],
    ["booleans", sql`${true}::boolean and not ${false}::boolean`, true],
    ["null", sql`${null}::text is null`, true],
    ["a date as its moment in UTC", sql`${new Date(Date.UTC(2024, 0, 2, 3, 4, 5))}::timestamp`, "2024-01-02 03:04:05"],
    ["text as a timestamp", sql`${"2024-01-02 03:04:05"}::timestamp`, "2024-01-02 03:04:05"],
    ["bytes", sql`${new Uint8Array([0, 255])}::bytea`, Buffer.from([0, 255])],
    ["an object as jsonb", sql`${{ a: [1, "ä"], b: null }}::jsonb`, { a: [1, "ä"], b: null }],
    ["an array as jsonb, written as JSON by the caller", sql`${JSON.stringify([1, "a"])}::jsonb`, [1, "a"]],
    ["an array for any", sql`2 = any(${[1, 2]}::bigint[])`, true],
    ["an array for any without a cast", sql`2::bigint = any(${[1, 2]})`, true],
    ["an empty array for any", sql`2 = any(${[]}::bigint[])`, false],
    ["an array of texts", sql`${["a,b", '"', null, "NULL", "\\", ""]}::text[]`, ["a,b", '"', null, "NULL", "\\", ""]],
    ["an array of numbers as numeric", sql`${[1.5, 2]}::numeric[]`, [1.5, 2]],
    ["an array of booleans", sql`${[true, null]}::boolean[]`, [true, null]],
    ["an array of objects", sql`${[{ a: '"' }]}::jsonb[]`, [{ a: '"' }]],
    ["an array of bytes", sql`${[new Uint8Array([1, 2])]}::bytea[]`, [Buffer.from([1, 2])]],
    ["an array of arrays", sql`${[["a"], ["b"]]}::text[]`, [["a"], ["b"]]],
  ])("sends %s", async (_, expression, expected) => {
    expect(await readBack(expression)).toEqual(expected);
  });

  it("unnests several arrays side by side", async () => {
    const statement = sql`
      select uid as "invMastUid", name as "itemId", price
      from unnest(${[1, 2]}::bigint[], ${["A", "B"]}::text[], ${[1.25, null]}::numeric[]) as t(uid, name, price)`;
    expect(await db.query(statement)).toEqual([
      { invMastUid: 1, itemId: "A", price: 1.25 },
      { invMastUid: 2, itemId: "B", price: null },
    ]);
  });

  it("compares a timestamp column with the text it was read as", async () => {
    const row = await db.first<{ equal: boolean }>(
      sql`select '2024-01-02 03:04:05'::timestamp = ${"2024-01-02 03:04:05"} as equal`,
    );
    expect(row).toEqual({ equal: true });
  });

  it.each([
    ["undefined", undefined, /Parameter `\$2` cannot be sent: it is undefined; pass a value, or null/],
    ["a number that is none", Number.NaN, /`NaN` is not a finite number/],
    ["infinity", Number.POSITIVE_INFINITY, /`Infinity` is not a finite number/],
    ["an invalid date", new Date("never"), /an invalid date cannot be stored/],
    ["a function", () => 1, /of the type function cannot be stored/],
    ["an array with a hole in it", [1, undefined], /an element of the array is undefined/],
  ])("refuses %s in a sentence with the statement", async (_, value, sentence) => {
    const refused = db.query(sql`select ${1}::int as one, ${value}::text as value`);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toThrow("select $1::int as one, $2::text as value");
  });

  it("refuses a bigint that would lose digits", async () => {
    await expect(readBack(sql`9007199254740993::bigint`)).rejects.toThrow(
      /`9007199254740993`.*select it with `::text`/s,
    );
    expect(await readBack(sql`9007199254740993::bigint::text`)).toBe("9007199254740993");
    expect(await readBack(sql`1`)).toBe(1);
  });

  it("folds and sorts letters alike", async () => {
    await db.execute(sql`create extension if not exists pg_trgm`);
    await db.execute(sql`create extension if not exists unaccent`);
    const rows = await db.query(sql`select lower('ÄÖÜ É') as lower, upper('äé') as upper,
      array(select word from unnest(array['b','A','a','ä','Z']) as word order by word) as sorted,
      similarity('résumé', 'resume') > 0 as similar, unaccent('Müller') as plain`);
    expect(rows).toEqual([
      { lower: "äöü é", upper: "ÄÉ", sorted: ["A", "Z", "a", "b", "ä"], similar: true, plain: "Muller" },
    ]);
  });
});
