/** Counts the changes of a setting, so that a change worked out from an older state is told from one worked out from the newest. */
export const sql = `
alter table site_setting add column version integer not null default 1;
`;
