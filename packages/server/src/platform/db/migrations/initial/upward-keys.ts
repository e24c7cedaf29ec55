/**
 * Keys that lead to tables of trades above, or of both sides to each other: those are deferred, so that whoever stores
 * both sides together does so in either order.
 */
export const upwardKeys = `
alter table users
  add constraint users_customer_id_fkey foreign key (site_id, customer_id) references customer,
  add constraint users_contact_id_fkey foreign key (site_id, contact_id) references contact;
alter table api_key add foreign key (site_id, customer_id) references customer on delete cascade;
alter table customer
  add constraint customer_company_id_fkey foreign key (site_id, company_id) references company,
  add constraint customer_default_location_id_fkey foreign key (site_id, default_location_id) references location,
  add constraint customer_default_ship_to_id_fkey foreign key (site_id, default_ship_to_id)
    references ship_to deferrable initially deferred;
alter table ship_to
  add constraint ship_to_default_location_id_fkey foreign key (site_id, default_location_id) references location;
alter table quote_line add constraint quote_line_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item;
alter table invoice_hdr add constraint invoice_hdr_order_no_fkey foreign key (site_id, order_no) references order_hdr;
alter table invoice_line add constraint invoice_line_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item;
alter table bin add foreign key (site_id, location_id) references location;
alter table item_stock
  add foreign key (site_id, location_id) references location,
  add foreign key (site_id, inv_mast_uid) references item on delete cascade;
alter table bin_stock
  add constraint bin_stock_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item on delete cascade;
alter table serial_number
  add foreign key (site_id, inv_mast_uid) references item on delete cascade,
  add foreign key (site_id, location_id) references location,
  add constraint serial_number_transfer_uid_transfer_line_no_fkey foreign key (site_id, transfer_uid, transfer_line_no)
    references warehouse_document_line;
alter table pick_ticket
  add foreign key (site_id, order_no) references order_hdr on delete cascade,
  add foreign key (site_id, location_id) references location;
alter table pick_ticket_line
  add constraint pick_ticket_line_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item;
alter table job_price_hdr add constraint job_price_hdr_company_id_fkey foreign key (site_id, company_id) references company;
alter table job_price_line add foreign key (site_id, inv_mast_uid) references item on delete cascade;
alter table price_break add foreign key (site_id, inv_mast_uid) references item on delete cascade;
alter table order_payment
  add foreign key (site_id, checkout_uid) references checkout,
  add foreign key (site_id, order_no) references order_hdr,
  add foreign key (site_id, shipment_no) references shipment on delete set null (shipment_no);
alter table item_search
  add constraint item_search_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item on delete cascade;
alter table item_text
  add constraint item_text_web_display_type_uid_fkey foreign key (site_id, web_display_type_uid) references web_display_type;
alter table item_ext add foreign key (site_id, attribute_group_uid) references attribute_group;
alter table po_hdr
  add foreign key (site_id, location_id) references location,
  add constraint po_hdr_company_id_fkey foreign key (site_id, company_id) references company;
alter table company
  add constraint company_default_location_id_fkey foreign key (site_id, default_location_id)
    references location deferrable initially deferred;
alter table notification
  add foreign key (site_id, approval_uid) references approval on delete cascade,
  add foreign key (site_id, quote_request_uid) references quote_request on delete cascade;
alter table order_hdr add constraint order_hdr_checkout_uid_fkey foreign key (site_id, checkout_uid) references checkout;
`;
