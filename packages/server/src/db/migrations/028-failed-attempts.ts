/** Failed attempts to guess something (passwords, postal codes), kept until a day has passed without one. */
export const sql = `
create table failed_attempt (
  site_id text not null,
  subject text not null,
  failures integer not null default 0,
  last_failure timestamp(3) not null,
  last_success timestamp(3),
  date_expires timestamp(3) not null,
  primary key (site_id, subject)
);
create index failed_attempt_expires on failed_attempt (site_id, date_expires);
delete from rate_window where subject like 'login:%' or subject like 'track:%';
`;
