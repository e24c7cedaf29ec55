/** What a row counts towards the sum of its table. */
const amounts = {
  order_hdr: (row: string) => `case when ${row}.cancel_flag = 'N' and ${row}.delete_flag = 'N'
    and ${row}.status in ('open', 'held', 'picking', 'shipped') then ${row}.total_amount else 0 end`,
  invoice_hdr: (row: string) =>
    `case when ${row}.status = 'open' then ${row}.total_amount - ${row}.amount_paid else 0 end`,
};

/**
 * Adds the changes of one statement to the sums of their customers, those in the order of their numbers, so that two
 * statements wait for each other instead of for ever. A customer who went together with the documents needs no sum.
 */
function added(column: string, changes: string): string {
  return `
    insert into customer_open_amount as a (site_id, customer_id, ${column})
    select d.site_id, d.customer_id, sum(d.amount) from (${changes}) d
    join customer c on c.site_id = d.site_id and c.customer_id = d.customer_id
    group by d.site_id, d.customer_id having sum(d.amount) <> 0 order by d.site_id, d.customer_id
    on conflict (site_id, customer_id) do update set ${column} = a.${column} + excluded.${column};`;
}

function triggers(table: keyof typeof amounts, column: string): string {
  const amount = amounts[table];
  const plus = `select n.site_id, n.customer_id, ${amount("n")} as amount from stored n`;
  const minus = `select o.site_id, o.customer_id, -(${amount("o")}) as amount from gone o`;
  const trigger = (event: string, tables: string) => `
create trigger ${table}_open_${event} after ${event} on ${table} referencing ${tables}
  for each statement execute function keep_${column}();`;
  return `
create function keep_${column}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then ${added(column, plus)}
  elsif tg_op = 'UPDATE' then ${added(column, `${plus} union all ${minus}`)}
  else ${added(column, minus)}
  end if;
  return null;
end $$;
${trigger("insert", "new table as stored")}
${trigger("update", "old table as gone new table as stored")}
${trigger("delete", "old table as gone")}`;
}

/** Keeps what each customer owes as running sums, whatever becomes of orders and invoices. */
export const openAmounts = `
${triggers("order_hdr", "open_orders")}
${triggers("invoice_hdr", "open_invoices")}
`;
