/** Documents, carts and contracts: each keeps the currency that it was made in. */
const tables = ["order_hdr", "invoice_hdr", "quote_hdr", "cart_hdr", "job_price_hdr", "payment", "po_hdr"];

/**
 * A row without a currency gets the site's. What is summed in the database is rounded to what its currency has by ISO 4217.
 */
export const currencies = `
create function currency_decimals(currency text) returns integer language sql immutable as $$
  select case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF',
      'XDR', 'XOF', 'XPF', 'XSU', 'XUA') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    when currency in ('CLF', 'UYW') then 4
    else 2
  end $$;

create function site_currency(of_site text) returns text language sql stable as $$
  select coalesce((select v.setting_value #>> '{}' from site_setting v where v.site_id = of_site
    and v.service_name = 'pricing' and v.setting_name = 'currency' and v.status_cd = 704), 'USD') $$;

create function keep_currency() returns trigger language plpgsql as $$
begin
  new.currency := coalesce(new.currency, site_currency(new.site_id));
  return new;
end $$;
${tables
  .map(
    (table) =>
      `create trigger ${table}_currency before insert on ${table} for each row execute function keep_currency();`,
  )
  .join("\n")}
`;
