const prices = [
  ["listPrice", "list_price"],
  ...Array.from({ length: 10 }, (_, index) => [`price${index + 1}`, `price${index + 1}`] as const),
] as const;

const columns = prices.map(([, column]) => column);
const all = (row: "old" | "new") => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * How the prices of items changed. The database notes it by itself, so that no way of changing a price is left out.
 * Who loads prices from a file says so for its transaction by `purvey.price_file`.
 */
export const priceHistory = `
create function refuse_price_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'The price history of items is only added to.';
end $$;
create trigger item_price_change_kept before update on item_price_change
  for each row execute function refuse_price_rewrite();

create function note_price_change() returns trigger language plpgsql as $$
declare
  file text := nullif(current_setting('purvey.price_file', true), '');
begin
  insert into item_price_change (site_id, inv_mast_uid, source, source_name, changes)
  select new.site_id, new.inv_mast_uid, case when file is null then 'database' else 'load' end, file,
    jsonb_agg(jsonb_build_object('field', p.field, 'oldPrice', p.was, 'newPrice', p.becomes) order by p.place)
  from (values ${prices.map(([field, column], place) => `('${field}', ${place}, old.${column}, new.${column})`).join(", ")}) p (field, place, was, becomes)
  where p.was is distinct from p.becomes;
  return null;
end $$;
create trigger item_price_noted after update of ${columns.join(", ")} on item for each row
  when (${all("old")} is distinct from ${all("new")}) execute function note_price_change();
`;
