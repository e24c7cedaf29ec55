// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** What the address provider said of where an order goes */
export interface AddressCheck {
  /** `confirmed` as it is, `corrected` where the provider knows another in its place, `unknown` where it knows none or the address lacks a part, `unchecked` where the provider did not answer or the tables that ship do not hold the postal code */ verdict: "confirmed" | "corrected" | "unknown" | "unchecked";
  /** Who said it: `embedded` for the tables that ship, else the provider; null where nobody could be asked · at most 40 characters */ source: string | null;
  /** When the provider was asked */ dateChecked: string;
  proposed: ProposedAddress | null;
}

/** A person at a customer */
export interface Contact {
  /** The contact's unique number · at least 1 */ id: Id<"contact">;
  emailAddress: string | null;
  firstName: string;
  lastName: string;
  /** Position in the company */ title: string | null;
  phone: string | null;
  /** The address where the contact works · at least 1 */ addressId: Id<"address"> | null;
  /** The class 5 of that address */ addressClass5Id: string | null;
  deleteFlag: "Y" | "N";
  dateCreated: string;
  dateLastModified: string;
}

/** A customer that a contact belongs to */
export interface ContactCustomer {
  /** The customer's number */ customerId: Id<"customer">;
  customerName: string;
  /** The contact's main customer */ isPrimary: boolean;
}

/** A contact with customers, allowance and user-defined fields */
export interface ContactDoc {
  /** The contact's unique number · at least 1 */ id: number;
  emailAddress: string | null;
  firstName: string;
  lastName: string;
  /** Position in the company */ title: string | null;
  phone: string | null;
  /** The address where the contact works · at least 1 */ addressId: Id<"address"> | null;
  /** The class 5 of that address */ addressClass5Id: string | null;
  deleteFlag: "Y" | "N";
  dateCreated: string;
  dateLastModified: string;
  /** The customers the contact belongs to that the caller may see */ customers: ContactCustomer[];
  /** The user the contact signs in as · at least 1 */ usersId: Id<"user"> | null;
  /** The name the contact signs in with */ username: string | null;
  webAllowance: WebAllowance;
  /** The site's own fields of a contact */ userDefined: Record<string, unknown>;
}

/** The site's own fields of a contact */
export interface ContactUserDefined {
  /** The contact · at least 1 */ id: number;
  /** Values by the names the site gave them */ userDefined: Record<string, unknown>;
  /** When the contact was last changed */ dateLastModified: string;
}

/** A new person at a customer */
export interface CreateContactInput {
  /** at least 1 characters, at most 255 characters */ firstName: string;
  /** at least 1 characters, at most 255 characters */ lastName: string;
  /** at most 255 characters */ emailAddress?: string;
  /** Position in the company · at most 255 characters */ title?: string;
  /** at most 255 characters */ phone?: string;
  /** The address where the contact works; must be one of the customer's · at least 1 */ addressId?: Id<"address">;
  /** The site's own fields of a contact */ userDefined?: Record<string, unknown>;
}

/** A new place to deliver to */
export interface CreateShipToInput {
  /** The plant or office; the customer's name when left out · at least 1 characters, at most 255 characters */ shipToName?: string;
  /** at most 255 characters */ address1?: string;
  /** at most 255 characters */ address2?: string;
  /** at most 255 characters */ address3?: string;
  /** at least 1 characters, at most 255 characters */ city: string;
  /** at least 1 characters, at most 255 characters */ state: string;
  /** at most 255 characters */ postalCode?: string;
  /** The country's code of two letters · at least 2 characters, at most 255 characters · @default "US" */ country?: string;
  /** at most 255 characters */ phone?: string;
  /** at most 255 characters */ emailAddress?: string;
  /** The location that delivers there first · at least 1 */ defaultLocationId?: Id<"location">;
}

