import { changed } from "./dates.ts";

/** Orders, and what left for them. */
export const orders = `
create table order_hdr (
  site_id text not null, order_no bigint not null, primary key (site_id, order_no),
  customer_id numeric not null, contact_id bigint, address_id bigint, ship_to_name text, ship_to_address1 text,
  ship_to_address2 text, ship_to_city text, ship_to_state text, ship_to_zip text, ship_to_country text,
  ship_to_email text, location_id bigint, company_id text, po_no text, taker text, class1_id text, class2_id text,
  class3_id text, class4_id text, class5_id text, order_date timestamp(0) not null default localtimestamp(0),
  requested_ship_date timestamp(0), promised_ship_date timestamp(0),
  status text not null default 'open' check (status in ('open', 'held', 'picking', 'shipped', 'invoiced', 'cancelled')),
  subtotal numeric(19,6) not null default 0, tax_amount numeric(19,6) not null default 0,
  freight_amount numeric(19,6) not null default 0, total_amount numeric(19,6) not null default 0,
  cancel_flag text not null default 'N', delete_flag text not null default 'N', web_order text not null default 'N',
  users_id bigint, user_email text, checkout_uid bigint, payment_account jsonb, sales_rep_id text, source_order_no text,
  ${changed},
  -- A sales representative ordered it for the customer; users_id is who.
  on_behalf text not null default 'N' check (on_behalf in ('Y', 'N')),
  surcharge_amount numeric(19,6) not null default 0,
  -- What the buyer chose and wrote for the delivery; it goes to the warehouse and the ERP.
  delivery_code text,
  delivery_name text, delivery_note text, currency text not null, freight_offer_uid bigint,
  -- A carrier's, the site's, an estimate, or a figure given by hand, and then by whom.
  freight_source text check (freight_source in ('carrier', 'site', 'estimate', 'given')),
  freight_set_by bigint, freight_set_at timestamp(0), tax_quote_uid bigint, tax_source text, tax_document_no text,
  tax_estimated text not null default 'N' check (tax_estimated in ('Y', 'N')),
  foreign key (site_id, customer_id) references customer,
  constraint order_hdr_contact_id_fkey foreign key (site_id, contact_id) references contact,
  constraint order_hdr_address_id_fkey foreign key (site_id, address_id) references ship_to,
  constraint order_hdr_location_id_fkey foreign key (site_id, location_id) references location,
  constraint order_hdr_company_id_fkey foreign key (site_id, company_id) references company,
  constraint order_hdr_users_id_fkey foreign key (site_id, users_id) references users,
  foreign key (site_id, freight_offer_uid) references freight_offer,
  foreign key (site_id, freight_set_by) references users,
  foreign key (site_id, tax_quote_uid) references tax_quote
);
create unique index order_hdr_checkout on order_hdr (site_id, checkout_uid);
create unique index order_hdr_source on order_hdr (site_id, source_order_no);
create index order_hdr_customer on order_hdr (site_id, customer_id, order_date);
create index order_hdr_contact on order_hdr (site_id, contact_id, order_date);
create index order_hdr_sales_rep on order_hdr (site_id, sales_rep_id);
-- What a customer owes and what a contact has ordered is asked at every checkout.
create index order_hdr_unbilled on order_hdr (site_id, customer_id) where status in ('open', 'held', 'picking', 'shipped');
create index order_hdr_po_no on order_hdr using gin (lower(po_no) gin_trgm_ops);
create index order_hdr_taker on order_hdr (site_id, lower(taker));
create index order_hdr_freight_offer on order_hdr (site_id, freight_offer_uid) where freight_offer_uid is not null;
create index order_hdr_freight_set_by on order_hdr (site_id, freight_set_by) where freight_set_by is not null;
-- Cancelled orders are few beside all others, and asked for all the time: what was taken for them goes back.
create index order_hdr_cancelled on order_hdr (site_id, order_no) where cancel_flag = 'Y' or status = 'cancelled';
create index order_hdr_tax_quote on order_hdr (site_id, tax_quote_uid) where tax_quote_uid is not null;

create table order_line (
  site_id text not null, order_no bigint not null, line_no integer not null, primary key (site_id, order_no, line_no),
  inv_mast_uid bigint not null, item_id text not null, description text not null, quantity numeric(19,6) not null,
  unit_of_measure text not null, unit_size numeric(19,6) not null default 1, unit_price numeric(19,6) not null,
  extended_price numeric(19,6) not null, discount_percent numeric(9,6) not null default 0,
  manual_price_override text not null default 'N', will_call text not null default 'N', price_source text,
  qty_allocated numeric(19,6) not null default 0, qty_backordered numeric(19,6) not null default 0,
  qty_shipped numeric(19,6) not null default 0, location_id bigint, line_note text, quote_no bigint,
  foreign key (site_id, order_no) references order_hdr on delete cascade,
  constraint order_line_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item,
  constraint order_line_location_id_fkey foreign key (site_id, location_id) references location,
  constraint order_line_quote_no_fkey foreign key (site_id, quote_no) references quote_hdr
);
create index order_line_item on order_line (site_id, inv_mast_uid);
-- What finds the lines that wait for stock of an item at a location.
create index order_line_waiting on order_line (site_id, location_id, inv_mast_uid) where qty_backordered > 0;

-- One shipment for each time that goods of an order left a location.
create table shipment (
  site_id text not null, shipment_no bigint not null, primary key (site_id, shipment_no),
  order_no bigint not null, location_id bigint not null, ship_date timestamp(0) not null default localtimestamp(0),
  carrier text, service text, tracking_no text, tracking_url text,
  foreign key (site_id, order_no) references order_hdr on delete cascade,
  foreign key (site_id, location_id) references location
);
create index shipment_order on shipment (site_id, order_no);

-- Quantities are in the unit of measure of the order's line.
create table shipment_line (
  site_id text not null, shipment_no bigint not null, order_line_no integer not null,
  primary key (site_id, shipment_no, order_line_no),
  quantity numeric(19,6) not null check (quantity > 0),
  foreign key (site_id, shipment_no) references shipment on delete cascade
);
`;
