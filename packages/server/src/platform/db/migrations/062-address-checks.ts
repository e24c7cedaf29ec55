/**
 * What the address provider said of an address, kept by the digest of who was asked for what; an order has its own copy of
 * what was said when it was placed.
 */
export const sql = `
create table address_answer (
  site_id text not null references site,
  address text not null,
  answer jsonb not null,
  date_expires timestamp(0) not null,
  primary key (site_id, address)
);
create index address_answer_expires on address_answer (site_id, date_expires);
alter table order_hdr add column address_check jsonb;
`;
