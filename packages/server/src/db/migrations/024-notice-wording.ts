/** What a notification tells, apart from its words, so that it can be worded in the reader's language. */
export const sql = `
alter table notification add column wording text;
alter table notification add column wording_values jsonb;
`;
