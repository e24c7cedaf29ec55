const openTables = {
  order_hdr: {
    column: "open_orders",
    amount: (row: string) => `case when ${row}.cancel_flag = 'N' and ${row}.delete_flag = 'N'
    and ${row}.status in ('open', 'held', 'picking', 'shipped') then ${row}.total_amount else 0 end`,
  },
  invoice_hdr: {
    column: "open_invoices",
    amount: (row: string) =>
      `case when ${row}.status = 'open' then ${row}.total_amount - ${row}.amount_paid else 0 end`,
  },
} as const;

/** Adds amounts to the sums of their customers, in one order, so that two statements wait for each other instead of for ever. */
function added(column: string, changes: string): string {
  return `
    insert into customer_open_sum as a (site_id, customer_id, currency, ${column})
    select d.site_id, d.customer_id, d.currency, sum(d.amount) from (${changes}) d
    join customer c on c.site_id = d.site_id and c.customer_id = d.customer_id
    group by d.site_id, d.customer_id, d.currency having sum(d.amount) <> 0 order by d.site_id, d.customer_id, d.currency
    on conflict (site_id, customer_id, currency) do update set ${column} = a.${column} + excluded.${column};`;
}

function sums([table, { column, amount }]: [string, (typeof openTables)[keyof typeof openTables]]): string {
  const row = (alias: string, sign: string) =>
    `select ${alias}.site_id, ${alias}.customer_id, ${alias}.currency, ${sign}(${amount(alias)}) as amount`;
  const [plus, minus] = [`${row("n", "")} from stored n`, `${row("o", "-")} from gone o`];
  return `
create or replace function keep_${column}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then ${added(column, plus)}
  elsif tg_op = 'UPDATE' then ${added(column, `${plus} union all ${minus}`)}
  else ${added(column, minus)}
  end if;
  return null;
end $$;
${added(column, `${row("t", "")} from ${table} t`)}`;
}

/**
 * What each customer owes is summed by currency, and a change of an item's prices keeps the currency that they were in.
 * The version before reads the sums of all currencies under their old name.
 */
export const sql = `
lock table order_hdr, invoice_hdr in share row exclusive mode;
drop table customer_open_amount;
create table customer_open_sum (
  site_id text not null, customer_id numeric not null, currency text not null, primary key (site_id, customer_id, currency),
  open_orders numeric not null default 0, open_invoices numeric not null default 0,
  foreign key (site_id, customer_id) references customer on delete cascade
);
create view customer_open_amount (site_id, customer_id, open_orders, open_invoices) as
  select site_id, customer_id, sum(open_orders), sum(open_invoices)
  from customer_open_sum group by site_id, customer_id;
${Object.entries(openTables).map(sums).join("\n")}

alter table item_price_change add column currency text not null default 'USD';
alter table item_price_change alter column currency drop default, disable trigger item_price_change_kept;
update item_price_change set currency = site_currency(site_id) where site_currency(site_id) <> 'USD';
alter table item_price_change enable trigger item_price_change_kept;
create trigger item_price_change_currency before insert on item_price_change for each row execute function keep_currency();
`;
