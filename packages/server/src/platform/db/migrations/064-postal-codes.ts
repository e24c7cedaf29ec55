/**
 * Postal codes beyond the United States and Canada are kept in capitals, and those that lost their leading zero to a
 * spreadsheet get it back, as `canonicalPlace` spells them.
 */
export const sql = `
create or replace function place_postal_code(said text, state text, country text) returns text language sql immutable parallel safe as $$
  select case
    when country = 'US' then place_zip(said, state)
    when country = 'CA' and regexp_replace(said, '[ -]', '', 'g') ~* '^[a-z]\\d[a-z]\\d[a-z]\\d$'
      then upper(regexp_replace(said, '^\\s*(\\w)[ -]*(\\w)[ -]*(\\w)[ -]*(\\w)[ -]*(\\w)[ -]*(\\w)\\s*$', '\\1\\2\\3 \\4\\5\\6'))
    when country in ('DE', 'ES', 'FI', 'FR', 'IT', 'KR', 'LT', 'MX', 'MY', 'TR', 'UA') and regexp_replace(said, '\\s', '', 'g') ~ '^\\d{4,5}$'
      then lpad(regexp_replace(said, '\\s', '', 'g'), 5, '0')
    when country in ('AU', 'DK', 'NO', 'NZ', 'ZA') and regexp_replace(said, '\\s', '', 'g') ~ '^\\d{3,4}$'
      then lpad(regexp_replace(said, '\\s', '', 'g'), 4, '0')
    when country = 'CA' then trim(said)
    else upper(trim(said)) end
$$;
${["ship_to", "location", "vendor", "address", "company"]
  .map(
    (table) => `update ${table} set postal_code = postal_code
  where country not in ('US', 'CA') and postal_code is distinct from place_postal_code(postal_code, state, country);`,
  )
  .join("\n")}
`;