/** A company that buys */
export interface Customer {
  /** The customer's number */ customerId: Id<"customer">;
  /** The company that serves the customer · at most 8 characters */ companyId: string;
  customerName: string;
  /** The customer's class 1, as the site defines it */ class1Id: string | null;
  /** The customer's class 2, as the site defines it */ class2Id: string | null;
  /** The customer's class 3, as the site defines it */ class3Id: string | null;
  /** The customer's class 4, as the site defines it */ class4Id: string | null;
  /** The customer's class 5, as the site defines it */ class5Id: string | null;
  /** May order on the web */ webEnabledFlag: "Y" | "N";
  deleteFlag: "Y" | "N";
  /** The sales representative who looks after the customer */ salesRepId: string | null;
  /** Orders need a purchase order number */ poNoRequired: "Y" | "N";
  /** Terms of payment */ termsId: string | null;
  /** The terms in words */ termsDesc: string | null;
  /** Pays sales tax */ taxableFlag: "Y" | "N";
  /** The column of the price list, price1 to price10 · at least 1, at most 10 */ priceClass: number;
  /** How much may be open at most; none without a limit */ creditLimit: number | null;
  /** The account is on hold */ creditHold: "Y" | "N";
  /** The ship-to address used first · at least 1 */ defaultShipToId: Id<"address"> | null;
  /** The location that serves the customer first · at least 1 */ defaultLocationId: Id<"location"> | null;
  emailAddress: string | null;
  phone: string | null;
  /** The site's own fields of a customer */ userDefined: Record<string, unknown>;
  dateCreated: string;
  dateLastModified: string;
}

/** A customer with addresses, contacts and the state of the account */
export interface CustomerDoc {
  /** The customer's number */ customerId: Id<"customer">;
  /** The company that serves the customer · at most 8 characters */ companyId: string;
  customerName: string;
  /** The customer's class 1, as the site defines it */ class1Id: string | null;
  /** The customer's class 2, as the site defines it */ class2Id: string | null;
  /** The customer's class 3, as the site defines it */ class3Id: string | null;
  /** The customer's class 4, as the site defines it */ class4Id: string | null;
  /** The customer's class 5, as the site defines it */ class5Id: string | null;
  /** May order on the web */ webEnabledFlag: "Y" | "N";
  deleteFlag: "Y" | "N";
  /** The sales representative who looks after the customer */ salesRepId: string | null;
  /** Orders need a purchase order number */ poNoRequired: "Y" | "N";
  /** Terms of payment */ termsId: string | null;
  /** The terms in words */ termsDesc: string | null;
  /** Pays sales tax */ taxableFlag: "Y" | "N";
  /** The column of the price list, price1 to price10 · at least 1, at most 10 */ priceClass: number;
  /** How much may be open at most; none without a limit */ creditLimit: number | null;
  /** The account is on hold */ creditHold: "Y" | "N";
  /** The ship-to address used first · at least 1 */ defaultShipToId: Id<"address"> | null;
  /** The location that serves the customer first · at least 1 */ defaultLocationId: Id<"location"> | null;
  emailAddress: string | null;
  phone: string | null;
  /** The site's own fields of a customer */ userDefined: Record<string, unknown>;
  dateCreated: string;
  dateLastModified: string;
  /** All addresses, up to 100 */ addresses: ShipTo[];
  /** The people, up to 100 */ contacts: Contact[];
  /** The representatives who look after the customer, as far as they are users of the site */ salesReps: CustomerSalesRep[];
  /** at least 0 */ addressCount: number;
  /** at least 0 */ contactCount: number;
  /** What the amounts are in, ISO 4217: the currency of the site. Documents in another are not in them */ currency: string;
  /** Orders neither invoiced nor cancelled · at least 0 */ openOrderCount: number;
  /** What these orders amount to */ openOrderAmount: number;
  /** at least 0 */ openInvoiceCount: number;
  /** What the open invoices still ask for */ balanceDue: number;
  /** The part of it that is past its due date */ pastDue: number;
  /** Credit limit less balance and open orders; none without a limit */ creditAvailable: number | null;
  /** When the customer ordered last */ lastOrderDate: string | null;
}

