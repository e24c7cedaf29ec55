// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Contact, ContactDoc, ContactUserDefined, ContactsCustomersInput, ContactsDocInput, ContactsRefreshInput, ContactsUdGetInput, ContactsWebAllowanceInput, Customer, CustomerAddressListInput, CustomerContactsCreateInput, CustomerContactsListInput, CustomerDoc, CustomerDocInput, CustomerGetInput, CustomerInvoicesGetInput, CustomerInvoicesListInput, CustomerListInput, CustomerLookupInput, CustomerOrder, CustomerOrdersGetInput, CustomerOrdersListInput, CustomerPurchasedItemsListInput, CustomerPurchasedItemsPricesInput, CustomerQuotesGetInput, CustomerQuotesListInput, CustomerShipToCreateInput, CustomerShipToListInput, Health, Invoice, OeContactsCustomerRefreshInput, PaidPrice, PurchasedItem, Quote, RefreshResult, ShipTo, ShipToRefreshInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, WebAllowance, Whoami } from "@purvey/contract/generated/customers";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/customers";

/** Calls of `address` */
export interface CustomersCustomerAddressClient {
  /**
   * List the addresses of a customer: head office, billing and delivery.
   *
   * `GET /customer/{customerId}/address` · permission `customer.read`
   */
  list(input: CustomerAddressListInput, options?: CallOptions): ListCall<ShipTo>;
}

/** Calls of `contacts` */
export interface CustomersCustomerContactsClient {
  /**
   * List or find the contacts of a customer.
   *
   * `GET /customer/{customerId}/contacts` · permission `customer.read`
   */
  list(input: CustomerContactsListInput, options?: CallOptions): ListCall<Contact>;
  /**
   * Add a contact to a customer.
   *
   * `POST /customer/{customerId}/contacts` · permission `customer.write`
   */
  create(input: CustomerContactsCreateInput, options?: CallOptions): Call<Contact>;
}

/** Calls of `shipTo` */
export interface CustomersCustomerShipToClient {
  /**
   * List the places a customer has goods delivered to.
   *
   * `GET /customer/{customerId}/ship-to` · permission `customer.read`
   */
  list(input: CustomerShipToListInput, options?: CallOptions): ListCall<ShipTo>;
  /**
   * Add a place to deliver to.
   *
   * A customer's first ship-to becomes its default.
   *
   * `POST /customer/{customerId}/ship-to` · permission `customer.write`
   */
  create(input: CustomerShipToCreateInput, options?: CallOptions): Call<ShipTo>;
}

/** Calls of `orders` */
export interface CustomersCustomerOrdersClient {
  /**
   * List the orders of a customer.
   *
   * Without `fullDocument=Y` the lines are left out: `orderLines` is empty and `lineCount` says how many there are.
   *
   * `GET /customer/{customerId}/orders` · permission `customer.read`
   */
  list(input: CustomerOrdersListInput, options?: CallOptions): ListCall<CustomerOrder>;
  /**
   * Get one order with its lines.
   *
   * `GET /customer/{customerId}/orders/{orderNo}` · permission `customer.read`
   */
  get(input: CustomerOrdersGetInput, options?: CallOptions): Call<CustomerOrder>;
}

/** Calls of `invoices` */
export interface CustomersCustomerInvoicesClient {
  /**
   * List the invoices of a customer.
   *
   * `GET /customer/{customerId}/invoices` · permission `customer.read`
   */
  list(input: CustomerInvoicesListInput, options?: CallOptions): ListCall<Invoice>;
  /**
   * Get one invoice with its lines.
   *
   * `GET /customer/{customerId}/invoices/{invoiceNo}` · permission `customer.read`
   */
  get(input: CustomerInvoicesGetInput, options?: CallOptions): Call<Invoice>;
}

/** Calls of `quotes` */
export interface CustomersCustomerQuotesClient {
  /**
   * List the quotes for a customer.
   *
   * `GET /customer/{customerId}/quotes` · permission `customer.read`
   */
  list(input: CustomerQuotesListInput, options?: CallOptions): ListCall<Quote>;
  /**
   * Get one quote with its lines.
   *
   * `GET /customer/{customerId}/quotes/{quoteNo}` · permission `customer.read`
   */
  get(input: CustomerQuotesGetInput, options?: CallOptions): Call<Quote>;
}

