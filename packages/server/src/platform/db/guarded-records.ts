/** Where a record lies whose changes carry `ifLastModified`. Its table has the trigger `date_change_apart` (`migrations/initial/changes-apart.ts`). */
export interface GuardedRecord {
  readonly table: string;
  /** The column of its number, which the last placeholder of the endpoint's path gives. */
  readonly uid: string;
  /** The column and the input that name it instead. */
  readonly by?: readonly [column: string, input: string];
  /** The table that is always held before it, and the column of both. */
  readonly above?: readonly [table: string, column: string];
  /** As long as which condition holds; after it the record is settled, and is answered as it is. */
  readonly open?: string;
  /** Written with every order: held, and told whose change it was, only for who says in which state it was read. */
  readonly busy?: true;
}

const document: GuardedRecord = { table: "warehouse_document", uid: "document_uid" };
const imported: GuardedRecord = { table: "import_record", uid: "import_uid" };
const checkout: GuardedRecord = {
  table: "checkout",
  uid: "checkout_uid",
  open: "checkout.order_no is null",
  busy: true,
};

/** By resource, or by endpoint where one of a resource differs. */
export const guardedRecords: Readonly<Record<string, GuardedRecord>> = {
  "ai.microservices": { table: "ai_microservice", uid: "microservices_uid" },
  "ai.rubrics": { table: "ai_rubric", uid: "rubrics_uid" },
  "commerce.approvalPolicy": { table: "approval_policy", uid: "customer_id" },
  "commerce.checkout": checkout,
  "commerce.checkout.create": {
    ...checkout,
    by: ["cart_hdr_uid", "cartHdrUid"],
    open: `checkout.status_cd = 704 and ${checkout.open}`,
  },
  "commerce.checkout.prophet21Hdr": checkout,
  "commerce.quoteRequests": { table: "quote_request", uid: "quote_request_uid" },
  "content.users": { table: "users", uid: "id" },
  "erp.transCategory": { table: "item_category", uid: "item_category_uid" },
  "erp.transCompany": { table: "company", uid: "company_uid" },
  "erp.transUser": { table: "users", uid: "id" },
  "erp.transWebDisplayType": { table: "web_display_type", uid: "web_display_type_uid" },
  "imports.import": imported,
  "imports.import.impOeHdr": imported,
  "imports.import.impOeHdrSalesrep": imported,
  "items.attributeGroups": { table: "attribute_group", uid: "attribute_group_uid" },
  "items.attributeGroups.attributes": { table: "attribute_x_attribute_group", uid: "attribute_x_attribute_group_uid" },
  "items.attributes": { table: "attribute", uid: "attribute_uid" },
  "items.attributes.values": { table: "attribute_value", uid: "attribute_value_uid" },
  "items.brands": { table: "brand", uid: "brands_uid" },
  "items.brands.items": { table: "brand_item", uid: "brands_x_items_uid" },
  "items.invMast.faq": { table: "item_faq", uid: "inv_mast_faq_uid" },
  "items.variants": { table: "item_variant_hdr", uid: "item_variant_hdr_uid" },
  "legacy.invMast.tags": { table: "item_tag", uid: "inv_mast_tags_uid" },
  "legacy.invMast.webDesc": { table: "item_web_desc", uid: "inv_mast_web_desc_uid" },
  "legacy.state": { table: "state", uid: "state_uid" },
  "productInfo.invMastExt": { table: "item_ext", uid: "inv_mast_ext_uid" },
  "productInfo.podcasts": { table: "podcast", uid: "podcasts_uid" },
  "site.fyxerTranscript": { table: "fyxer_transcript_hdr", uid: "fyxer_transcript_hdr_uid" },
  "vmi.distributors": { table: "vmi_distributor", uid: "distributors_uid" },
  "vmi.invProfileHdr": { table: "vmi_profile_hdr", uid: "inv_profile_hdr_uid" },
  "vmi.invProfileHdr.invProfileLine": { table: "vmi_profile_line", uid: "inv_profile_line_uid" },
  "vmi.products": { table: "vmi_product", uid: "products_uid" },
  "vmi.restockHdr": {
    table: "vmi_restock_hdr",
    uid: "restock_hdr_uid",
    above: ["vmi_warehouse", "warehouse_uid"],
  },
  "vmi.sections": { table: "vmi_section", uid: "sections_uid" },
  "vmi.warehouse": { table: "vmi_warehouse", uid: "warehouse_uid" },
  "warehouseOps.binTransfer": document,
  "warehouseOps.purchaseOrderReceipt": document,
  "warehouseOps.receiving": document,
  "warehouseOps.transfer": document,
  "warehouseOps.transferReceipt": document,
  "warehouseOps.transferShipping": document,
};