/** An order of a customer */
export interface CustomerOrder {
  /** The order's number · at least 1 */ orderNo: Id<"order">;
  /** The customer's number */ customerId: Id<"customer">;
  /** Who ordered · at least 1 */ contactId: Id<"contact"> | null;
  /** The ship-to address · at least 1 */ addressId: Id<"address"> | null;
  shipToName: string | null;
  shipToAddress1: string | null;
  shipToAddress2: string | null;
  shipToCity: string | null;
  shipToState: string | null;
  shipToZip: string | null;
  shipToCountry: string | null;
  /** The customer's purchase order number */ poNo: string | null;
  /** Who took the order */ taker: string | null;
  /** The location that delivers · at least 1 */ locationId: Id<"location"> | null;
  /** at most 8 characters */ companyId: string | null;
  /** When it was ordered */ orderDate: string;
  /** When the customer wants it to leave */ requestedShipDate: string | null;
  /** When it is to leave */ promisedShipDate: string | null;
  /** The delivery that the buyer chose; null where the shop chooses */ deliveryName: string | null;
  /** What the warehouse and the driver should know */ deliveryNote: string | null;
  /** Where the order stands */ status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  /** The status in words */ statusDesc: string;
  /** The sum of the lines */ subtotal: number;
  taxAmount: number;
  /** Who said the tax: `embedded` for the site's tax tables, else the tax provider; null where it came from elsewhere · at most 40 characters */ taxSource: string | null;
  /** Y when the tax provider did not answer and the site's tables stood in for it */ taxEstimated: "Y" | "N";
  /** The tax provider's number of its answer */ taxDocumentNo: string | null;
  freightAmount: number;
  /** What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere */ freightSource: "carrier" | "site" | "estimate" | "given" | null;
  /** Who gave it by hand */ freightSetBy: string | null;
  addressCheck: AddressCheck | null;
  /** Subtotal, tax and freight */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  payment: OrderPayment | null;
  cancelFlag: "Y" | "N";
  deleteFlag: "Y" | "N";
  /** Ordered on the web */ webOrder: "Y" | "N";
  /** The name of the user who ordered on the web */ orderedBy: string | null;
  /** Who ordered is the customer's sales representative, on their behalf */ onBehalf: "Y" | "N";
  /** Whether the order reached the ERP: `waiting` to be sent, `held` because the ERP could not take it as it is, `sent`; null for an order that came from there */ erpState: "waiting" | "held" | "sent" | null;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  /** The lines; empty in a list without `fullDocument=Y` (R195) */ orderLines: CustomerOrderLine[];
}

/** One line of an order */
export interface CustomerOrderLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  /** In the unit of measure of the line */ quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** Base units in one of the line's units */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** For one of the line's units */ unitPrice: number;
  /** What the line costs */ extendedPrice: number;
  discountPercent: number;
  /** Somebody set the price by hand */ manualPriceOverride: "Y" | "N";
  /** The rule that gave the price */ priceSource: string | null;
  /** The quote that gave the price · at least 1 */ quoteNo: Id<"quote"> | null;
  /** Picked up at the counter */ willCall: "Y" | "N";
  /** Set aside in the warehouse, in base units */ qtyAllocated: number;
  /** Waiting for stock, in base units. What arrives or is freed at the line's location goes to the lines that wait there: the oldest order first, then by order number and line, as much as there is. An order on hold keeps its place and gets nothing until it is released */ qtyBackordered: number;
  /** Already on its way, in the line's unit */ qtyShipped: number;
  /** The location that delivers · at least 1 */ locationId: Id<"location"> | null;
  /** What the buyer wrote to the line */ lineNote: string | null;
}

