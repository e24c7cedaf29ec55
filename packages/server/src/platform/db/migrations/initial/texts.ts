const blanks = "[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+";

/**
 * The one form of texts that name things – serials, lots, bins, part numbers, purchase order numbers, codes: composed, without
 * outer blanks. Callers' texts are brought into it at the door; `purvey doctor` names rows that are not in it.
 */
export const texts = `
create function canonical_text(said text) returns text language sql immutable strict parallel safe as $$
  select normalize(regexp_replace(said, '^${blanks}|${blanks}$', '', 'g'), nfc)
$$;
`;