/** Calls of `purchasedItems` */
export interface CustomersCustomerPurchasedItemsClient {
  /**
   * List the items a customer has bought, with last date, total quantity and average price.
   *
   * From all orders that were not cancelled or deleted. Discontinued items stay in the list.
   *
   * `GET /customer/{customerId}/purchased-items` · permission `customer.read`
   */
  list(input: CustomerPurchasedItemsListInput, options?: CallOptions): ListCall<PurchasedItem>;
  /**
   * List what a customer paid for an item over time, the latest first.
   *
   * One entry a line of their orders that were not cancelled or deleted, also of an item that is no longer supplied; an empty list when they never bought it. `basePrice` compares lines in different units.
   *
   * `GET /customer/{customerId}/purchased-items/{invMastUid}/prices` · permission `customer.read`
   */
  prices(input: CustomerPurchasedItemsPricesInput, options?: CallOptions): ListCall<PaidPrice>;
}

/** Calls of `customer` */
export interface CustomersCustomerClient {
  /**
   * List customers.
   *
   * A shopper sees their own customer, a sales representative their customers, staff with `customer.all` every one.
   *
   * `GET /customer` · permission `customer.read`
   */
  list(input?: CustomerListInput, options?: CallOptions): ListCall<Customer>;
  /**
   * Find a customer by number, name or words.
   *
   * The exact number comes first, then numbers and names that begin with the text, then the rest by name. A shopper sees their own customer, a sales representative their customers, staff with `customer.all` every one.
   *
   * `GET /customer/lookup` · permission `customer.read`
   */
  lookup(input: CustomerLookupInput, options?: CallOptions): ListCall<Customer>;
  /**
   * Get one customer.
   *
   * A shopper sees their own customer, a sales representative their customers, staff with `customer.all` every one.
   *
   * `GET /customer/{customerId}` · permission `customer.read`
   */
  get(input: CustomerGetInput, options?: CallOptions): Call<Customer>;
  /**
   * Get a customer with addresses, contacts and the state of the account.
   *
   * A shopper sees their own customer, a sales representative their customers, staff with `customer.all` every one.
   *
   * `GET /customer/{customerId}/doc` · permission `customer.read`
   */
  doc(input: CustomerDocInput, options?: CallOptions): Call<CustomerDoc>;
  readonly address: CustomersCustomerAddressClient;
  readonly contacts: CustomersCustomerContactsClient;
  readonly shipTo: CustomersCustomerShipToClient;
  readonly orders: CustomersCustomerOrdersClient;
  readonly invoices: CustomersCustomerInvoicesClient;
  readonly quotes: CustomersCustomerQuotesClient;
  readonly purchasedItems: CustomersCustomerPurchasedItemsClient;
}

