import { beforeAll, describe, expect, it } from "vitest";
import { loadProver, type Proof } from "./prove.ts";

let prove: (text: string) => Proof;
beforeAll(async () => {
  prove = await loadProver();
});

/** Statements that keep to one site, and what that site must be: the parameters and constants they are bound to. */
const bound: readonly (readonly [title: string, text: string, sources: readonly string[]])[] = [
  ["a plain filter", "select * from item where site_id = $1 and inv_mast_uid = $2", ["$1"]],
  ["a filter the other way round, with a cast", "select * from item i where $2::text = i.site_id", ["$2"]],
  ["a constant", "select * from item where site_id = 'demo'", ["'demo'"]],
  [
    "a join on the site of another table",
    "select * from item i join item_uom u on u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid where i.site_id = $1",
    ["$1"],
  ],
  [
    "a chain of equalities that ends at the parameter",
    "select * from order_hdr h, order_line l, item i where i.site_id = l.site_id and l.site_id = h.site_id and h.site_id = $3",
    ["$3"],
  ],
  ["a join by using", "select * from item join item_uom using (site_id, inv_mast_uid) where item.site_id = $1", ["$1"]],
  [
    "rows of columns",
    "select * from item i join item_uom u on (u.site_id, u.inv_mast_uid) = (i.site_id, i.inv_mast_uid) where (i.site_id, i.item_id) = ($1, $2)",
    ["$1"],
  ],
  [
    "a left join that repeats the site",
    "select * from item i left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid where i.site_id = $1",
    ["$1"],
  ],
  [
    "a left join upon a left join",
    "select * from item i left join brand b on b.site_id = i.site_id left join brand_category_focus f on f.site_id = b.site_id where i.site_id = $1",
    ["$1"],
  ],
  [
    "the kept side of a left join by where, the other by its own parameter",
    "select * from item i left join brand b on b.site_id = $2 where i.site_id = $1",
    ["$1", "$2"],
  ],
  [
    "a subquery that refers to what is around it",
    "select (select count(*) from item_uom u where u.site_id = i.site_id) from item i where i.site_id = $1",
    ["$1"],
  ],
  [
    "exists two levels down",
    "select 1 from item i where i.site_id = $1 and exists (select from order_line l where l.site_id = i.site_id and not exists (select from order_hdr h where h.site_id = i.site_id))",
    ["$1"],
  ],
  [
    "lateral",
    "select * from item i cross join lateral (select u.* from item_uom u where u.site_id = i.site_id limit 1) x where i.site_id = $1",
    ["$1"],
  ],
  [
    "a table bound by the output of a lateral subquery",
    "select * from item i, lateral (select u.site_id from item_uom u where u.site_id = i.site_id limit 1) x join brand b on b.site_id = x.site_id where i.site_id = $1",
    ["$1"],
  ],
  [
    "a CTE whose column carries the site on",
    "with mine as (select site_id as here, inv_mast_uid from item where site_id = $1) select * from mine m join item_uom u on u.site_id = m.here",
    ["$1"],
  ],
  [
    "a CTE that gives its parameter a name",
    "with input (site) as (select $1::text) select * from item, input where item.site_id = input.site",
    ["$1"],
  ],
  [
    "a recursive CTE",
    "with recursive below as (select c.site_id, c.item_category_uid from item_category c where c.site_id = $1 union all select c.site_id, c.item_category_uid from item_category c join below b on b.site_id = c.site_id) select * from below",
    ["$1"],
  ],
  [
    "both arms of a union",
    "select 1 from item where site_id = $1 union all select 1 from brand where site_id = $2",
    ["$1", "$2"],
  ],
  [
    "in a query",
    "select * from item where (site_id, inv_mast_uid) in (select site_id, inv_mast_uid from order_line where site_id = $1)",
    ["$1"],
  ],
  ["in a list", "select * from item where site_id in ($1, $2)", ["$1", "$2"]],
  ["any of an array: each element must be the site", "select * from item where site_id = any($1::text[])", ["$1[]"]],
  [
    "an array of numbers beside the site",
    "select * from unnest($2::bigint[]) as wanted(uid) join item i on i.site_id = $1 and i.inv_mast_uid = wanted.uid",
    ["$1"],
  ],
  [
    "values",
    "select * from (values ($1::text, 1), ($2, 2)) v(site, uid) join item i on i.site_id = v.site",
    ["$1", "$2"],
  ],
  ["an insert", "insert into brand (site_id, brands_uid) values ($1, $2) returning brands_uid", ["$1"]],
  [
    "an insert of many rows from JSON: the site of each row counts",
    'insert into brand ("site_id", "brands_uid") select r."site_id", r."brands_uid" from json_to_recordset($1::json) as r("site_id" text, "brands_uid" bigint)',
    ["$1.site_id"],
  ],
  [
    "an insert that changes what is there",
    "insert into brand as b (site_id, brands_uid, brands_name) values ($1, $2, $3) on conflict (site_id, brands_uid) do update set brands_name = excluded.brands_name, site_id = excluded.site_id where not exists (select from item i where i.site_id = b.site_id)",
    ["$1"],
  ],
  [
    "an insert from a query",
    "insert into brand (brands_uid, site_id) select i.brands_uid, i.site_id from item i where i.site_id = $1",
    ["$1"],
  ],
  [
    "an update from another table",
    "update item i set item_desc = b.brands_name from brand b where i.site_id = $1 and b.site_id = i.site_id",
    ["$1"],
  ],
  [
    "a delete using another table",
    "delete from item_uom u using item i where i.site_id = $1 and u.site_id = i.site_id",
    ["$1"],
  ],
  [
    "a change inside a CTE whose rows are read",
    "with taken as (update message m set attempts = 1 where m.site_id = $1 returning m.site_id, m.message_uid) select * from taken t join message m on m.site_id = t.site_id",
    ["$1"],
  ],
  ["a function of the schema that is given the site", "select * from site_currency($1)", ["$1"]],
  ["a sample", "select * from item tablesample system (1) where site_id = $1", ["$1"]],
  ["no table of a site", "select count(*) from pg_class", []],
];

