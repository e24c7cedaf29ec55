/** Lines of carts and orders that have the price of a quote, and what of the quote they take. */
export const sql = `
alter table cart_line add column quote_no bigint;
drop index cart_line_merge;
-- Lines merge by item, unit, the caller's key and the quote that gives the price.
create unique index cart_line_merge on cart_line (site_id, cart_hdr_uid, inv_mast_uid, unit_of_measure, key, coalesce(quote_no, 0));

alter table order_line add column quote_no bigint;
alter table quote_line add column qty_ordered numeric(19,6) not null default 0 check (qty_ordered >= 0);
`;