/** Calls of `contacts` */
export interface CustomersContactsClient {
  /**
   * Get a contact with customers, allowance and user-defined fields.
   *
   * `GET /contacts/{id}/doc` · permission `customer.read`
   */
  doc(input: ContactsDocInput, options?: CallOptions): Call<ContactDoc>;
  /**
   * Tell what a contact may still order without approval.
   *
   * `GET /contacts/{id}/web-allowance` · permission `customer.read`
   */
  webAllowance(input: ContactsWebAllowanceInput, options?: CallOptions): Call<WebAllowance>;
  /**
   * List the customers that a contact belongs to.
   *
   * `GET /contacts/{id}/customers` · permission `customer.read`
   */
  customers(input: ContactsCustomersInput, options?: CallOptions): ListCall<Customer>;
  /**
   * Bring the address and address class of each contact in line.
   *
   * A contact whose address is missing, deleted or of a customer they do not belong to gets the default ship-to of their main customer; then `addressClass5Id` is taken from the address. Running it again changes nothing.
   *
   * `GET /contacts/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: ContactsRefreshInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `contactsUd` */
export interface CustomersContactsUdClient {
  /**
   * Get the user-defined fields of a contact.
   *
   * `GET /contacts-ud/{id}` · permission `customer.read`
   */
  get(input: ContactsUdGetInput, options?: CallOptions): Call<ContactUserDefined>;
}

/** Calls of `shipTo` */
export interface CustomersShipToClient {
  /**
   * Bring the default ship-to of each customer in line.
   *
   * A customer whose default ship-to is missing, deleted or another's gets the one that was ordered to most often, else the oldest. Ship-tos that name no location of the site get the customer's. Running it again changes nothing.
   *
   * `GET /ship-to/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: ShipToRefreshInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `oeContactsCustomer` */
export interface CustomersOeContactsCustomerClient {
  /**
   * Bring the links between contacts and customers in line.
   *
   * A contact who ordered for a customer or signs in for it is linked to it; every contact has exactly one main customer: the one they have, else the one they ordered for most. Running it again changes nothing.
   *
   * `GET /oe-contacts-customer/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: OeContactsCustomerRefreshInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `system` */
export interface CustomersSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Customers: Customers with their addresses, contacts, orders, invoices, quotes and purchased items. */
export interface CustomersClient {
  readonly customer: CustomersCustomerClient;
  readonly contacts: CustomersContactsClient;
  readonly contactsUd: CustomersContactsUdClient;
  readonly shipTo: CustomersShipToClient;
  readonly oeContactsCustomer: CustomersOeContactsCustomerClient;
  readonly system: CustomersSystemClient;
}

/** Customers, for `createClient`. Its endpoints are made when the first is used. */
export const customers: ServiceModule<CustomersClient> = serviceModule("customers", "customers", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string" };
  const i1: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i2: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i3: Schema = { type: "integer", minimum: 0 };
  const i4: Schema = some({ q: i0, class5Id: i0, orderBy: i1, limit: i2, offset: i3 });
  const i5: Schema = some({ q: i0, limit: i2, offset: i3 }, ["q"]);
  const i6: Schema = { type: "number" };
  const i7: Schema = all({ customerId: i6 });
  const i8: Schema = some({ customerId: i6, q: i0, limit: i2, offset: i3 }, ["customerId"]);
  const i9: Schema = some({ customerId: i6, q: i0, limit: i2, offset: i3 }, ["customerId","q"]);
  const i10: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i11: Schema = { type: "string", maxLength: 255, format: "email" };
  const i12: Schema = { type: "string", maxLength: 255 };
  const i13: Schema = { type: "integer", minimum: 1 };
  const i14: Schema = { type: "object" };
  const i15: Schema = some({ customerId: i6, firstName: i10, lastName: i10, emailAddress: i11, title: i12, phone: i12, addressId: i13, userDefined: i14 }, ["customerId","firstName","lastName"]);
  const i16: Schema = some({ customerId: i6, q: i0, orderBy: i1, limit: i2, offset: i3 }, ["customerId"]);
  const i17: Schema = { type: "string", minLength: 2, maxLength: 255 };
  const i18: Schema = some({ customerId: i6, shipToName: i10, address1: i12, address2: i12, address3: i12, city: i10, state: i10, postalCode: i12, country: i17, phone: i12, emailAddress: i11, defaultLocationId: i13 }, ["customerId","city","state"]);
  const i19: Schema = { type: "string", enum: ["Y","N"] };
  const i20: Schema = some({ customerId: i6, fullDocument: i19, contactId: i13, cancelFlag: i19, deleteFlag: i19, q: i0, orderBy: i1, limit: i2, offset: i3 }, ["customerId"]);
  const i21: Schema = all({ customerId: i6, orderNo: i13 });
  const i22: Schema = some({ customerId: i6, paidInFull: i19, shipToId: i13, q: i0, limit: i2, offset: i3 }, ["customerId"]);
  const i23: Schema = all({ customerId: i6, invoiceNo: i13 });
  const i24: Schema = some({ customerId: i6, orderBy: i1, limit: i2, offset: i3 }, ["customerId"]);
  const i25: Schema = all({ customerId: i6, quoteNo: i13 });
  const i26: Schema = some({ customerId: i6, invMastUid: i13, limit: i2, offset: i3 }, ["customerId","invMastUid"]);
  const i27: Schema = all({ id: i13 });
  const i28: Schema = some({ id: i13, q: i0, class5Id: i0, limit: i2, offset: i3 }, ["id"]);
  const o0: Schema = { type: "number" };
  const o1: Schema = { type: "string", maxLength: 8 };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: "string", enum: ["Y","N"] };
  const o5: Schema = { type: "integer" };
  const o6: Schema = { type: ["number","null"] };
  const o7: Schema = { type: ["integer","null"] };
  const o8: Schema = { type: "object" };
  const o9: Schema = { type: "string", format: "sql-datetime" };
  const oCustomer: Schema = all({ customerId: o0, companyId: o1, customerName: o2, class1Id: o3, class2Id: o3, class3Id: o3, class4Id: o3, class5Id: o3, webEnabledFlag: o4, deleteFlag: o4, salesRepId: o3, poNoRequired: o4, termsId: o3, termsDesc: o3, taxableFlag: o4, priceClass: o5, creditLimit: o6, creditHold: o4, defaultShipToId: o7, defaultLocationId: o7, emailAddress: o3, phone: o3, userDefined: o8, dateCreated: o9, dateLastModified: o9 });
  const o10: Schema = list(oCustomer);
  const o11: Schema = { type: "string", enum: ["ship","bill","main"] };
  const o12: Schema = { type: "boolean" };
  const oShipTo: Schema = all({ shipToId: o5, customerId: o0, shipToName: o2, addressType: o11, address1: o3, address2: o3, address3: o3, city: o2, state: o2, postalCode: o3, country: o2, phone: o3, emailAddress: o3, defaultLocationId: o7, class5Id: o3, taxExemptFlag: o4, isDefault: o12, deleteFlag: o4, dateCreated: o9, dateLastModified: o9 });
  const oContact: Schema = all({ id: o5, emailAddress: o3, firstName: o2, lastName: o2, title: o3, phone: o3, addressId: o7, addressClass5Id: o3, deleteFlag: o4, dateCreated: o9, dateLastModified: o9 });
  const o13: Schema = list(oContact);
  const oCustomerSalesRep: Schema = all({ usersId: o5, name: o2, email: o3 });
  const o14: Schema = list(oCustomerSalesRep);
  const o15: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oCustomerDoc: Schema = all({ customerId: o0, companyId: o1, customerName: o2, class1Id: o3, class2Id: o3, class3Id: o3, class4Id: o3, class5Id: o3, webEnabledFlag: o4, deleteFlag: o4, salesRepId: o3, poNoRequired: o4, termsId: o3, termsDesc: o3, taxableFlag: o4, priceClass: o5, creditLimit: o6, creditHold: o4, defaultShipToId: o7, defaultLocationId: o7, emailAddress: o3, phone: o3, userDefined: o8, dateCreated: o9, dateLastModified: o9, addresses: list(oShipTo), contacts: o13, salesReps: o14, addressCount: o5, contactCount: o5, currency: o2, openOrderCount: o5, openOrderAmount: o0, openInvoiceCount: o5, balanceDue: o0, pastDue: o0, creditAvailable: o6, lastOrderDate: o15 });
  const o16: Schema = { type: ["string","null"], maxLength: 8 };
  const o17: Schema = { type: "string", enum: ["open","held","picking","shipped","invoiced","cancelled"] };
  const o18: Schema = { type: ["string","null"], maxLength: 40 };
  const o19: Schema = { type: ["string","null"], enum: ["carrier","site","estimate","given",null] };
  const o20: Schema = { type: "string", enum: ["confirmed","corrected","unknown","unchecked"] };
  const o21: Schema = all({ address1: o2, address2: o3, city: o2, state: o2, postalCode: o2 }, { type: ["object","null"] });
  const o22: Schema = all({ verdict: o20, source: o18, dateChecked: o9, proposed: o21 }, { type: ["object","null"] });
  const o23: Schema = all({ brand: o3, lastFour: o3, surchargeAmount: o0, chargedAmount: o0 }, { type: ["object","null"] });
  const o24: Schema = { type: ["string","null"], enum: ["waiting","held","sent",null] };
  const o25: Schema = { type: "string", maxLength: 40 };
  const oCustomerOrderLine: Schema = all({ lineNo: o5, invMastUid: o5, itemNo: o25, description: o2, quantity: o0, unitOfMeasure: o1, unitSize: o0, baseUnit: o1, unitPrice: o0, extendedPrice: o0, discountPercent: o0, manualPriceOverride: o4, priceSource: o3, quoteNo: o7, willCall: o4, qtyAllocated: o0, qtyBackordered: o0, qtyShipped: o0, locationId: o7, lineNote: o3 });
  const o26: Schema = list(oCustomerOrderLine);
  const oCustomerOrder: Schema = all({ orderNo: o5, customerId: o0, contactId: o7, addressId: o7, shipToName: o3, shipToAddress1: o3, shipToAddress2: o3, shipToCity: o3, shipToState: o3, shipToZip: o3, shipToCountry: o3, poNo: o3, taker: o3, locationId: o7, companyId: o16, orderDate: o9, requestedShipDate: o15, promisedShipDate: o15, deliveryName: o3, deliveryNote: o3, status: o17, statusDesc: o2, subtotal: o0, taxAmount: o0, taxSource: o18, taxEstimated: o4, taxDocumentNo: o3, freightAmount: o0, freightSource: o19, freightSetBy: o3, addressCheck: o22, totalAmount: o0, currency: o2, payment: o23, cancelFlag: o4, deleteFlag: o4, webOrder: o4, orderedBy: o3, onBehalf: o4, erpState: o24, lineCount: o5, orderLines: o26 });
  const o27: Schema = list(oCustomerOrder);
  const o28: Schema = { type: "string", enum: ["open","paid","void"] };
  const oInvoiceLine: Schema = all({ lineNo: o5, invMastUid: o5, itemNo: o25, description: o2, quantity: o0, unitOfMeasure: o1, unitPrice: o0, extendedPrice: o0 });
  const o29: Schema = list(oInvoiceLine);
  const oInvoice: Schema = all({ invoiceNo: o5, customerId: o0, shipToId: o7, orderNo: o7, poNo: o3, invoiceDate: o9, dueDate: o9, subtotal: o0, taxAmount: o0, freightAmount: o0, freightSource: o19, freightSetBy: o3, totalAmount: o0, amountPaid: o0, currency: o2, balanceDue: o0, paidInFull: o4, status: o28, statusDesc: o2, daysPastDue: o5, lineCount: o5, invoiceLines: o29 });
  const o30: Schema = list(oInvoice);
  const o31: Schema = { type: "string", enum: ["open","accepted","expired","lost"] };
  const oQuoteLine: Schema = all({ lineNo: o5, invMastUid: o5, itemNo: o25, description: o2, quantity: o0, qtyOrdered: o0, unitOfMeasure: o1, unitPrice: o0, extendedPrice: o0 });
  const o32: Schema = list(oQuoteLine);
  const oQuote: Schema = all({ quoteNo: o5, customerId: o0, contactId: o7, shipToId: o7, quoteDate: o9, expirationDate: o9, status: o31, statusDesc: o2, subtotal: o0, taxAmount: o0, totalAmount: o0, currency: o2, note: o3, lineCount: o5, quoteLines: o32 });
  const oPurchasedItem: Schema = all({ invMastUid: o5, itemNo: o25, description: o2, unitOfMeasure: o1, lastPurchaseDate: o9, totalQuantityPurchased: o0, averagePrice: o0, currency: o2, orderCount: o5, lastOrderNo: o5, lastQuantity: o0, lastUnitOfMeasure: o1, lastUnitPrice: o0, discontinued: o4 });
  const o33: Schema = list(oPurchasedItem);
  const oPaidPrice: Schema = all({ orderNo: o5, lineNo: o5, orderDate: o9, quantity: o0, unitOfMeasure: o1, unitPrice: o0, basePrice: o0, baseUnit: o1, currency: o2 });
  const o34: Schema = list(oPaidPrice);
  const oContactCustomer: Schema = all({ customerId: o0, customerName: o2, isPrimary: o12 });
  const o35: Schema = list(oContactCustomer);
  const o36: Schema = { type: "string", enum: ["order","month","year"] };
  const oWebAllowance: Schema = all({ contactId: o5, allowance: o6, period: o36, periodStart: o15, periodEnd: o15, spent: o0, remaining: o6, isUnlimited: o12 });
  const oContactDoc: Schema = all({ id: o5, emailAddress: o3, firstName: o2, lastName: o2, title: o3, phone: o3, addressId: o7, addressClass5Id: o3, deleteFlag: o4, dateCreated: o9, dateLastModified: o9, customers: o35, usersId: o7, username: o3, webAllowance: oWebAllowance, userDefined: o8 });
  const o37: Schema = { type: "object", additionalProperties: o5 };
  const oRefreshResult: Schema = all({ resource: o2, examined: o5, changed: o5, changes: o37, dateRefreshed: o9 });
  const oContactUserDefined: Schema = all({ id: o5, userDefined: o8, dateLastModified: o9 });
  const o38: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o38, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o5, problems: list(o2) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o2, usersId: o5, username: o2, role: o2, customerId: o6, contactId: o7, salesRepId: o3, permissions: list(o2) });
  return {
    "customer.list": endpoint("GET", "/customer", i4, o10),
    "customer.lookup": endpoint("GET", "/customer/lookup", i5, o10),
    "customer.get": endpoint("GET", "/customer/{customerId}", i7, oCustomer),
    "customer.doc": endpoint("GET", "/customer/{customerId}/doc", i7, oCustomerDoc),
    "customer.address.list": endpoint("GET", "/customer/{customerId}/address", i8, list(oShipTo)),
    "customer.contacts.list": endpoint("GET", "/customer/{customerId}/contacts", i9, o13),
    "customer.contacts.create": endpoint("POST", "/customer/{customerId}/contacts", i15, oContact),
    "customer.shipTo.list": endpoint("GET", "/customer/{customerId}/ship-to", i16, list(oShipTo)),
    "customer.shipTo.create": endpoint("POST", "/customer/{customerId}/ship-to", i18, oShipTo),
    "customer.orders.list": endpoint("GET", "/customer/{customerId}/orders", i20, o27),
    "customer.orders.get": endpoint("GET", "/customer/{customerId}/orders/{orderNo}", i21, oCustomerOrder),
    "customer.invoices.list": endpoint("GET", "/customer/{customerId}/invoices", i22, o30),
    "customer.invoices.get": endpoint("GET", "/customer/{customerId}/invoices/{invoiceNo}", i23, oInvoice),
    "customer.quotes.list": endpoint("GET", "/customer/{customerId}/quotes", i24, list(oQuote)),
    "customer.quotes.get": endpoint("GET", "/customer/{customerId}/quotes/{quoteNo}", i25, oQuote),
    "customer.purchasedItems.list": endpoint("GET", "/customer/{customerId}/purchased-items", i24, o33),
    "customer.purchasedItems.prices": endpoint("GET", "/customer/{customerId}/purchased-items/{invMastUid}/prices", i26, o34),
    "contacts.doc": endpoint("GET", "/contacts/{id}/doc", i27, oContactDoc),
    "contacts.webAllowance": endpoint("GET", "/contacts/{id}/web-allowance", i27, oWebAllowance),
    "contacts.customers": endpoint("GET", "/contacts/{id}/customers", i28, o10),
    "contacts.refresh": endpoint("GET", "/contacts/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "contactsUd.get": endpoint("GET", "/contacts-ud/{id}", i27, oContactUserDefined),
    "shipTo.refresh": endpoint("GET", "/ship-to/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "oeContactsCustomer.refresh": endpoint("GET", "/oe-contacts-customer/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