/** Statements that reach over the wall, and the tables by which they do. */
const loose: readonly (readonly [title: string, text: string, tables: readonly string[]])[] = [
  ["no filter", "select * from item where inv_mast_uid = $1", ["item"]],
  ["the word alone", "select site_id from item where site_id is not null", ["item"]],
  ["another comparison", "select * from item where site_id <> $1", ["item"]],
  ["an or", "select * from item where site_id = $1 or inv_mast_uid = $2", ["item"]],
  ["a not", "select * from item where not (site_id = $1)", ["item"]],
  ["an expression of the column", "select * from item where lower(site_id) = $1", ["item"]],
  ["having", "select site_id from item group by site_id having site_id = $1", ["item"]],
  [
    "an inner join by the number alone",
    "select * from item i join item_uom u on u.inv_mast_uid = i.inv_mast_uid where i.site_id = $1",
    ["item_uom"],
  ],
  [
    "a filter in the condition of a left join: it does not bind the side that stays",
    "select * from item i left join brand b on b.site_id = i.site_id and i.site_id = $1",
    ["item"],
  ],
  [
    "a left join without the site",
    "select * from item i left join brand b on b.brands_uid = i.brands_uid where i.site_id = $1",
    ["brand"],
  ],
  [
    "a full join by its condition",
    "select * from item i full join brand b on b.site_id = $1 and i.site_id = $1",
    ["item", "brand"],
  ],
  [
    "a right join: its condition binds the left side only",
    "select * from item i right join brand b on b.site_id = i.site_id and i.site_id = $1",
    ["brand"],
  ],
  [
    "tables that are bound to each other only",
    "select * from item i join brand b on b.site_id = i.site_id where i.inv_mast_uid = $1",
    ["item", "brand"],
  ],
  [
    "exists without the site",
    "select * from item i where i.site_id = $1 and exists (select from order_line l where l.inv_mast_uid = i.inv_mast_uid)",
    ["order_line"],
  ],
  [
    "a scalar subquery in the list of columns",
    "select (select max(u.unit_size) from item_uom u where u.inv_mast_uid = i.inv_mast_uid) from item i where i.site_id = $1",
    ["item_uom"],
  ],
  [
    "lateral without the site",
    "select * from item i cross join lateral (select * from item_uom u where u.inv_mast_uid = i.inv_mast_uid) x where i.site_id = $1",
    ["item_uom"],
  ],
  [
    "a CTE without the site",
    "with all_items as (select * from item) select * from all_items where site_id = $1",
    ["item"],
  ],
  [
    "a CTE that does not hand the site on",
    "with mine as (select inv_mast_uid from item where site_id = $1) select * from mine m join item_uom u on u.inv_mast_uid = m.inv_mast_uid",
    ["item_uom"],
  ],
  [
    "the second part of a recursive CTE",
    "with recursive below as (select c.site_id, c.item_category_uid from item_category c where c.site_id = $1 union all select c.site_id, c.item_category_uid from item_category c join below b on b.item_category_uid = c.parent_category_uid) select * from below",
    ["item_category"],
  ],
  ["one arm of a union", "select 1 from item where site_id = $1 union all select 1 from brand", ["brand"]],
  ["in a query of another site", "select * from item where site_id in (select site_id from site)", ["item", "site"]],
  [
    "not in a query",
    "select * from item where site_id not in (select site_id from brand where site_id = $1)",
    ["item"],
  ],
  ["an insert without the site", "insert into brand (brands_uid) values ($1)", ["brand"]],
  ["an insert with a computed site", "insert into brand (site_id, brands_uid) values ($1 || 'x', 1)", ["brand"]],
  [
    "an insert from every site",
    "insert into brand (site_id, brands_uid) select i.site_id, 1 from item i",
    ["brand", "item"],
  ],
  [
    "an insert whose conflict moves the row",
    "insert into brand (site_id, brands_uid) values ($1, $2) on conflict (site_id, brands_uid) do update set site_id = lower('x')",
    ["brand"],
  ],
  ["an update by number", "update item set item_desc = $2 where inv_mast_uid = $1", ["item"]],
  ["an update that moves rows", "update item set site_id = upper($2) where site_id = $1", ["item"]],
  [
    "an update from a table without the site",
    "update item i set item_desc = b.brands_name from brand b where i.site_id = $1 and b.brands_uid = i.brands_uid",
    ["brand"],
  ],
  ["a delete by number", "delete from item_uom where inv_mast_uid = $1", ["item_uom"]],
  [
    "a delete using another table",
    "delete from item_uom u using item i where i.site_id = $1 and u.inv_mast_uid = i.inv_mast_uid",
    ["item_uom"],
  ],
  [
    "a change inside a CTE",
    "with gone as (delete from message where message_uid = $2 returning 1) select * from item where site_id = $1",
    ["message"],
  ],
  [
    "a subquery that changes nothing in the set of an update",
    "update item set item_desc = (select brands_name from brand limit 1) where site_id = $1",
    ["brand"],
  ],
  [
    "a function of the schema that is given something else",
    "select * from site_currency(lower($1))",
    ["site_currency"],
  ],
  ["a sample", "select * from item tablesample system (1)", ["item"]],
  [
    "JSON inside JSON: nobody looks at its rows",
    "select * from json_to_recordset($1) as r(inner_rows json), json_to_recordset(r.inner_rows) as s(site_id text) join item i on i.site_id = s.site_id",
    ["item"],
  ],
  ["a statement that nobody can prove", "truncate item", [""]],
  ["a block of code", "do $$ begin delete from item; end $$", [""]],
];

describe("the proof of sites", () => {
  it.each(bound)("knows what binds %s", (_title, text, sources) => {
    const proof = prove(text);
    expect(proof.problems).toEqual([]);
    expect([...proof.sources].sort()).toEqual([...sources].sort());
  });

  it.each(loose)("refuses %s", (_title, text, tables) => {
    expect([...prove(text).unbound].sort()).toEqual([...tables].sort());
  });
});
