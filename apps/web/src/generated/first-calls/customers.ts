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
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: ["integer","null"] };
  const o5: Schema = { type: "boolean" };
  const oShipTo: Schema = all({ shipToId: o0, customerId: o1, shipToName: o2, addressType: o2, address1: o3, address2: o3, address3: o3, city: o2, state: o2, postalCode: o3, country: o2, phone: o3, emailAddress: o3, defaultLocationId: o4, class5Id: o3, taxExemptFlag: o2, isDefault: o5, deleteFlag: o2, dateCreated: o2, dateLastModified: o2 });
  const o6: Schema = all({ brand: o3, lastFour: o3, surchargeAmount: o1, chargedAmount: o1 }, { type: ["object","null"] });
  const oCustomerOrderLine: Schema = all({ lineNo: o0, invMastUid: o0, itemNo: o2, description: o2, quantity: o1, unitOfMeasure: o2, unitSize: o1, baseUnit: o2, unitPrice: o1, extendedPrice: o1, discountPercent: o1, manualPriceOverride: o2, priceSource: o3, quoteNo: o4, willCall: o2, qtyAllocated: o1, qtyBackordered: o1, qtyShipped: o1, locationId: o4, lineNote: o3 });
  const o7: Schema = list(oCustomerOrderLine);
  const oCustomerOrder: Schema = all({ orderNo: o0, customerId: o1, contactId: o4, addressId: o4, shipToName: o3, shipToAddress1: o3, shipToAddress2: o3, shipToCity: o3, shipToState: o3, shipToZip: o3, shipToCountry: o3, poNo: o3, taker: o3, locationId: o4, companyId: o3, orderDate: o2, requestedShipDate: o3, promisedShipDate: o3, deliveryName: o3, deliveryNote: o3, status: o2, statusDesc: o2, subtotal: o1, taxAmount: o1, freightAmount: o1, totalAmount: o1, payment: o6, cancelFlag: o2, deleteFlag: o2, webOrder: o2, orderedBy: o3, onBehalf: o2, erpState: o3, lineCount: o0, orderLines: o7 });
  const o8: Schema = list(oCustomerOrder);
  const oPurchasedItem: Schema = all({ invMastUid: o0, itemNo: o2, description: o2, unitOfMeasure: o2, lastPurchaseDate: o2, totalQuantityPurchased: o1, averagePrice: o1, orderCount: o0, lastOrderNo: o0, lastQuantity: o1, lastUnitOfMeasure: o2, lastUnitPrice: o1, discontinued: o2 });
  const o9: Schema = list(oPurchasedItem);
  return {
    "customer.shipTo.list": endpoint("GET", "/customer/{customerId}/ship-to", i5, list(oShipTo)),
    "customer.orders.list": endpoint("GET", "/customer/{customerId}/orders", i8, o8),
    "customer.purchasedItems.list": endpoint("GET", "/customer/{customerId}/purchased-items", i9, o9),
  };
}
