/**
 * Under which names the header of an ERP order is understood (R065). Case and underscores never count, so `customer_id`,
 * `customerId` and `CustomerID` are one name, and only names of other words are listed.
 */
export const erpHeaderAliases: Readonly<Record<string, readonly string[]>> = {
  customerId: ["customerNo", "customerNumber", "soldToCustomerId"],
  shipToId: ["addressId", "shipToAddressId", "shipTo"],
  shipToName: ["ship2Name"],
  shipToAddress1: ["ship2Add1", "shipToStreet", "shipToAddress"],
  shipToAddress2: ["ship2Add2"],
  shipToCity: ["ship2City"],
  shipToState: ["ship2State"],
  shipToZip: ["shipToZipCode", "shipToPostalCode", "ship2Zip", "zip", "postalCode"],
  shipToCountry: ["ship2Country"],
  shipToEmail: ["shipToEmailAddress", "ship2EmailAddress"],
  customerPoNumber: ["customerPoNo", "customerPo", "poNumber", "poNo", "purchaseOrderNumber"],
  class1: ["class1Id", "orderClass1"],
  class2: ["class2Id", "orderClass2"],
  class3: ["class3Id", "orderClass3"],
  class4: ["class4Id", "orderClass4"],
  class5: ["class5Id", "orderClass5"],
  taker: ["takenBy", "orderTaker"],
  shippingEstimate: ["freightEstimate", "estimatedFreight", "freight", "freightAmount"],
  cartTax: ["tax", "taxAmount", "salesTax", "totalTax"],
  userEmail: ["userEmailAddress", "webUserEmail", "email", "emailAddress"],
  userId: ["usersId", "webUserId"],
  contactId: ["orderContactId"],
  locationId: ["sourceLocationId", "sourceLocId", "shipFromLocationId"],
  requestedShipDate: ["requestedDate", "requiredDate", "dateRequired"],
  deliveryCode: ["carrierServiceCode"],
  deliveryName: ["carrierServiceName"],
  deliveryNote: ["deliveryInstructions", "shippingInstructions"],
};

/** Under which names a line of an ERP order is understood (R066); case and underscores never count. */
export const erpLineAliases: Readonly<Record<string, readonly string[]>> = {
  lineNo: ["lineNumber", "lineSeqNo"],
  itemId: ["itemNo", "itemNumber"],
  unitQuantity: ["quantity", "qty", "qtyOrdered"],
  unitPrice: ["price"],
  unitOfMeasure: ["uom"],
  manualPriceOverride: ["manualPriceOveride"],
  willCall: ["willCallFlag"],
  invMastUid: [],
  lineNote: ["note", "lineComment"],
};

/** Under which names a payment account is understood (R067); case and underscores never count. */
export const erpPaymentAliases: Readonly<Record<string, readonly string[]>> = {
  paymentAccountId: ["accountId"],
  processor: ["paymentProcessor"],
  lastFour: ["last4", "lastFourDigits"],
  brand: ["cardBrand", "cardType"],
  expirationMonth: ["expMonth"],
  expirationYear: ["expYear"],
  name: ["nameOnCard", "cardholderName"],
  street: ["address1", "billingStreet"],
  city: ["billingCity"],
  state: ["billingState"],
  zip: ["postalCode", "billingZip"],
  country: ["billingCountry"],
};

/** `customerPoNumber` → `customer_po_number`, `class1` → `class1`. */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
