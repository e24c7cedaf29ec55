/** Which of a user's tokens count: those with this version. Another password and blocking make a new one. */
export const sql = `
alter table users add column token_version integer not null default 1;
`;
