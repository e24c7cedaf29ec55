import { raw, type Sql } from "sql-template-tag";

/** The columns of an order that its document can correct, and where they stand in `sent.h`, its header. */
const corrected: Readonly<Record<string, string>> = {
  po_no: "sent.h ->> 'customerPoNumber'",
  requested_ship_date: "(sent.h ->> 'requestedDate')::timestamp",
  taker: "sent.h ->> 'taker'",
  address_id: "(sent.h ->> 'shipToId')::bigint",
  ship_to_name: "sent.h ->> 'shipToName'",
  ship_to_address1: "sent.h ->> 'shipToAddress1'",
  ship_to_address2: "sent.h ->> 'shipToAddress2'",
  ship_to_city: "sent.h ->> 'shipToCity'",
  ship_to_state: "sent.h ->> 'shipToState'",
  ship_to_zip: "sent.h ->> 'shipToZip'",
  ship_to_country: "sent.h ->> 'shipToCountry'",
  address_check: "nullif(sent.h -> 'addressCheck', 'null'::jsonb)",
  ship_to_email: "sent.h ->> 'shipToEmail'",
  delivery_code: "sent.h ->> 'deliveryCode'",
  delivery_name: "sent.h ->> 'deliveryName'",
  delivery_note: "sent.h ->> 'deliveryNote'",
  class1_id: "sent.h ->> 'class1'",
  class2_id: "sent.h ->> 'class2'",
  class3_id: "sent.h ->> 'class3'",
  class4_id: "sent.h ->> 'class4'",
  class5_id: "sent.h ->> 'class5'",
  sales_rep_id: "sent.sales_rep_id",
};

const names = Object.keys(corrected);

/** The names of the columns. */
export const correctedColumns: Sql = raw(names.join(", "));

/** The same of the order `o`. */
export const correctedOwn: Sql = raw(names.map((name) => `o.${name}`).join(", "));

/** What the document says. */
export const correctedValues: Sql = raw(Object.values(corrected).join(", "));
