import { createdAndChanged } from "./dates.ts";

/** Documents of the warehouse, and what is under way between locations. */
export const warehouse = `
-- All kinds in one table, because one worker applies them in the order in which they came. The other location is the receiver
-- of a transfer and its shipping, and the sender of a transfer receipt.
create table warehouse_document (
  site_id text not null references site, document_uid bigint not null, primary key (site_id, document_uid),
  kind text not null
    check (kind in ('binTransfer', 'receiving', 'purchaseOrderReceipt', 'transfer', 'transferShipping', 'transferReceipt')),
  import_state text not null default 'initial' check (import_state in ('initial', 'hold', 'delivered')),
  users_id bigint not null, location_id bigint not null, other_location_id bigint, request_id text,
  fingerprint text not null default '', reference_no text, po_no bigint, transfer_uid bigint, carrier_name text,
  tracking_no text, properties jsonb not null default '{}', json_data text, response jsonb,
  status_cd integer not null default 704,
  process_message text check (char_length(process_message) <= 255),
  attempts integer not null default 0, ${createdAndChanged},
  date_processed timestamp(0),
  foreign key (site_id, location_id) references location,
  foreign key (site_id, other_location_id) references location,
  foreign key (site_id, transfer_uid) references warehouse_document,
  constraint warehouse_document_users_id_fkey foreign key (site_id, users_id) references users
);
create unique index warehouse_document_request on warehouse_document (site_id, kind, request_id) where status_cd <> 700;
create index warehouse_document_kind on warehouse_document (site_id, kind, document_uid);
create index warehouse_document_waiting on warehouse_document (site_id, document_uid)
  where import_state = 'initial' and status_cd = 704;
create index warehouse_document_reference on warehouse_document (site_id, reference_no);
create index warehouse_document_po on warehouse_document (site_id, po_no);
create index warehouse_document_transfer on warehouse_document (site_id, transfer_uid);

-- Quantities are in the unit of the line but for qty_unshipped: what of a transfer's line nobody will ship any more, in base units.
create table warehouse_document_line (
  site_id text not null, document_uid bigint not null, line_no integer not null,
  primary key (site_id, document_uid, line_no),
  inv_mast_uid bigint not null,
  quantity numeric(19,6) check (quantity >= 0),
  uom text not null,
  unit_size numeric(19,6) not null check (unit_size > 0),
  to_bin text, move_available text not null default 'N', move_allocations text not null default 'N', po_no bigint,
  target_line_no integer, bins jsonb not null default '[]', complete text not null default 'N', reason text,
  qty_unshipped numeric(19,6) not null default 0,
  foreign key (site_id, document_uid) references warehouse_document on delete cascade,
  foreign key (site_id, inv_mast_uid) references item,
  constraint warehouse_document_line_po_no_fkey foreign key (site_id, po_no) references po_hdr
);
create index warehouse_document_line_po on warehouse_document_line (site_id, po_no);

-- By line and lot of a transfer, in base units: in transit is what was shipped less what was received and what is short.
create table stock_transit (
  site_id text not null, transfer_uid bigint not null, line_no integer not null, lot text not null default '',
  primary key (site_id, transfer_uid, line_no, lot),
  qty_shipped numeric(19,6) not null default 0, qty_received numeric(19,6) not null default 0,
  qty_short numeric(19,6) not null default 0, qty_over numeric(19,6) not null default 0,
  constraint stock_transit_whole
    check (qty_received >= 0 and qty_short >= 0 and qty_over >= 0 and qty_received + qty_short <= qty_shipped),
  foreign key (site_id, transfer_uid, line_no) references warehouse_document_line
);
`;
