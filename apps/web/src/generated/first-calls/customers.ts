// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { CustomersClient } from "@purvey/client/services/customers";
import { all, endpoint, list, serviceModule, some, type CallsAt, type Endpoints, type ServiceModule } from "@purvey/client/wire";
import type { Schema } from "@purvey/contract/schema";

/** Customers, for `createClient`. Its endpoints are made when the first is used. */
export const customers: ServiceModule<CallsAt<CustomersClient, "customer.shipTo.list" | "customer.orders.list" | "customer.purchasedItems.list">> = serviceModule("customers", "customers", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "number" };
  const i1: Schema = { type: "string" };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i4: Schema = { type: "integer", minimum: 0 };
  const i5: Schema = some({ customerId: i0, q: i1, orderBy: i2, limit: i3, offset: i4 }, ["customerId"]);
  const i6: Schema = { type: "string", enum: ["Y","N"] };
  const i7: Schema = { type: "integer", minimum: 1 };
  const i8: Schema = some({ customerId: i0, fullDocument: i6, contactId: i7, cancelFlag: i6, deleteFlag: i6, q: i1, orderBy: i2, limit: i3, offset: i4 }, ["customerId"]);
  const i9: Schema = some({ customerId: i0, orderBy: i2, limit: i3, offset: i4 }, ["customerId"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "number" };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: "string", enum: ["ship","bill","main"] };
  const o4: Schema = { type: ["string","null"] };
  const o5: Schema = { type: ["integer","null"] };
  const o6: Schema = { type: "string", enum: ["Y","N"] };
  const o7: Schema = { type: "boolean" };
  const o8: Schema = { type: "string", format: "sql-datetime" };
  const oShipTo: Schema = all({ shipToId: o0, customerId: o1, shipToName: o2, addressType: o3, address1: o4, address2: o4, address3: o4, city: o2, state: o2, postalCode: o4, country: o2, phone: o4, emailAddress: o4, defaultLocationId: o5, class5Id: o4, taxExemptFlag: o6, isDefault: o7, deleteFlag: o6, dateCreated: o8, dateLastModified: o8 });
  const o9: Schema = { type: ["string","null"], maxLength: 8 };
  const o10: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o11: Schema = { type: "string", enum: ["open","held","picking","shipped","invoiced","cancelled"] };
  const o12: Schema = { type: ["string","null"], maxLength: 40 };
  const o13: Schema = { type: ["string","null"], enum: ["carrier","site","estimate","given",null] };
  const o14: Schema = { type: "string", enum: ["confirmed","corrected","unknown","unchecked"] };
  const o15: Schema = all({ address1: o2, address2: o4, city: o2, state: o2, postalCode: o2 }, { type: ["object","null"] });
  const o16: Schema = all({ verdict: o14, source: o12, dateChecked: o8, proposed: o15 }, { type: ["object","null"] });
  const o17: Schema = all({ brand: o4, lastFour: o4, surchargeAmount: o1, chargedAmount: o1 }, { type: ["object","null"] });
  const o18: Schema = { type: ["string","null"], enum: ["waiting","held","sent",null] };
  const o19: Schema = { type: "string", maxLength: 40 };
  const o20: Schema = { type: "string", maxLength: 8 };
  const oCustomerOrderLine: Schema = all({ lineNo: o0, invMastUid: o0, itemNo: o19, description: o2, quantity: o1, unitOfMeasure: o20, unitSize: o1, baseUnit: o20, unitPrice: o1, extendedPrice: o1, discountPercent: o1, manualPriceOverride: o6, priceSource: o4, quoteNo: o5, willCall: o6, qtyAllocated: o1, qtyBackordered: o1, qtyShipped: o1, locationId: o5, lineNote: o4 });
  const o21: Schema = list(oCustomerOrderLine);
  const oCustomerOrder: Schema = all({ orderNo: o0, customerId: o1, contactId: o5, addressId: o5, shipToName: o4, shipToAddress1: o4, shipToAddress2: o4, shipToCity: o4, shipToState: o4, shipToZip: o4, shipToCountry: o4, poNo: o4, taker: o4, locationId: o5, companyId: o9, orderDate: o8, requestedShipDate: o10, promisedShipDate: o10, deliveryName: o4, deliveryNote: o4, status: o11, statusDesc: o2, subtotal: o1, taxAmount: o1, taxSource: o12, taxEstimated: o6, taxDocumentNo: o4, freightAmount: o1, freightSource: o13, freightSetBy: o4, addressCheck: o16, totalAmount: o1, currency: o2, payment: o17, cancelFlag: o6, deleteFlag: o6, webOrder: o6, orderedBy: o4, onBehalf: o6, erpState: o18, lineCount: o0, orderLines: o21 });
  const o22: Schema = list(oCustomerOrder);
  const oPurchasedItem: Schema = all({ invMastUid: o0, itemNo: o19, description: o2, unitOfMeasure: o20, lastPurchaseDate: o8, totalQuantityPurchased: o1, averagePrice: o1, currency: o2, orderCount: o0, lastOrderNo: o0, lastQuantity: o1, lastUnitOfMeasure: o20, lastUnitPrice: o1, discontinued: o6 });
  const o23: Schema = list(oPurchasedItem);
  return {
    "customer.shipTo.list": endpoint("GET", "/customer/{customerId}/ship-to", i5, list(oShipTo)),
    "customer.orders.list": endpoint("GET", "/customer/{customerId}/orders", i8, o22),
    "customer.purchasedItems.list": endpoint("GET", "/customer/{customerId}/purchased-items", i9, o23),
  };
}
