/** Columns that look as if they referred to a record and have no foreign key, and why. */
export interface UnkeyedReference {
  /** `table.column`, separated by blanks. */
  readonly columns: string;
  /** Why there is none, as a sentence. */
  readonly reason: string;
  /**
   * The condition, as SQL, that a row `r` refers to nothing although it must refer to something. Without it the values
   * are not checked: they may be anything.
   */
  readonly orphan?: (table: string) => string;
}

/** That no such row `p` is on the site. */
const none = (source: string, condition: string): string =>
  `not exists (select 1 from ${source} where p.site_id = r.site_id and ${condition})`;

const part = (): string =>
  `case r.inv_profile_line_type when 'prophet21' then ${none("item p", "p.inv_mast_uid = r.inv_mast_uid")}
    else ${none("vmi_product p", "p.products_uid = r.inv_mast_uid")} end`;

/** No line of the order, and no bin of the location, that the header of the row's document names. */
const lineOf = (header: string, number: string) => (): string =>
  none(
    `${header} h join order_line p using (site_id, order_no)`,
    `h.${number} = r.${number} and p.line_no = r.order_line_no`,
  );
const binOf = (header: string, number: string) => (): string =>
  `r.bin is not null and ${none(`${header} h join bin p using (site_id, location_id)`, `h.${number} = r.${number} and p.bin = r.bin`)}`;

/**
 * Every reference without a foreign key, with the reason. A column that is named like a reference, and stands neither here
 * nor in a foreign key, fails `references.test.ts`.
 */
export const unkeyedReferences: readonly UnkeyedReference[] = [
  {
    columns:
      "vmi_movement.inv_mast_uid vmi_profile_line.inv_mast_uid vmi_restock_line.inv_mast_uid vmi_stock.inv_mast_uid",
    reason: "A part of a stockroom is an item or an own product, as `inv_profile_line_type` says.",
    orphan: part,
  },
  {
    columns: "content_category.parent_id menu_item.parent_id tag.parent_id user_group.parent_id",
    reason: "0 stands for the top of the tree, in calls and answers too; a key would need a row with that number.",
    orphan: (table) => `r.parent_id <> 0 and ${none(`${table} p`, "p.id = r.parent_id")}`,
  },
  {
    columns: "item_category.path_uids",
    reason: "A list cannot be a key. It follows from `parent_uid`, which is one.",
    orphan: () =>
      `exists (select 1 from unnest(r.path_uids) as path (uid) where ${none("item_category p", "p.item_category_uid = path.uid")})`,
  },
  {
    columns: "pick_ticket_line.order_line_no",
    reason: "The number of the order is in the header. A load may take a line off an order that was picked.",
    orphan: lineOf("pick_ticket", "pick_ticket_no"),
  },
  {
    columns: "shipment_line.order_line_no",
    reason: "The number of the order is in the header. A load may take a line off an order that was shipped.",
    orphan: lineOf("shipment", "shipment_no"),
  },
  {
    columns: "pick_ticket_line.bin",
    reason: "The location is in the header.",
    orphan: binOf("pick_ticket", "pick_ticket_no"),
  },
  {
    columns: "warehouse_document_line.to_bin",
    reason: "The location is in the header, and the bin is made when the document is applied.",
  },
  {
    columns: "warehouse_document_line.target_line_no",
    reason:
      "A line of a purchase order or of a transfer, as the kind of the document says; checked when it is applied.",
  },
  {
    columns: "warehouse_document.po_no",
    reason: "Of a receipt it is the purchase order; of other documents a number of the ERP, which may come later.",
    orphan: () =>
      `r.kind = 'purchaseOrderReceipt' and r.po_no is not null and ${none("po_hdr p", "p.po_no = r.po_no")}`,
  },
  {
    columns: "stock_movement.bin stock_movement.reference_no",
    reason: "The ledger says what was. Bins come and go, and the number is of what `reference_type` names.",
  },
  {
    columns: "idempotency_key.user_id",
    reason: "Kept for days and joined with nothing; the token proves who calls, and each keyed call would pay for it.",
  },
  {
    columns:
      "cart_line.item_id invoice_line.item_id item_search.item_id job_price_line.item_id order_line.item_id po_line.item_id quote_line.item_id",
    reason: "What the item was called then. `inv_mast_uid` beside it is the reference.",
  },
  {
    columns: "item_text.web_display_type_id",
    reason: "The type's code, changed along with it. `web_display_type_uid` beside it is the reference.",
  },
  {
    columns: "customer.sales_rep_id order_hdr.sales_rep_id users.sales_rep_id",
    reason: "The representative's code in the ERP, who may have customers and no sign-in.",
  },
  {
    columns: "cash_drawer.opened_by job_price_hdr.last_maintained_by po_hdr.requested_by",
    reason: "A name, as the ERP gives it; the person may have no sign-in.",
  },
  {
    columns:
      "company.currency_id company.tax_id customer.terms_id po_hdr.buyer_id po_hdr.carrier_id state.country_uid code_p21.language_id",
    reason: "A code of a list that the site does not keep.",
  },
  {
    columns:
      "contact.address_class5_id ship_to.class5_id customer.class1_id customer.class2_id customer.class3_id customer.class4_id customer.class5_id order_hdr.class1_id order_hdr.class2_id order_hdr.class3_id order_hdr.class4_id order_hdr.class5_id",
    reason: "A class is a word that the site chooses; there is no list of them.",
  },
  {
    columns: "approval.step_no approval_decision.step_no approval_step.step_no",
    reason: "A place in a chain of approvers, which may change while approvals go through it; what was decided stays.",
  },
  {
    columns: "quote_request.round_no quote_round.round_no",
    reason: "The place of a step among those of its request.",
  },
  {
    columns: "notification.role spending_limit.role user_group.role users.role",
    reason: "A role of the product; there is no table of them.",
  },
  {
    columns: "site_change.record_no",
    reason: "The item or customer that changed, by the kind of the row; a record that is deleted changed too.",
  },
  {
    columns:
      "address.source_id checkout.source_id fyxer_transcript_hdr.source_id import_record.source_id ship_to.source_id order_hdr.source_order_no import_record.reference_no warehouse_document.reference_no warehouse_document.request_id",
    reason: "The number of a record of another system or of several kinds, which may come later or never.",
  },
  {
    columns:
      "checkout.po_no invoice_hdr.po_no order_hdr.po_no po_hdr.external_po_no job_price_hdr.contract_no tax_exemption.certificate_no vendor.account_no location_carrier_account.account_no item_vendor.vendor_item_id po_line.vendor_item_id payment.reference_no payment.transaction_id order_payment.transaction_id order_hdr.tax_document_no payment_account.external_id payment_setup.external_id shipment.tracking_no warehouse_document.tracking_no cart_hdr.session_id",
    reason: "A number that a customer, vendor, carrier, authority or payment service gave.",
  },
  {
    columns:
      "bin.bin serial_number.serial_no idempotency_key.idempotency_key attribute.attribute_id attribute_group.attribute_group_id brand.brands_id cash_drawer.cash_drawer_id code_p21.code_no item.item_id item.upc_or_ean_id item_category.item_category_id item_ext.upc_or_ean_id job_price_hdr.job_no payment_type.payment_type_id vmi_distributor.distributors_id vmi_product.products_id vmi_product.upc_or_ean_id vmi_warehouse.warehouse_id web_display_type.web_display_type_id cart_hdr.user_cart_no company.company_uid search_query_string.query_string_uid",
    reason: "A number or code of the record itself.",
  },
];
