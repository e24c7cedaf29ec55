import { changed, createdAndChanged } from "./dates.ts";

/** Vendors, what they call our items, and purchase orders. */
export const purchasing = `
create table vendor (
  site_id text not null references site, vendor_id text not null, primary key (site_id, vendor_id),
  vendor_name text not null, address1 text, address2 text, city text, state text, postal_code text, country text,
  phone_number text, email_address text, url text, account_no text, terms text, lead_time_days integer,
  status_cd integer not null default 704, ${createdAndChanged}
);
create index vendor_name on vendor using gin (lower(vendor_name) gin_trgm_ops);

create table item_vendor (
  site_id text not null, inv_mast_uid bigint not null, vendor_id text not null,
  primary key (site_id, inv_mast_uid, vendor_id),
  vendor_item_id text, vendor_item_compact text, unit_cost numeric(19,6), purchase_unit text,
  unit_size numeric(19,6) not null default 1 check (unit_size > 0),
  minimum_order_qty numeric(19,6), lead_time_days integer, primary_vendor text not null default 'N',
  foreign key (site_id, inv_mast_uid) references item on delete cascade,
  foreign key (site_id, vendor_id) references vendor
);
create index item_vendor_number on item_vendor (site_id, vendor_item_compact);
create index item_vendor_compact_read on item_vendor (site_id, translate(vendor_item_compact, 'OQDILSBZG', '000115826'));

-- What was ordered counts as on order in item_stock from approval until it is received or cancelled.
create table po_hdr (
  site_id text not null references site, po_no bigint not null, primary key (site_id, po_no),
  vendor_id text not null, location_id bigint not null, company_id text, external_po_no text,
  po_date timestamp(0) not null default localtimestamp(0), date_due timestamp(0), requested_by text, buyer_id text,
  terms text, carrier_id text, approved text not null default 'Y', complete text not null default 'N',
  cancel_flag text not null default 'N', notes text, ${createdAndChanged},
  currency text not null,
  foreign key (site_id, vendor_id) references vendor
);
create index po_hdr_vendor on po_hdr (site_id, vendor_id, po_date);
create index po_hdr_open on po_hdr (site_id, location_id) where complete = 'N';
create index po_hdr_external on po_hdr (site_id, upper(external_po_no));

-- Quantities are in the unit of the line; unit_size says how many base units one of them is.
create table po_line (
  site_id text not null, po_no bigint not null, line_no integer not null, primary key (site_id, po_no, line_no),
  inv_mast_uid bigint not null, item_id text not null, item_desc text, vendor_item_id text,
  qty_ordered numeric(19,6) not null check (qty_ordered > 0),
  unit_of_measure text not null,
  unit_size numeric(19,6) not null default 1 check (unit_size > 0),
  unit_cost numeric(19,6) not null default 0, date_due timestamp(0), complete text not null default 'N',
  cancel_flag text not null default 'N', ${changed},
  -- In base units and without a scale: quantity times size has up to twelve decimals, and none may be lost.
  base_received numeric not null default 0 check (base_received >= 0),
  foreign key (site_id, po_no) references po_hdr on delete cascade,
  foreign key (site_id, inv_mast_uid) references item
);
create index po_line_item on po_line (site_id, inv_mast_uid) where complete = 'N';
create index po_line_item_all on po_line (site_id, inv_mast_uid, po_no);
`;