/** A representative who looks after a customer */
export interface CustomerSalesRep {
  /** The user, who can be notified · at least 1 */ usersId: Id<"user">;
  /** Their name */ name: string;
  email: string | null;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** What a customer is asked to pay */
export interface Invoice {
  /** The invoice's number · at least 1 */ invoiceNo: Id<"invoice">;
  /** The customer's number */ customerId: Id<"customer">;
  /** Where the goods went · at least 1 */ shipToId: Id<"address"> | null;
  /** The order that is invoiced · at least 1 */ orderNo: Id<"order"> | null;
  /** The customer's purchase order number */ poNo: string | null;
  invoiceDate: string;
  /** To be paid by then */ dueDate: string;
  subtotal: number;
  taxAmount: number;
  freightAmount: number;
  /** What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere */ freightSource: "carrier" | "site" | "estimate" | "given" | null;
  /** Who gave it by hand */ freightSetBy: string | null;
  /** Subtotal, tax and freight */ totalAmount: number;
  amountPaid: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  /** What is still to be paid; 0 for a void invoice */ balanceDue: number;
  /** Nothing is left to pay */ paidInFull: "Y" | "N";
  /** Where the invoice stands */ status: "open" | "paid" | "void";
  /** The status in words */ statusDesc: string;
  /** Days since the due date while something is to be paid, otherwise 0 · at least 0 */ daysPastDue: number;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  /** The lines; empty in a list */ invoiceLines: InvoiceLine[];
}

/** One line of an invoice */
export interface InvoiceLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
  unitPrice: number;
  extendedPrice: number;
}

/** The card that an order is paid with */
export interface OrderPayment {
  /** The card's brand */ brand: string | null;
  /** The last four digits of its number */ lastFour: string | null;
  /** What paying by card costs on top of the total */ surchargeAmount: number;
  /** The total and the surcharge together: what the card is to bear, and what the payment processor holds for the order */ chargedAmount: number;
}

/** What a customer paid for an item in one line of an order */
export interface PaidPrice {
  /** The order · at least 1 */ orderNo: Id<"order">;
  /** Its line · at least 1 */ lineNo: number;
  orderDate: string;
  /** Ordered, in the unit of the line */ quantity: number;
  /** The unit of the line · at most 8 characters */ unitOfMeasure: string;
  /** For one of that unit, before a discount of the line */ unitPrice: number;
  /** Paid for one base unit, discounts of the line taken off */ basePrice: number;
  /** The base unit that `basePrice` is for · at most 8 characters */ baseUnit: string;
  /** What the order is in, ISO 4217 */ currency: string;
}

/** An address as its provider writes it */
export interface ProposedAddress {
  /** Number and street */ address1: string;
  /** What else the carrier needs */ address2: string | null;
  city: string;
  /** Two letters */ state: string;
  /** Five digits or nine */ postalCode: string;
}

/** An item that a customer has bought, over all orders */
export interface PurchasedItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  /** The base unit that quantity and price are for · at most 8 characters */ unitOfMeasure: string;
  lastPurchaseDate: string;
  /** In base units, all orders together */ totalQuantityPurchased: number;
  /** For one base unit, weighted by quantity, of the orders in `currency` */ averagePrice: number;
  /** What the order it was bought with last is in, ISO 4217 */ currency: string;
  /** How many orders had it · at least 1 */ orderCount: number;
  /** The order it was bought with last · at least 1 */ lastOrderNo: Id<"order">;
  /** Bought last time, in the unit of that line */ lastQuantity: number;
  /** at most 8 characters */ lastUnitOfMeasure: string;
  /** Paid last time for one of that unit */ lastUnitPrice: number;
  /** No longer supplied; ask for substitutes */ discontinued: "Y" | "N";
}

