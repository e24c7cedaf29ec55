/** Names that say another word than the kind of record that they number, or one of several words for it. */
const kinds: Readonly<Record<string, string>> = {
  addressId: "address",
  catId: "contentCategory",
  categoryId: "contentCategory",
  categoryUid: "itemCategory",
  corpAddressId: "address",
  contentId: "content",
  defaultLocationId: "location",
  defaultShipToId: "address",
  fromLocationId: "location",
  groupId: "userGroup",
  hdrId: "jobPrice",
  invMastUid: "item",
  invoiceNo: "invoice",
  itemCategoryUids: "itemCategory",
  lineId: "jobPriceLine",
  lastOrderNo: "order",
  linkedInvMastUid: "item",
  linkedToInvMastUid: "item",
  orderNo: "order",
  otherWarehouseUid: "warehouse",
  parentCategoryUid: "itemCategory",
  parentItemCategoryUid: "itemCategory",
  pickTicketNo: "pickTicket",
  poNo: "purchaseOrder",
  prophet21HdrUid: "order",
  quoteNo: "quote",
  rootCategoryUid: "itemCategory",
  rootItemCategoryUid: "itemCategory",
  salesLocationId: "location",
  shipToId: "address",
  shipmentNo: "shipment",
  sourceLocationId: "location",
  subPartInvMastUid: "item",
  toLocationId: "location",
  toWarehouseUid: "warehouse",
  waitingCheckoutUid: "checkout",
};

/** What `id` numbers after this part of a path, or in this entity. */
const kindsOfId: Readonly<Record<string, string>> = {
  "/address": "address",
  "/contacts": "contact",
  "/content": "content",
  "/inv-mast": "item",
  "/invoice-hdr": "invoice",
  "/items": "item",
  "/location": "location",
  "/locations": "location",
  "/oe-hdr": "order",
  "/po-hdr": "purchaseOrder",
  "/users": "user",
  Address: "address",
  Contact: "contact",
  Content: "content",
  ContentDoc: "content",
  User: "user",
  UserDoc: "user",
  UserGroup: "userGroup",
  VerifyPasswordResult: "user",
};

/** Numbers that are of one kind here and of another there. */
const ofSeveralKinds: readonly string[] = ["parentId", "carrierAddressId"];

/** Beside this field `invMastUid` numbers an item or a customer's own product. */
const tellsTheKind = "invProfileLineType";

/**
 * The kind of record that a field numbers: `customer` for `customerId` and `customer_id`; undefined for a field that
 * numbers no record, or records of several kinds.
 *
 * @param owner the entity that the field stands in, or the path (`/users/{id}`) of the endpoint that takes it
 * @param fields all the fields that it stands among
 */
export function idKindOf(name: string, owner: string, fields: object): string | undefined {
  if (name === "id") return kindsOfId[/\/[^/]+(?=\/\{id\})/.exec(owner)?.[0] ?? owner];
  const camel = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (camel === "invMastUid" && tellsTheKind in fields) return undefined;
  if (ofSeveralKinds.includes(camel)) return undefined;
  return kinds[camel] ?? /^(.+?)(?:Hdr|(?<![su])s)?(?:Id|Uid)$/.exec(camel)?.[1];
}
