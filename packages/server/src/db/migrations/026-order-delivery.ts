/** What the buyer chose and wrote for the delivery goes with the order: to the warehouse, and to the ERP. */
export const sql = `
alter table order_hdr add column delivery_code text, add column delivery_name text, add column delivery_note text;

update import_record
set json_data = jsonb_set(json_data, '{impOeHdr}',
  '{"deliveryCode": null, "deliveryName": null, "deliveryNote": null}'::jsonb || (json_data -> 'impOeHdr'))
where json_data ? 'impOeHdr';
`;