/** What the distributor offers a customer */
export interface Quote {
  /** The quote's number · at least 1 */ quoteNo: Id<"quote">;
  /** The customer's number */ customerId: Id<"customer">;
  /** Who asked for it · at least 1 */ contactId: Id<"contact"> | null;
  /** Where the goods would go · at least 1 */ shipToId: Id<"address"> | null;
  quoteDate: string;
  /** The prices hold until then */ expirationDate: string;
  /** `expired` as soon as the expiration date is over */ status: "open" | "accepted" | "expired" | "lost";
  /** The status in words */ statusDesc: string;
  subtotal: number;
  taxAmount: number;
  /** Subtotal and tax */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  /** What was agreed */ note: string | null;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  /** The lines; empty in a list */ quoteLines: QuoteLine[];
}

/** One line of a quote */
export interface QuoteLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  quantity: number;
  /** Ordered of it so far at the quoted price, in the same unit */ qtyOrdered: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** The quoted price of one unit */ unitPrice: number;
  extendedPrice: number;
}

/** What a refresh looked at and what it brought in line */
export interface RefreshResult {
  /** What was refreshed */ resource: string;
  /** Records looked at · at least 0 */ examined: number;
  /** Changes made; 0 when everything was in line · at least 0 */ changed: number;
  /** The changes by kind */ changes: Record<string, number>;
  /** When it was done */ dateRefreshed: string;
}

/** An address of a customer, with what a delivery there needs */
export interface ShipTo {
  /** The address's unique number · at least 1 */ shipToId: Id<"address">;
  /** The customer's number */ customerId: Id<"customer">;
  /** The plant or office */ shipToName: string;
  /** Goods go there, invoices go there, or the head office */ addressType: "ship" | "bill" | "main";
  address1: string | null;
  address2: string | null;
  address3: string | null;
  city: string;
  state: string;
  postalCode: string | null;
  /** The country's code of two letters */ country: string;
  phone: string | null;
  emailAddress: string | null;
  /** The location that delivers there first · at least 1 */ defaultLocationId: Id<"location"> | null;
  /** The address's class 5, as the site defines it */ class5Id: string | null;
  /** Deliveries there are free of tax */ taxExemptFlag: "Y" | "N";
  /** The customer's orders go there unless said otherwise */ isDefault: boolean;
  deleteFlag: "Y" | "N";
  dateCreated: string;
  dateLastModified: string;
}

/** What a contact may order on the web without approval */
export interface WebAllowance {
  /** The contact · at least 1 */ contactId: Id<"contact">;
  /** The limit; none when there is no limit */ allowance: number | null;
  /** What the limit is for: each order, a calendar month or a calendar year (UTC) */ period: "order" | "month" | "year";
  /** The first moment of the period; none for `order` */ periodStart: string | null;
  /** The first moment after the period; none for `order` */ periodEnd: string | null;
  /** Web orders of the contact in the period and in the currency of the site, cancelled ones left out; 0 for `order` */ spent: number;
  /** What is left, never below 0; none when there is no limit */ remaining: number | null;
  /** There is no limit */ isUnlimited: boolean;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `customers.customer.list` takes: List customers */
export interface CustomerListInput {
  /** Words that all stand in number, name or e-mail */ q?: string;
  /** Only customers of this class 5 */ class5Id?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "customer_id|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.lookup` takes: Find a customer by number, name or words */
export interface CustomerLookupInput {
  /** Words that all stand in number, name, e-mail or city; the best match comes first */ q: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.get` takes: Get one customer */
export interface CustomerGetInput {
  /** The customer's number */ customerId: Id<"customer">;
}

/** What `customers.customer.doc` takes: Get a customer with addresses, contacts and the state of the account */
export interface CustomerDocInput {
  /** The customer's number */ customerId: Id<"customer">;
}

/** What `customers.customer.address.list` takes: List the addresses of a customer: head office, billing and delivery */
export interface CustomerAddressListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Words that all stand in name, street, city, state or postal code */ q?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.contacts.list` takes: List or find the contacts of a customer */
export interface CustomerContactsListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Words that all stand in name, e-mail, phone or position; an empty text lists all */ q: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.contacts.create` takes: Add a contact to a customer */
export interface CustomerContactsCreateInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** at least 1 characters, at most 255 characters */ firstName: string;
  /** at least 1 characters, at most 255 characters */ lastName: string;
  /** at most 255 characters */ emailAddress?: string;
  /** Position in the company · at most 255 characters */ title?: string;
  /** at most 255 characters */ phone?: string;
  /** The address where the contact works; must be one of the customer's · at least 1 */ addressId?: Id<"address">;
  /** The site's own fields of a contact */ userDefined?: Record<string, unknown>;
}

/** What `customers.customer.shipTo.list` takes: List the places a customer has goods delivered to */
export interface CustomerShipToListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Words that all stand in name, street, city, state or postal code */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "ship_to_id|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.shipTo.create` takes: Add a place to deliver to */
export interface CustomerShipToCreateInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** The plant or office; the customer's name when left out · at least 1 characters, at most 255 characters */ shipToName?: string;
  /** at most 255 characters */ address1?: string;
  /** at most 255 characters */ address2?: string;
  /** at most 255 characters */ address3?: string;
  /** at least 1 characters, at most 255 characters */ city: string;
  /** at least 1 characters, at most 255 characters */ state: string;
  /** at most 255 characters */ postalCode?: string;
  /** The country's code of two letters · at least 2 characters, at most 255 characters · @default "US" */ country?: string;
  /** at most 255 characters */ phone?: string;
  /** at most 255 characters */ emailAddress?: string;
  /** The location that delivers there first · at least 1 */ defaultLocationId?: Id<"location">;
}

/** What `customers.customer.orders.list` takes: List the orders of a customer */
export interface CustomerOrdersListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Y answers the lines too (R195) · @default "N" */ fullDocument?: "Y" | "N";
  /** Only orders of this contact · at least 1 */ contactId?: Id<"contact">;
  /** Only cancelled orders (Y) or only the others (N) */ cancelFlag?: "Y" | "N";
  /** Y lists deleted orders instead · @default "N" */ deleteFlag?: "Y" | "N";
  /** An order number, a purchase order number, or the number or description of an item */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "order_no|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.orders.get` takes: Get one order with its lines */
export interface CustomerOrdersGetInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** The order's number · at least 1 */ orderNo: Id<"order">;
}

/** What `customers.customer.invoices.list` takes: List the invoices of a customer */
export interface CustomerInvoicesListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Only paid invoices (Y) or only open ones (N) */ paidInFull?: "Y" | "N";
  /** Only invoices for this ship-to · at least 1 */ shipToId?: Id<"address">;
  /** An invoice, order or purchase order number, or the number or description of an item */ q?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.invoices.get` takes: Get one invoice with its lines */
export interface CustomerInvoicesGetInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** The invoice's number · at least 1 */ invoiceNo: Id<"invoice">;
}

/** What `customers.customer.quotes.list` takes: List the quotes for a customer */
export interface CustomerQuotesListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "quote_no|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.quotes.get` takes: Get one quote with its lines */
export interface CustomerQuotesGetInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** The quote's number · at least 1 */ quoteNo: Id<"quote">;
}

/** What `customers.customer.purchasedItems.list` takes: List the items a customer has bought, with last date, total quantity and average price */
export interface CustomerPurchasedItemsListInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "last_purchase_date|DESC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.customer.purchasedItems.prices` takes: List what a customer paid for an item over time, the latest first */
export interface CustomerPurchasedItemsPricesInput {
  /** The customer's number */ customerId: Id<"customer">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.contacts.doc` takes: Get a contact with customers, allowance and user-defined fields */
export interface ContactsDocInput {
  /** The contact's unique number · at least 1 */ id: Id<"contact">;
}

/** What `customers.contacts.webAllowance` takes: Tell what a contact may still order without approval */
export interface ContactsWebAllowanceInput {
  /** The contact's unique number · at least 1 */ id: Id<"contact">;
}

/** What `customers.contacts.customers` takes: List the customers that a contact belongs to */
export interface ContactsCustomersInput {
  /** The contact's unique number · at least 1 */ id: Id<"contact">;
  /** Words that all stand in number, name or e-mail */ q?: string;
  /** Only customers of this class 5 */ class5Id?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `customers.contacts.refresh` takes: Bring the address and address class of each contact in line */
export interface ContactsRefreshInput {

}

/** What `customers.contactsUd.get` takes: Get the user-defined fields of a contact */
export interface ContactsUdGetInput {
  /** The contact's unique number · at least 1 */ id: number;
}

/** What `customers.shipTo.refresh` takes: Bring the default ship-to of each customer in line */
export interface ShipToRefreshInput {

}

/** What `customers.oeContactsCustomer.refresh` takes: Bring the links between contacts and customers in line */
export interface OeContactsCustomerRefreshInput {

}

/** What `customers.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `customers.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `customers.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `customers`: what it takes, which inputs have defaults, what `data` it answers. */
export interface CustomersOperations {
  "customer.list": { input: CustomerListInput; defaults: "orderBy" | "limit" | "offset"; data: Customer[] };
  "customer.lookup": { input: CustomerLookupInput; defaults: "limit" | "offset"; data: Customer[] };
  "customer.get": { input: CustomerGetInput; defaults: never; data: Customer };
  "customer.doc": { input: CustomerDocInput; defaults: never; data: CustomerDoc };
  "customer.address.list": { input: CustomerAddressListInput; defaults: "limit" | "offset"; data: ShipTo[] };
  "customer.contacts.list": { input: CustomerContactsListInput; defaults: "limit" | "offset"; data: Contact[] };
  "customer.contacts.create": { input: CustomerContactsCreateInput; defaults: never; data: Contact };
  "customer.shipTo.list": { input: CustomerShipToListInput; defaults: "orderBy" | "limit" | "offset"; data: ShipTo[] };
  "customer.shipTo.create": { input: CustomerShipToCreateInput; defaults: "country"; data: ShipTo };
  "customer.orders.list": { input: CustomerOrdersListInput; defaults: "fullDocument" | "deleteFlag" | "orderBy" | "limit" | "offset"; data: CustomerOrder[] };
  "customer.orders.get": { input: CustomerOrdersGetInput; defaults: never; data: CustomerOrder };
  "customer.invoices.list": { input: CustomerInvoicesListInput; defaults: "limit" | "offset"; data: Invoice[] };
  "customer.invoices.get": { input: CustomerInvoicesGetInput; defaults: never; data: Invoice };
  "customer.quotes.list": { input: CustomerQuotesListInput; defaults: "orderBy" | "limit" | "offset"; data: Quote[] };
  "customer.quotes.get": { input: CustomerQuotesGetInput; defaults: never; data: Quote };
  "customer.purchasedItems.list": { input: CustomerPurchasedItemsListInput; defaults: "orderBy" | "limit" | "offset"; data: PurchasedItem[] };
  "customer.purchasedItems.prices": { input: CustomerPurchasedItemsPricesInput; defaults: "limit" | "offset"; data: PaidPrice[] };
  "contacts.doc": { input: ContactsDocInput; defaults: never; data: ContactDoc };
  "contacts.webAllowance": { input: ContactsWebAllowanceInput; defaults: never; data: WebAllowance };
  "contacts.customers": { input: ContactsCustomersInput; defaults: "limit" | "offset"; data: Customer[] };
  "contacts.refresh": { input: ContactsRefreshInput; defaults: never; data: RefreshResult };
  "contactsUd.get": { input: ContactsUdGetInput; defaults: never; data: ContactUserDefined };
  "shipTo.refresh": { input: ShipToRefreshInput; defaults: never; data: RefreshResult };
  "oeContactsCustomer.refresh": { input: OeContactsCustomerRefreshInput; defaults: never; data: RefreshResult };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
