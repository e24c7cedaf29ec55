// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** Which offer is accepted */
export interface AcceptQuoteInput {
  /** The quote that was offered last · at least 1 */ quoteNo: Id<"quote">;
  /** The customer's purchase order number · at most 50 characters */ customerPoNumber?: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** A line to add; the item is named by `invMastUid` or by `itemId` */
export interface AddCartLineInput {
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** A note for the warehouse; an empty one removes it · at most 255 characters */ lineNote?: string;
  /** The caller's own mark; lines of one item and unit merge only under the same one · at most 255 characters */ key?: string;
  /** The item's number, or the customer's; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** How many of the unit more; 0 takes the line out · at least 0, at most 999999999 */ quantity: number;
  /** The quote that gives the price: an open one of the cart's customer that offers the item in the unit · at least 1 */ quoteNo?: Id<"quote">;
}

/** Lines to add */
export interface AddCartLinesInput {
  /** The lines; on the wire a bare JSON array · at least 1 entries, at most 5000 entries */ lines: AddCartLineInput[];
}

/** One line, or several as `lines` */
export interface AddErpOrderLinesInput {
  /** The line's number; without it the next one · at least 1 */ lineNo?: number;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** How many of the unit · at most 999999999, more than 0 */ unitQuantity?: number;
  /** Price of one unit; kept only with `manualPriceOverride` Y · at least 0, at most 999999999999 */ unitPrice?: number;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** Y to keep `unitPrice`: needs the permission `price.override`, or an open quote with that price */ manualPriceOverride?: "Y" | "N";
  /** Y when the customer collects it: no freight */ willCall?: "Y" | "N";
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** A note for the warehouse · at most 255 characters */ lineNote?: string;
  /** The same as `lineNo` · at least 1 */ line_no?: number;
  /** The same as `itemId` · at most 40 characters */ item_id?: string;
  /** The same as `unitQuantity` · at most 999999999, more than 0 */ unit_quantity?: number;
  /** The same as `unitPrice` · at least 0, at most 999999999999 */ unit_price?: number;
  /** The same as `unitOfMeasure` · at most 8 characters */ unit_of_measure?: string;
  /** The same as `manualPriceOverride` */ manual_price_override?: "Y" | "N";
  /** The same as `willCall` */ will_call?: "Y" | "N";
  /** The same as `invMastUid` · at least 1 */ inv_mast_uid?: Id<"item">;
  /** The same as `lineNote` · at most 255 characters */ line_note?: string;
  /** Several lines at once · at least 1 entries, at most 5000 entries */ lines?: ErpOrderLineInput[];
}

/** What the address provider said of where an order goes */
export interface AddressCheck {
  /** `confirmed` as it is, `corrected` where the provider knows another in its place, `unknown` where it knows none or the address lacks a part, `unchecked` where the provider did not answer or the tables that ship do not hold the postal code */ verdict: "confirmed" | "corrected" | "unknown" | "unchecked";
  /** Who said it: `embedded` for the tables that ship, else the provider; null where nobody could be asked · at most 40 characters */ source: string | null;
  /** When the provider was asked */ dateChecked: string;
  proposed: ProposedAddress | null;
}

/** An item others bought with those in the cart */
export interface AlsoBoughtItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ itemDesc: string;
  /** The unit it is usually sold in · at most 8 characters */ defaultSellingUnit: string;
  /** Address of its picture */ imageUrl: string | null;
  /** In how many orders both were bought · at least 1 */ orderCount: number;
}

/** A request to approve an order over its buyer's limit */
export interface Approval {
  /** The approval's unique number · at least 1 */ approvalUid: Id<"approval">;
  /** The checkout that is to be approved · at least 1 */ checkoutUid: Id<"checkout">;
  /** The customer who buys */ customerId: Id<"customer">;
  /** The buyer who asks · at least 1 */ requestedBy: number;
  /** Their name */ requestedByName: string;
  /** Where it stands */ status: "asked" | "approved" | "declined" | "withdrawn";
  /** The total that was asked for */ amount: number;
  /** What the amounts are in, ISO 4217 */ currency: string;
  /** The limit that was exceeded */ limitAmount: number | null;
  /** What the limit is for: each order, a calendar month or a calendar year at the branch */ limitPeriod: "order" | "month" | "year";
  /** What was left of it */ limitRemaining: number | null;
  /** The step it waits at, or ended with · at least 1 */ stepNo: number;
  /** What was decided, and while it is open the steps that its amount still needs by today's policy */ steps: ApprovalStep[];
  /** True when cart or checkout changed after asking: it can only be asked again */ isStale: boolean;
  /** True when it waits for the caller */ mayDecide: boolean;
  /** When it was asked */ dateCreated: string;
  dateLastModified: string;
}

/** Who of a customer may order how much, and who approves what is more */
export interface ApprovalPolicy {
  /** The customer who buys */ customerId: Id<"customer">;
  /** What the amounts are in, ISO 4217 */ currency: string;
  /** A user's own limit is the web allowance of their contact */ limits: SpendingLimit[];
  /** The chain of approvers; when empty, one approval by any colleague who may approve orders is enough */ steps: ApprovalPolicyStep[];
  /** When it was changed last; null where there is none yet */ dateLastModified: string | null;
}

/** One step of a policy's chain */
export interface ApprovalPolicyStep {
  /** Its place in the chain · at least 1 */ stepNo: number;
  /** Who decides it; null for any colleague who may approve orders · at least 1 */ usersId: Id<"user"> | null;
  /** Orders of at least this total need it · at least 0, at most 999999999999 */ fromAmount: number;
}

/** One step of the chain that an approval goes through */
export interface ApprovalStep {
  /** Its place in the chain · at least 1 */ stepNo: number;
  /** Orders of at least this total need it */ fromAmount: number;
  /** The colleagues who may decide it: the one whom the policy names, else everyone who may approve orders */ approvers: CheckoutApprover[];
  /** The answer */ decision: "approved" | "declined" | null;
  /** Who decided it; null while it is open · at least 1 */ decidedBy: number | null;
  /** Their name */ decidedByName: string | null;
  /** Why */ reason: string | null;
  /** When it was decided */ dateDecided: string | null;
}

/** One step */
export interface ApprovalStepInput {
  /** Who decides it; null for any colleague who may approve orders · at least 1 */ usersId?: Id<"user"> | null;
  /** Orders of at least this total need it · at least 0, at most 999999999999 */ fromAmount: number;
}

/** A cart without its lines */
export interface CartHeader {
  /** The cart's unique number · at least 1 */ cartHdrUid: Id<"cart">;
  /** The customer it buys for */ customerId: Id<"customer"> | null;
  /** The contact who buys */ contactId: Id<"contact"> | null;
  /** The user it belongs to */ userId: Id<"user">;
  /** The browser session it began in */ sessionId: string | null;
  /** Where to write about it */ emailAddress: string | null;
  dateCreated: string;
  dateLastModified: string;
  /** A secret name of the cart, to find it by */ cartToken: string;
  /** Which of the user's carts, from 1 · at least 1 */ userCartNo: number;
  /** A number that rises with every change of the cart */ version: string;
  /** 704 open, 705 ordered, 700 deleted */ statusCd: 704 | 705 | 700;
  /** 704 being filled, 1185 ordered · at least 0, at most 2147483647 */ processCd: number;
  /** How many lines it has · at least 0 */ lineCount: number;
  /** The sum of its lines at the prices they were added for */ subtotal: number;
  /** What its lines are priced in, ISO 4217 */ currency: string;
  /** Its checkout that waits for an approval; null once the cart has changed since · at least 1 */ waitingCheckoutUid: Id<"checkout"> | null;
}

/** A line of a cart */
export interface CartLine {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
  /** The line's number; it stays while the line lives · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** How many of the unit · at least 0 */ quantity: number;
  /** The unit it is bought in · at most 8 characters */ unitOfMeasure: string;
  /** A note for the warehouse · at most 255 characters */ lineNote: string | null;
  /** The caller's own mark; lines of one item and unit merge only under the same one · at most 255 characters */ key: string;
  /** Price of one unit when the line was last changed */ unitPrice: number;
  /** The item's number · at most 40 characters */ itemId: string;
  /** Y for an item that is put together from others */ isAssembly: "Y" | "N";
  /** How many lines of the cart hold this item · at least 1 */ invMastUidCount: number;
  /** The item's description */ itemDesc: string;
  /** Address of the item's picture */ imageUrl: string | null;
  /** How many base units one unit holds */ unitSize: number;
  /** Least quantity that may be ordered, in the unit */ minimumOrderQty: number;
  /** Quantities go up in steps of this, in the unit */ orderMultiple: number;
  /** Quantity times unit price, rounded half up to what the cart's currency has */ extendedPrice: number;
  /** Which rule gave the price */ priceSource: "list" | "class" | "break" | "contract" | "quote" | null;
  /** What reaches quantity breaks: each line alone, or all lines of an item together (setting `pricing.breaksPer`) */ breaksPer: "line" | "item";
  /** The quote that gave the price; such a line does not merge with others · at least 1 */ quoteNo: Id<"quote"> | null;
  /** Y for an item that is sold while stock lasts */ discontinued: "Y" | "N";
  dateCreated: string;
  dateLastModified: string;
}

/** The way of a cart to an order */
export interface Checkout {
  /** The checkout's unique number · at least 1 */ checkoutUid: Id<"checkout">;
  /** The same, unique in the world */ checkoutUuid: string;
  /** 704 under way, 705 ordered, 700 deleted */ statusCd: 704 | 705 | 700;
  /** What kind of checkout the caller calls it */ checkoutType: string | null;
  dateCreated: string;
  dateLastModified: string;
  /** What the caller keeps with it */ properties: Record<string, unknown>;
  /** Which program handles it */ checkoutProcessor: string | null;
  /** JSON text that the caller keeps with it */ jsonData: string | null;
  /** Where it comes from */ sourceName: string | null;
  /** Its number there */ sourceId: string | null;
  /** The cart that is checked out · at least 1 */ cartHdrUid: Id<"cart"> | null;
  /** The `body` that was given, as JSON text */ body: string | null;
  /** 704 being prepared, 1185 released to be ordered, 705 ordered · at least 0, at most 2147483647 */ processCd: number;
  /** The user who checks out */ usersId: Id<"user">;
  /** The customer who buys */ customerId: Id<"customer"> | null;
  /** The ship-to that was chosen · at least 1 */ shipToId: Id<"address"> | null;
  /** The location that was chosen to deliver from · at least 1 */ locationId: Id<"location"> | null;
  /** The customer's purchase order number */ customerPoNumber: string | null;
  /** The user who released it */ activatedBy: number | null;
  /** When it was released */ dateActivated: string | null;
  /** The order it became */ orderNo: Id<"order"> | null;
}

/** What the contact may release alone */
export interface CheckoutAllowance {
  /** The limit; null when there is none */ allowance: number | null;
  /** For what the limit holds */ period: "order" | "month" | "year";
  /** Ordered in the period so far */ used: number;
  /** What is left of it; null when there is no limit */ remaining: number | null;
  /** True when this checkout needs somebody with the permission `checkout.activate` */ exceeded: boolean;
}

/** A colleague who may release checkouts */
export interface CheckoutApprover {
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The user's name */ name: string;
}

/** Who checks out */
export interface CheckoutBuyer {
  /** The user */ usersId: Id<"user">;
  /** The user's name */ name: string;
  email: string | null;
  /** The contact · at least 1 */ contactId: Id<"contact"> | null;
  /** The customer's sales representative, who orders on their behalf */ onBehalf: "Y" | "N";
}

/** The customer of a checkout */
export interface CheckoutCustomer {
  /** The customer */ customerId: Id<"customer">;
  customerName: string;
  /** Y when orders need a purchase order number */ poNoRequired: "Y" | "N";
  /** Terms of payment */ termsDesc: string | null;
  /** Y when the customer may not order for now */ creditHold: "Y" | "N";
  /** The most the customer may owe */ creditLimit: number | null;
  /** Open orders and unpaid invoices, in the currency of the totals */ creditUsed: number;
}

/** What decides on the price of the delivery */
export interface CheckoutDelivery {
  /** Pounds of the goods; 0 when no item's weight is known */ weight: number;
  /** Freight by the site's own rates, where the buyer chooses no carrier */ standardFreight: number;
  /** What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere */ freightSource: "carrier" | "site" | "estimate" | "given" | null;
  /** Who gave it by hand */ freightSetBy: string | null;
  /** The kept offer of the carrier that the order will take, or took · at least 1 */ freightOfferUid: Id<"freightOffer"> | null;
  /** Until when that offer is kept; whoever orders later pays what the carrier asks then */ freightExpires: string | null;
}

/** A checkout with everything that belongs to it */
export interface CheckoutDocument {
  checkout: Checkout;
  cart?: CartHeader;
  customer?: CheckoutCustomer;
  buyer: CheckoutBuyer;
  shipTo?: CheckoutShipTo;
  location?: CheckoutLocation;
  delivery: CheckoutDelivery;
  /** The lines at today's prices; of an ordered checkout at the prices they were ordered for */ lines: CheckoutLine[];
  tax: TaxEngineResult;
  totals: CheckoutTotals;
  allowance: CheckoutAllowance;
  approval: Approval | null;
  /** True when the caller may release it at once, without an approval */ mayRelease: boolean;
  payment: OrderPayment | null;
  /** The `mode` to enter a card with: `live` where the payment processor moves money, `dev` where it does not */ cardMode: "dev" | "live";
  /** The order it became */ orderNo: Id<"order"> | null;
}

/** One finding of a validation */
export interface CheckoutIssue {
  /** What was found */ code: "EMPTY_CART" | "ALREADY_ORDERED" | "CUSTOMER_MISSING" | "CUSTOMER_INACTIVE" | "CREDIT_HOLD" | "CREDIT_LIMIT_EXCEEDED" | "OPEN_IN_OTHER_CURRENCY" | "PO_NUMBER_REQUIRED" | "SHIP_TO_MISSING" | "SHIP_DATE_PAST" | "ITEM_UNAVAILABLE" | "ITEM_DISCONTINUED" | "UNIT_NOT_SOLD" | "QUANTITY_TOO_SMALL" | "QUANTITY_NOT_A_MULTIPLE" | "PRICE_MISSING" | "PRICE_CHANGED" | "QUOTE_EXPIRED" | "QUOTE_QUANTITY_EXCEEDED" | "CONTRACT_QUANTITY_EXCEEDED" | "STOCK_SHORT" | "BACKORDER" | "ALLOWANCE_EXCEEDED" | "CHANGED_SINCE_ACTIVATION" | "TAX_DIFFERS" | "TAX_ESTIMATED" | "FREIGHT_UNKNOWN" | "FREIGHT_ESTIMATED" | "FREIGHT_DIFFERS" | "PLACE_UNKNOWN" | "ADDRESS_UNKNOWN" | "ADDRESS_CORRECTED" | "ADDRESS_UNCHECKED";
  /** The finding in a sentence, and the way out */ message: string;
  /** The line it is about; null when it is about the whole */ lineNo: number | null;
  /** The item it is about */ itemId: string | null;
  /** A quantity that would be fine */ suggestedQuantity: number | null;
  /** The unit of that quantity */ suggestedUnitOfMeasure: string | null;
}

/** A line of a checkout, at today's price */
export interface CheckoutLine {
  /** The line's number · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ itemDesc: string;
  /** How many of the unit */ quantity: number;
  /** The unit · at most 8 characters */ unitOfMeasure: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** Price of one unit today */ unitPrice: number;
  /** Quantity times unit price, rounded half up to cents */ extendedPrice: number;
  /** Price when the line was added */ addedUnitPrice: number | null;
  /** Which rule gave the price */ priceSource: "list" | "class" | "break" | "contract" | "manual" | "quote";
  /** The rule in one sentence */ priceExplanation: string;
  /** The contract that gave the price */ jobNo: string | null;
  /** The quote that gave the price · at least 1 */ quoteNo: Id<"quote"> | null;
  /** A note for the warehouse */ lineNote: string | null;
  /** Available at the location, in the unit */ qtyAvailable: number;
  /** What would wait for new stock, in the unit */ qtyBackordered: number;
  /** Tax of the line */ taxAmount: number;
}

/** Where the goods come from */
export interface CheckoutLocation {
  /** The location · at least 1 */ locationId: Id<"location">;
  locationName: string;
  /** True when lines may wait for new stock */ allowBackorder: boolean;
  /** Where parcels start, to ask carriers for rates */ postalCode: string | null;
  /** ISO 3166 */ country: string;
  /** The day that it is there, `YYYY-MM-DD`: the first to ask for a shipment on */ today: string;
}

/** Where the goods go */
export interface CheckoutShipTo {
  /** The ship-to; null for an address given for this order · at least 1 */ shipToId: Id<"address"> | null;
  shipToName: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  /** Where to announce the delivery */ email: string | null;
}

/** What a checkout comes to */
export interface CheckoutTotals {
  /** The sum of the lines */ subtotal: number;
  /** Tax, by the site's tax tables or the configured provider */ taxAmount: number;
  /** Freight, estimated */ freightAmount: number;
  /** What is to be paid */ totalAmount: number;
  /** ISO 4217 */ currency: string;
}

/** Whether a checkout can be ordered */
export interface CheckoutValidationResult {
  /** True when there is no error; warnings do not count */ isValid: boolean;
  /** What stands in the way */ errors: CheckoutIssue[];
  /** What the buyer should know */ warnings: CheckoutIssue[];
  totals: CheckoutTotals;
  allowance: CheckoutAllowance;
  addressCheck: AddressCheck | null;
}

/** What the customer would take instead */
export interface CounterQuoteInput {
  /** What prices are asked for; the note alone may say it instead · at most 5000 entries */ lines?: QuoteWishInput[];
  /** What goes with it, in words · at most 4000 characters */ note?: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** A checkout to be approved */
export interface CreateApprovalInput {
  /** The caller's own checkout · at least 1 */ checkoutUid: Id<"checkout">;
}

/** A checkout to begin */
export interface CreateCheckoutInput {
  /** 704 under way · @default 704 */ statusCd?: 704 | 705 | 700;
  /** What kind of checkout the caller calls it · at most 255 characters */ checkoutType?: string;
  /** Kept with the checkout; header fields of the order in it (such as `customerPoNumber`, `shipToId`) are understood by all their names */ properties?: Record<string, unknown>;
  /** Which program handles it · at most 255 characters */ checkoutProcessor?: string;
  /** JSON text, kept with the checkout · at most 1000000 characters */ jsonData?: string;
  /** Where it comes from · at most 255 characters */ sourceName?: string;
  /** Its number there · at most 255 characters */ sourceId?: string;
  /** The cart to check out; without it the order's lines must be given with the order · at least 1 */ cartHdrUid?: Id<"cart">;
  /** Kept with the checkout; may hold a header (`oeHdr`, `oe_hdr`, `header`, `customer`) */ body?: Record<string, unknown>;
  /** The ship-to; without it the customer's first · at least 1 */ shipToId?: Id<"address">;
  /** The location to deliver from; without it the ship-to's, else the customer's · at least 1 */ locationId?: Id<"location">;
  /** The customer's purchase order number · at most 255 characters */ customerPoNumber?: string;
  /** Only as long as nobody changed it since: the checkout's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What a quote is asked for: the lines of a cart, lines of its own, or words */
export interface CreateQuoteRequestInput {
  /** The cart whose lines are asked for; in place of `lines` · at least 1 */ cartHdrUid?: Id<"cart">;
  /** For whom; without it the cart's customer, or the caller's own */ customerId?: Id<"customer">;
  /** Where the goods would go; without it the customer's usual ship-to · at least 1 */ shipToId?: Id<"address">;
  /** What prices are asked for; the note alone may say it instead · at most 5000 entries */ lines?: QuoteWishInput[];
  /** What goes with it, in words · at most 4000 characters */ note?: string;
}

/** The decision of one step */
export interface DecideApprovalInput {
  /** The answer */ decision: "approved" | "declined";
  /** The step that the caller decides · at least 1, at most 20 */ stepNo: number;
  /** Why; required to decline · at most 1000 characters */ reason?: string;
}

/** Why nothing is offered */
export interface DeclineQuoteInput {
  /** Why · at least 1 characters, at most 4000 characters */ reason: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** The order that a checkout became */
export interface ErpOrder {
  /** The order's number, under the name of its path */ prophet21HdrUid: Id<"order">;
  /** The order's number */ orderNo: Id<"order">;
  /** The checkout it comes from · at least 1 */ checkoutUid: Id<"checkout"> | null;
  /** False when the order was there already and is answered again */ created: boolean;
  /** The customer */ customerId: Id<"customer">;
  /** The contact who ordered · at least 1 */ contactId: Id<"contact"> | null;
  /** The customer's purchase order number */ customerPoNumber: string | null;
  /** Where it stands */ status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  /** When it was ordered */ orderDate: string;
  /** When to deliver */ requestedShipDate: string | null;
  /** The delivery that the buyer chose */ deliveryCode: string | null;
  /** The same in words */ deliveryName: string | null;
  /** What the warehouse and the driver should know */ deliveryNote: string | null;
  /** The ship-to · at least 1 */ shipToId: Id<"address"> | null;
  shipToName: string | null;
  shipToAddress1: string | null;
  shipToAddress2: string | null;
  shipToCity: string | null;
  shipToState: string | null;
  shipToZip: string | null;
  shipToCountry: string | null;
  shipToEmail: string | null;
  addressCheck: AddressCheck | null;
  /** Where it comes from · at least 1 */ locationId: Id<"location"> | null;
  /** Who took it */ taker: string | null;
  class1: string | null;
  class2: string | null;
  class3: string | null;
  class4: string | null;
  class5: string | null;
  /** The user who ordered · at least 1 */ userId: Id<"user"> | null;
  userEmail: string | null;
  /** The sum of the lines */ subtotal: number;
  /** Tax */ taxAmount: number;
  /** Who said the tax: `embedded` for the site's tax tables, else the tax provider; null where it came from elsewhere · at most 40 characters */ taxSource: string | null;
  /** Y when the tax provider did not answer and the site's tables stood in for it */ taxEstimated: "Y" | "N";
  /** The tax provider's number of its answer */ taxDocumentNo: string | null;
  /** Freight */ freightAmount: number;
  /** What is to be paid */ totalAmount: number;
  payment: OrderPayment | null;
  /** Who ordered is the customer's sales representative, on their behalf */ onBehalf: "Y" | "N";
  /** ISO 4217 */ currency: string;
  lines: ErpOrderLine[];
  /** What the buyer should know, such as backorders */ warnings: CheckoutIssue[];
}

/** The header of an ERP order. Case and underscores in names do not count, unknown fields are ignored, and these names are understood as well – `customerId`: customerNo, customerNumber, soldToCustomerId; `shipToId`: addressId, shipToAddressId, shipTo; `shipToName`: ship2Name; `shipToAddress1`: ship2Add1, shipToStreet, shipToAddress; `shipToAddress2`: ship2Add2; `shipToCity`: ship2City; `shipToState`: ship2State; `shipToZip`: shipToZipCode, shipToPostalCode, ship2Zip, zip, postalCode; `shipToCountry`: ship2Country; `shipToEmail`: shipToEmailAddress, ship2EmailAddress; `customerPoNumber`: customerPoNo, customerPo, poNumber, poNo, purchaseOrderNumber; `class1`: class1Id, orderClass1; `class2`: class2Id, orderClass2; `class3`: class3Id, orderClass3; `class4`: class4Id, orderClass4; `class5`: class5Id, orderClass5; `taker`: takenBy, orderTaker; `shippingEstimate`: freightEstimate, estimatedFreight, freight, freightAmount; `cartTax`: tax, taxAmount, salesTax, totalTax; `userEmail`: userEmailAddress, webUserEmail, email, emailAddress; `userId`: usersId, webUserId; `contactId`: orderContactId; `locationId`: sourceLocationId, sourceLocId, shipFromLocationId; `requestedShipDate`: requestedDate, requiredDate, dateRequired; `deliveryCode`: carrierServiceCode; `deliveryName`: carrierServiceName; `deliveryNote`: deliveryInstructions, shippingInstructions. */
export interface ErpOrderHeaderInput {
  /** The customer; must be the checkout's · at least 1 */ customerId?: Id<"customer"> | null;
  /** The ship-to; without it the checkout's, else the customer's first · at least 1 */ shipToId?: Id<"address"> | null;
  /** Name of a ship-to address for this order only · at most 255 characters */ shipToName?: string | null;
  /** Its first line · at most 255 characters */ shipToAddress1?: string | null;
  /** Its second line · at most 255 characters */ shipToAddress2?: string | null;
  /** Its city · at most 255 characters */ shipToCity?: string | null;
  /** Its state · at most 255 characters */ shipToState?: string | null;
  /** Its postal code · at most 255 characters */ shipToZip?: string | null;
  /** Its country · at most 255 characters */ shipToCountry?: string | null;
  /** Where to announce the delivery · at most 255 characters */ shipToEmail?: string | null;
  /** The customer's purchase order number · at most 255 characters */ customerPoNumber?: string | null;
  /** Class 1 of the order · at most 255 characters */ class1?: string | null;
  /** Class 2 of the order · at most 255 characters */ class2?: string | null;
  /** Class 3 of the order · at most 255 characters */ class3?: string | null;
  /** Class 4 of the order · at most 255 characters */ class4?: string | null;
  /** Class 5 of the order · at most 255 characters */ class5?: string | null;
  /** Who took the order; without it `WEB` · at most 255 characters */ taker?: string | null;
  /** Freight that the buyer was shown. The order carries what the chosen delivery, else the site, asks for; only who has the permission `price.override` sets another · at least 0, at most 999999999999 */ shippingEstimate?: number | null;
  /** Tax that the buyer was shown; the order carries what the tax engine says · at least 0, at most 999999999999 */ cartTax?: number | null;
  /** E-mail address of the user · at most 255 characters */ userEmail?: string | null;
  /** The user; without it the checkout's · at least 1 */ userId?: Id<"user"> | null;
  /** The contact who orders; without it the cart's · at least 1 */ contactId?: Id<"contact"> | null;
  /** Where to deliver from; without it the ship-to's location, else the customer's · at least 1 */ locationId?: Id<"location"> | null;
  /** When to deliver */ requestedShipDate?: string | null;
  /** The delivery that the buyer chose: the carrier's code and its service's · at most 255 characters */ deliveryCode?: string | null;
  /** The same in words; without it the shop chooses the carrier · at most 255 characters */ deliveryName?: string | null;
  /** What the warehouse and the driver should know · at most 255 characters */ deliveryNote?: string | null;
  /** The same as `customerId` · at least 1 */ customer_id?: Id<"customer"> | null;
  /** The same as `shipToId` · at least 1 */ ship_to_id?: Id<"address"> | null;
  /** The same as `shipToName` · at most 255 characters */ ship_to_name?: string | null;
  /** The same as `shipToAddress1` · at most 255 characters */ ship_to_address1?: string | null;
  /** The same as `shipToAddress2` · at most 255 characters */ ship_to_address2?: string | null;
  /** The same as `shipToCity` · at most 255 characters */ ship_to_city?: string | null;
  /** The same as `shipToState` · at most 255 characters */ ship_to_state?: string | null;
  /** The same as `shipToZip` · at most 255 characters */ ship_to_zip?: string | null;
  /** The same as `shipToCountry` · at most 255 characters */ ship_to_country?: string | null;
  /** The same as `shipToEmail` · at most 255 characters */ ship_to_email?: string | null;
  /** The same as `customerPoNumber` · at most 255 characters */ customer_po_number?: string | null;
  /** The same as `shippingEstimate` · at least 0, at most 999999999999 */ shipping_estimate?: number | null;
  /** The same as `cartTax` · at least 0, at most 999999999999 */ cart_tax?: number | null;
  /** The same as `userEmail` · at most 255 characters */ user_email?: string | null;
  /** The same as `userId` · at least 1 */ user_id?: Id<"user"> | null;
  /** The same as `contactId` · at least 1 */ contact_id?: Id<"contact"> | null;
  /** The same as `locationId` · at least 1 */ location_id?: Id<"location"> | null;
  /** The same as `requestedShipDate` */ requested_ship_date?: string | null;
  /** The same as `deliveryCode` · at most 255 characters */ delivery_code?: string | null;
  /** The same as `deliveryName` · at most 255 characters */ delivery_name?: string | null;
  /** The same as `deliveryNote` · at most 255 characters */ delivery_note?: string | null;
}

/** An ERP order; of several header forms the first one that has a field counts, in the order oeHdr, oe_hdr, header, customer */
export interface ErpOrderInput {
  oeHdr?: ErpOrderHeaderInput;
  oe_hdr?: ErpOrderHeaderInput;
  header?: ErpOrderHeaderInput;
  customer?: ErpOrderHeaderInput;
  /** The lines; without them those of the checkout's cart · at most 5000 entries */ lines?: ErpOrderLineInput[];
  /** The same as `lines` · at most 5000 entries */ oe_line?: ErpOrderLineInput[];
  paymentAccount?: PaymentAccountInput;
  payment_account?: PaymentAccountInput;
}

/** A line of an order */
export interface ErpOrderLine {
  /** The line's number · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ description: string;
  /** How many of the unit */ unitQuantity: number;
  /** The unit · at most 8 characters */ unitOfMeasure: string;
  /** How many base units one unit holds */ unitSize: number;
  /** Price of one unit */ unitPrice: number;
  /** Quantity times unit price, rounded half up to cents */ extendedPrice: number;
  /** Y when the price was given by hand */ manualPriceOverride: "Y" | "N";
  /** Y when the customer collects it */ willCall: "Y" | "N";
  /** Which rule gave the price */ priceSource: string | null;
  /** The quote that gave the price · at least 1 */ quoteNo: Id<"quote"> | null;
  /** Set aside for the order, in base units */ qtyAllocated: number;
  /** Waiting for new stock, in base units */ qtyBackordered: number;
  /** Where it comes from · at least 1 */ locationId: Id<"location"> | null;
  /** A note for the warehouse */ lineNote: string | null;
}

/** A line of an ERP order; the item is named by `invMastUid` or by `itemId` */
export interface ErpOrderLineInput {
  /** The line's number; without it the next one · at least 1 */ lineNo?: number;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** How many of the unit · at most 999999999, more than 0 */ unitQuantity?: number;
  /** Price of one unit; kept only with `manualPriceOverride` Y · at least 0, at most 999999999999 */ unitPrice?: number;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** Y to keep `unitPrice`: needs the permission `price.override`, or an open quote with that price */ manualPriceOverride?: "Y" | "N";
  /** Y when the customer collects it: no freight */ willCall?: "Y" | "N";
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** A note for the warehouse · at most 255 characters */ lineNote?: string;
  /** The same as `lineNo` · at least 1 */ line_no?: number;
  /** The same as `itemId` · at most 40 characters */ item_id?: string;
  /** The same as `unitQuantity` · at most 999999999, more than 0 */ unit_quantity?: number;
  /** The same as `unitPrice` · at least 0, at most 999999999999 */ unit_price?: number;
  /** The same as `unitOfMeasure` · at most 8 characters */ unit_of_measure?: string;
  /** The same as `manualPriceOverride` */ manual_price_override?: "Y" | "N";
  /** The same as `willCall` */ will_call?: "Y" | "N";
  /** The same as `invMastUid` · at least 1 */ inv_mast_uid?: Id<"item">;
  /** The same as `lineNote` · at most 255 characters */ line_note?: string;
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

/** Prices for what was asked */
export interface OfferQuoteInput {
  /** What is offered, other items and quantities than asked for too · at least 1 entries, at most 5000 entries */ lines: QuoteOfferInput[];
  /** The last day on which the prices hold, whatever its time: it counts whole at the customer's branch */ expirationDate: string;
  /** What goes with it, in words · at most 4000 characters */ note?: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** The card that an order is paid with */
export interface OrderPayment {
  /** The card's brand */ brand: string | null;
  /** The last four digits of its number */ lastFour: string | null;
  /** What paying by card costs on top of the total */ surchargeAmount: number;
  /** The total and the surcharge together: what the card is to bear, and what the payment processor holds for the order */ chargedAmount: number;
}

/** The account an order is paid from: a processor's reference, never a card number */
export interface PaymentAccountInput {
  /** The processor's reference · at most 255 characters */ paymentAccountId?: string | null;
  /** Who holds the account · at most 255 characters */ processor?: string | null;
  /** The last four digits · at most 4 characters */ lastFour?: string | null;
  /** The card's brand · at most 255 characters */ brand?: string | null;
  /** Month it expires · at most 2 characters */ expirationMonth?: string | null;
  /** Year it expires · at most 4 characters */ expirationYear?: string | null;
  /** Name of its holder · at most 255 characters */ name?: string | null;
  /** Billing street · at most 255 characters */ street?: string | null;
  /** Billing city · at most 255 characters */ city?: string | null;
  /** Billing state · at most 255 characters */ state?: string | null;
  /** Billing postal code · at most 255 characters */ zip?: string | null;
  /** Billing country · at most 255 characters */ country?: string | null;
  /** The same as `paymentAccountId` · at most 255 characters */ payment_account_id?: string | null;
  /** The same as `lastFour` · at most 4 characters */ last_four?: string | null;
  /** The same as `expirationMonth` · at most 2 characters */ expiration_month?: string | null;
  /** The same as `expirationYear` · at most 4 characters */ expiration_year?: string | null;
}

/** An address as its provider writes it */
export interface ProposedAddress {
  /** Number and street */ address1: string;
  /** What else the carrier needs */ address2: string | null;
  city: string;
  /** Two letters */ state: string;
  /** Five digits or nine */ postalCode: string;
}

/** A line that is offered */
export interface QuoteOfferInput {
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number, or the customer's; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** How many of the unit · at most 999999999, more than 0 */ quantity: number;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** The price of one unit · at least 0, at most 999999999999 */ unitPrice: number;
}

/** A customer's request for a quote, from asking to the order */
export interface QuoteRequest {
  /** The request's unique number · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
  /** The customer who would buy */ customerId: Id<"customer">;
  /** The customer's name */ customerName: string;
  /** Who asked · at least 1 */ requestedBy: number;
  /** Their name */ requestedByName: string;
  /** Where the goods would go; null for the customer's usual ship-to · at least 1 */ shipToId: Id<"address"> | null;
  /** Where it stands; `expired` as soon as the last day of what was offered is over */ status: "asked" | "offered" | "countered" | "accepted" | "expired" | "declined" | "withdrawn";
  /** Whose turn it is; null once it has ended */ awaits: "seller" | "customer" | null;
  /** The last step · at least 1 */ roundNo: number;
  /** The lines of the last request or offer · at least 0 */ lineCount: number;
  /** The quote that was offered last, as `customer.quotes` has it · at least 1 */ quoteNo: Id<"quote"> | null;
  /** The last day on which its prices hold */ expirationDate: string | null;
  /** What it comes to with tax */ totalAmount: number | null;
  /** What the prices are in, ISO 4217 */ currency: string;
  /** What does not fit in the address of the ship-to, so that the tax of an offer may be wrong: a state or country that there is not, a postal code of another state or none. Null where everything fits */ placeProblem: string | null;
  /** The checkout that it became when it was accepted · at least 1 */ checkoutUid: Id<"checkout"> | null;
  /** The order that this checkout became · at least 1 */ orderNo: Id<"order"> | null;
  /** True when the caller may offer prices now */ mayAnswer: boolean;
  /** True when the caller may accept what was offered last */ mayAccept: boolean;
  /** True when the caller may ask again, with other wishes */ mayCounter: boolean;
  /** Every step, the first one first; empty in a list */ rounds: QuoteRound[];
  /** When it was asked */ dateCreated: string;
  dateLastModified: string;
}

/** One step of a negotiation: who did what, and when */
export interface QuoteRound {
  /** Its place among the steps · at least 1 */ roundNo: number;
  /** What was done */ act: "asked" | "offered" | "countered" | "accepted" | "declined" | "withdrawn";
  /** Who did it; null for a former user · at least 1 */ usersId: Id<"user"> | null;
  /** Their name */ name: string | null;
  /** What goes with it, in words · at most 4000 characters */ note: string | null;
  /** The quote that was offered or accepted · at least 1 */ quoteNo: Id<"quote"> | null;
  /** The last day on which the offered prices hold */ expirationDate: string | null;
  /** What the prices are in, ISO 4217 */ currency: string;
  /** What was asked for or offered; empty for other steps */ lines: QuoteRoundLine[];
  /** When it was done */ dateCreated: string;
}

/** A line that is asked for or offered */
export interface QuoteRoundLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ itemDesc: string;
  /** How many of the unit */ quantity: number;
  /** The unit it is priced in · at most 8 characters */ unitOfMeasure: string;
  /** The price of one unit: wished by the customer, or offered; null without a wish */ unitPrice: number | null;
}

/** A line that a price is asked for */
export interface QuoteWishInput {
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number, or the customer's; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** How many of the unit · at most 999999999, more than 0 */ quantity: number;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** The price of one unit that the customer has in mind · at least 0, at most 999999999999 */ unitPrice?: number | null;
}

/** What a user, or everyone of a role, may order without approval */
export interface SpendingLimit {
  /** The one user that it is for; null when it is for a role · at least 1 */ usersId: Id<"user"> | null;
  /** Everyone of this role who has no limit of their own */ role: "shopper" | "approver" | null;
  /** What may be ordered without approval · at least 0, at most 999999999999 */ amount: number;
  /** What the limit is for: each order, a calendar month or a calendar year at the branch */ period: "order" | "month" | "year";
}

/** One limit */
export interface SpendingLimitInput {
  /** The one user that it is for; null when it is for a role · at least 1 */ usersId?: Id<"user"> | null;
  /** Everyone of this role who has no limit of their own */ role?: "shopper" | "approver" | null;
  /** What may be ordered without approval · at least 0, at most 999999999999 */ amount: number;
  /** What the limit is for: each order, a calendar month or a calendar year at the branch */ period?: "order" | "month" | "year";
}

/** The tax of a sale at its destination */
export interface TaxEngineResult {
  /** The sum of the jurisdictions' `tax_amount` */ total_tax: number;
  /** The combined rate of the destination for goods without a tax class; a fraction · at least 0 */ tax_rate: number;
  /** Every authority that taxes the destination */ jurisdictions: TaxJurisdiction[];
  /** The amount that is taxed, freight included */ taxable_amount: number;
  /** The amount that is not taxed */ exempt_amount: number;
  /** The tax line by line; freight stands last as line 0 */ lines: TaxLine[];
  /** The state the goods go to */ state: string | null;
  /** The postal code the goods go to */ postal_code: string;
  /** Where the tax comes from: this site's tax tables, or the provider that a checkout was taxed by, such as `avatax` · at most 40 characters */ source: string;
  /** How the tax came about, in one sentence */ explanation: string;
}

/** One authority that taxes the destination */
export interface TaxJurisdiction {
  /** Its name */ jurisdiction_name: string;
  /** A fraction: 0.0575 is 5.75 % · at least 0 */ tax_rate: number;
  /** Its tax on the sum of what it taxes, rounded once, half up */ tax_amount: number;
  /** What it is */ jurisdiction_level: "country" | "state" | "county" | "city" | "district";
  /** The amount it taxes */ taxable_amount: number;
  /** Only goods of this class have this rate */ tax_class: string | null;
}

/** The tax of one line */
export interface TaxLine {
  /** Position in `items` from 1; 0 is freight · at least 0 */ line_no: number;
  /** What the line costs */ amount: number;
  /** The part of it that is taxed */ taxable_amount: number;
  /** Its tax, the sum over the jurisdictions */ tax_amount: number;
  /** Why it is not taxed */ exempt_reason: string | null;
}

/** All limits and the whole chain */
export interface UpdateApprovalPolicyInput {
  /** Users who are not listed have no limit of their own · at most 5000 entries */ limits: SpendingLimitInput[];
  /** In their order, with amounts that rise from 0 · at most 20 entries */ steps: ApprovalStepInput[];
  /** Only as long as nobody changed it since: the approval policy's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a line, named by `lineNo` or by item, unit and key */
export interface UpdateCartLineInput {
  /** The line; without it the line of that item, unit and key · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** A note for the warehouse; an empty one removes it · at most 255 characters */ lineNote?: string;
  /** The caller's own mark; lines of one item and unit merge only under the same one · at most 255 characters */ key?: string;
  /** The item's number, or the customer's; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** How many from now on; 0 removes the line · at least 0, at most 999999999 */ quantity?: number;
  /** The quote that gives the price; null to buy at today's price · at least 1 */ quoteNo?: Id<"quote"> | null;
}

/** Lines to change */
export interface UpdateCartLinesInput {
  /** The lines; on the wire a bare JSON array · at most 5000 entries */ lines: UpdateCartLineInput[];
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

/** Nothing but the state that it was read in */
export interface WithdrawQuoteRequestInput {
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.cartHdr.list` takes: List the carts of a user */
export interface CartHdrListInput {
  /** The user whose carts; another's need the permission `user.write` · at least 1 */ userId: Id<"user">;
  /** Only carts for this customer · at least 1 */ customerId?: Id<"customer">;
  /** Only carts of this status; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "cart_hdr_uid|ASC" */ orderBy?: string;
}

/** What `commerce.cartHdr.lookup` takes: Find the open cart of a user, or create it */
export interface CartHdrLookupInput {
  /** The user whose cart · at least 1 */ userId: Id<"user">;
  /** The customer it buys for; without it the user's own · at least 1 */ customerId?: Id<"customer">;
  /** The contact who buys; without it the user's own · at least 1 */ contactId?: Id<"contact">;
  /** Which of the user's carts · at least 1, at most 2147483647 · @default 1 */ userCartNo?: number;
  /** Find the open cart of this token, and create none · at most 255 characters */ cartToken?: string;
}

/** What `commerce.cartHdr.alsoBought` takes: List items that others bought with those in the cart */
export interface CartHdrAlsoBoughtInput {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `commerce.cartLine.list` takes: List the lines of a cart */
export interface CartLineListInput {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
}

/** What `commerce.cartLine.add` takes: Add lines to a cart */
export interface CartLineAddInput {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
  /** The lines; on the wire a bare JSON array · at least 1 entries, at most 5000 entries */ lines: AddCartLineInput[];
}

/** What `commerce.cartLine.update` takes: Change lines of a cart */
export interface CartLineUpdateInput {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
  /** The lines; on the wire a bare JSON array · at most 5000 entries */ lines: UpdateCartLineInput[];
}

/** What `commerce.cartLine.clear` takes: Remove all lines of a cart */
export interface CartLineClearInput {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
}

/** What `commerce.cartLine.deleteLine` takes: Remove a line from a cart */
export interface CartLineDeleteLineInput {
  /** The cart · at least 1 */ cartHdrUid: Id<"cart">;
  /** The line · at least 1 */ lineNo: number;
}

/** What `commerce.checkout.create` takes: Begin the checkout of a cart, or go on with it */
export interface CheckoutCreateInput {
  /** 704 under way · @default 704 */ statusCd?: 704 | 705 | 700;
  /** What kind of checkout the caller calls it · at most 255 characters */ checkoutType?: string;
  /** Kept with the checkout; header fields of the order in it (such as `customerPoNumber`, `shipToId`) are understood by all their names */ properties?: Record<string, unknown>;
  /** Which program handles it · at most 255 characters */ checkoutProcessor?: string;
  /** JSON text, kept with the checkout · at most 1000000 characters */ jsonData?: string;
  /** Where it comes from · at most 255 characters */ sourceName?: string;
  /** Its number there · at most 255 characters */ sourceId?: string;
  /** The cart to check out; without it the order's lines must be given with the order · at least 1 */ cartHdrUid?: Id<"cart">;
  /** Kept with the checkout; may hold a header (`oeHdr`, `oe_hdr`, `header`, `customer`) */ body?: Record<string, unknown>;
  /** The ship-to; without it the customer's first · at least 1 */ shipToId?: Id<"address">;
  /** The location to deliver from; without it the ship-to's, else the customer's · at least 1 */ locationId?: Id<"location">;
  /** The customer's purchase order number · at most 255 characters */ customerPoNumber?: string;
  /** Only as long as nobody changed it since: the checkout's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.checkout.approvers` takes: List the colleagues who may release one's checkouts */
export interface CheckoutApproversInput {

}

/** What `commerce.checkout.get` takes: Get one checkout */
export interface CheckoutGetInput {
  /** The checkout · at least 1 */ checkoutUid: Id<"checkout">;
}

/** What `commerce.checkout.activate` takes: Release a checkout to be ordered */
export interface CheckoutActivateInput {
  /** The checkout · at least 1 */ checkoutUid: Id<"checkout">;
  /** Only as long as nobody changed it since: the checkout's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.checkout.doc` takes: Get a checkout with lines, prices, tax and totals */
export interface CheckoutDocInput {
  /** The checkout · at least 1 */ checkoutUid: Id<"checkout">;
  /** The cart to show; needed only for a checkout without one · at least 1 */ cartHdrUid?: Id<"cart">;
}

/** What `commerce.checkout.validate` takes: Tell whether a checkout can be ordered */
export interface CheckoutValidateInput {
  /** The checkout · at least 1 */ checkoutUid: Id<"checkout">;
}

/** What `commerce.checkout.prophet21Hdr.create` takes: Create the ERP order of a checkout */
export interface CheckoutProphet21HdrCreateInput {
  /** The checkout · at least 1 */ checkoutUid: Id<"checkout">;
  /** Only as long as nobody changed it since: the checkout's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  oeHdr?: ErpOrderHeaderInput;
  oe_hdr?: ErpOrderHeaderInput;
  header?: ErpOrderHeaderInput;
  customer?: ErpOrderHeaderInput;
  /** The lines; without them those of the checkout's cart · at most 5000 entries */ lines?: ErpOrderLineInput[];
  /** The same as `lines` · at most 5000 entries */ oe_line?: ErpOrderLineInput[];
  paymentAccount?: PaymentAccountInput;
  payment_account?: PaymentAccountInput;
}

/** What `commerce.checkout.prophet21Hdr.prophet21Line.create` takes: Add a line to an open ERP order */
export interface CheckoutProphet21HdrProphet21LineCreateInput {
  /** The checkout · at least 1 */ checkoutUid: Id<"checkout">;
  /** The order's number · at least 1 */ prophet21HdrUid: Id<"order">;
  /** The line's number; without it the next one · at least 1 */ lineNo?: number;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** How many of the unit · at most 999999999, more than 0 */ unitQuantity?: number;
  /** Price of one unit; kept only with `manualPriceOverride` Y · at least 0, at most 999999999999 */ unitPrice?: number;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** Y to keep `unitPrice`: needs the permission `price.override`, or an open quote with that price */ manualPriceOverride?: "Y" | "N";
  /** Y when the customer collects it: no freight */ willCall?: "Y" | "N";
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** A note for the warehouse · at most 255 characters */ lineNote?: string;
  /** The same as `lineNo` · at least 1 */ line_no?: number;
  /** The same as `itemId` · at most 40 characters */ item_id?: string;
  /** The same as `unitQuantity` · at most 999999999, more than 0 */ unit_quantity?: number;
  /** The same as `unitPrice` · at least 0, at most 999999999999 */ unit_price?: number;
  /** The same as `unitOfMeasure` · at most 8 characters */ unit_of_measure?: string;
  /** The same as `manualPriceOverride` */ manual_price_override?: "Y" | "N";
  /** The same as `willCall` */ will_call?: "Y" | "N";
  /** The same as `invMastUid` · at least 1 */ inv_mast_uid?: Id<"item">;
  /** The same as `lineNote` · at most 255 characters */ line_note?: string;
  /** Several lines at once · at least 1 entries, at most 5000 entries */ lines?: ErpOrderLineInput[];
}

/** What `commerce.approvals.create` takes: Ask colleagues to approve an order over the limit */
export interface ApprovalsCreateInput {
  /** The caller's own checkout · at least 1 */ checkoutUid: Id<"checkout">;
}

/** What `commerce.approvals.list` takes: List approvals, the newest first */
export interface ApprovalsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Only these */ status?: "asked" | "approved" | "declined" | "withdrawn";
  /** `me`: only those that wait for the caller's decision */ awaiting?: "me";
}

/** What `commerce.approvals.get` takes: Get an approval with the steps of its chain */
export interface ApprovalsGetInput {
  /** The approval · at least 1 */ approvalUid: Id<"approval">;
}

/** What `commerce.approvals.decide` takes: Approve or decline a step of an approval */
export interface ApprovalsDecideInput {
  /** The approval · at least 1 */ approvalUid: Id<"approval">;
  /** The answer */ decision: "approved" | "declined";
  /** The step that the caller decides · at least 1, at most 20 */ stepNo: number;
  /** Why; required to decline · at most 1000 characters */ reason?: string;
}

/** What `commerce.approvals.withdraw` takes: Withdraw a request for approval */
export interface ApprovalsWithdrawInput {
  /** The approval · at least 1 */ approvalUid: Id<"approval">;
}

/** What `commerce.approvalPolicy.get` takes: Get the spending limits and the chain of approvers of a customer */
export interface ApprovalPolicyGetInput {
  /** The customer who buys */ customerId: Id<"customer">;
}

/** What `commerce.approvalPolicy.update` takes: Set the spending limits and the chain of approvers of a customer */
export interface ApprovalPolicyUpdateInput {
  /** The customer who buys */ customerId: Id<"customer">;
  /** Users who are not listed have no limit of their own · at most 5000 entries */ limits: SpendingLimitInput[];
  /** In their order, with amounts that rise from 0 · at most 20 entries */ steps: ApprovalStepInput[];
  /** Only as long as nobody changed it since: the approval policy's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.quoteRequests.create` takes: Ask for a quote */
export interface QuoteRequestsCreateInput {
  /** The cart whose lines are asked for; in place of `lines` · at least 1 */ cartHdrUid?: Id<"cart">;
  /** For whom; without it the cart's customer, or the caller's own */ customerId?: Id<"customer">;
  /** Where the goods would go; without it the customer's usual ship-to · at least 1 */ shipToId?: Id<"address">;
  /** What prices are asked for; the note alone may say it instead · at most 5000 entries */ lines?: QuoteWishInput[];
  /** What goes with it, in words · at most 4000 characters */ note?: string;
}

/** What `commerce.quoteRequests.list` takes: List requests for quotes, the newest first */
export interface QuoteRequestsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Only those of this customer */ customerId?: Id<"customer">;
  /** Only these */ status?: "asked" | "offered" | "countered" | "accepted" | "expired" | "declined" | "withdrawn";
  /** `me`: only those that wait for an answer of whoever may give one, for a customer those with an offer */ awaiting?: "me";
}

/** What `commerce.quoteRequests.get` takes: Get a request for a quote with every step of its negotiation */
export interface QuoteRequestsGetInput {
  /** The request · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
}

/** What `commerce.quoteRequests.offer` takes: Answer a request for a quote with prices and their last day */
export interface QuoteRequestsOfferInput {
  /** The request · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
  /** What is offered, other items and quantities than asked for too · at least 1 entries, at most 5000 entries */ lines: QuoteOfferInput[];
  /** The last day on which the prices hold, whatever its time: it counts whole at the customer's branch */ expirationDate: string;
  /** What goes with it, in words · at most 4000 characters */ note?: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.quoteRequests.decline` takes: Decline a request for a quote, with a reason */
export interface QuoteRequestsDeclineInput {
  /** The request · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
  /** Why · at least 1 characters, at most 4000 characters */ reason: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.quoteRequests.counter` takes: Counter an offer, renew it, or change what was asked */
export interface QuoteRequestsCounterInput {
  /** The request · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
  /** What prices are asked for; the note alone may say it instead · at most 5000 entries */ lines?: QuoteWishInput[];
  /** What goes with it, in words · at most 4000 characters */ note?: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.quoteRequests.accept` takes: Accept an offer: its lines become a cart and a checkout at the quoted prices */
export interface QuoteRequestsAcceptInput {
  /** The request · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
  /** The quote that was offered last · at least 1 */ quoteNo: Id<"quote">;
  /** The customer's purchase order number · at most 50 characters */ customerPoNumber?: string;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.quoteRequests.withdraw` takes: Withdraw a request for a quote, or turn an offer down */
export interface QuoteRequestsWithdrawInput {
  /** The request · at least 1 */ quoteRequestUid: Id<"quoteRequest">;
  /** Only as long as nobody changed it since: the request for a quote's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `commerce.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `commerce.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `commerce.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `commerce`: what it takes, which inputs have defaults, what `data` it answers. */
export interface CommerceOperations {
  "cartHdr.list": { input: CartHdrListInput; defaults: "limit" | "offset" | "orderBy"; data: CartHeader[] };
  "cartHdr.lookup": { input: CartHdrLookupInput; defaults: "userCartNo"; data: CartHeader };
  "cartHdr.alsoBought": { input: CartHdrAlsoBoughtInput; defaults: "limit" | "offset"; data: AlsoBoughtItem[] };
  "cartLine.list": { input: CartLineListInput; defaults: never; data: CartLine[] };
  "cartLine.add": { input: CartLineAddInput; defaults: never; data: CartLine[] };
  "cartLine.update": { input: CartLineUpdateInput; defaults: never; data: CartLine[] };
  "cartLine.clear": { input: CartLineClearInput; defaults: never; data: CartLine[] };
  "cartLine.deleteLine": { input: CartLineDeleteLineInput; defaults: never; data: CartLine[] };
  "checkout.create": { input: CheckoutCreateInput; defaults: "statusCd"; data: Checkout };
  "checkout.approvers": { input: CheckoutApproversInput; defaults: never; data: CheckoutApprover[] };
  "checkout.get": { input: CheckoutGetInput; defaults: never; data: Checkout };
  "checkout.activate": { input: CheckoutActivateInput; defaults: never; data: Checkout };
  "checkout.doc": { input: CheckoutDocInput; defaults: never; data: CheckoutDocument };
  "checkout.validate": { input: CheckoutValidateInput; defaults: never; data: CheckoutValidationResult };
  "checkout.prophet21Hdr.create": { input: CheckoutProphet21HdrCreateInput; defaults: never; data: ErpOrder };
  "checkout.prophet21Hdr.prophet21Line.create": { input: CheckoutProphet21HdrProphet21LineCreateInput; defaults: never; data: ErpOrder };
  "approvals.create": { input: ApprovalsCreateInput; defaults: never; data: Approval };
  "approvals.list": { input: ApprovalsListInput; defaults: "limit" | "offset"; data: Approval[] };
  "approvals.get": { input: ApprovalsGetInput; defaults: never; data: Approval };
  "approvals.decide": { input: ApprovalsDecideInput; defaults: never; data: Approval };
  "approvals.withdraw": { input: ApprovalsWithdrawInput; defaults: never; data: Approval };
  "approvalPolicy.get": { input: ApprovalPolicyGetInput; defaults: never; data: ApprovalPolicy };
  "approvalPolicy.update": { input: ApprovalPolicyUpdateInput; defaults: never; data: ApprovalPolicy };
  "quoteRequests.create": { input: QuoteRequestsCreateInput; defaults: never; data: QuoteRequest };
  "quoteRequests.list": { input: QuoteRequestsListInput; defaults: "limit" | "offset"; data: QuoteRequest[] };
  "quoteRequests.get": { input: QuoteRequestsGetInput; defaults: never; data: QuoteRequest };
  "quoteRequests.offer": { input: QuoteRequestsOfferInput; defaults: never; data: QuoteRequest };
  "quoteRequests.decline": { input: QuoteRequestsDeclineInput; defaults: never; data: QuoteRequest };
  "quoteRequests.counter": { input: QuoteRequestsCounterInput; defaults: never; data: QuoteRequest };
  "quoteRequests.accept": { input: QuoteRequestsAcceptInput; defaults: never; data: QuoteRequest };
  "quoteRequests.withdraw": { input: QuoteRequestsWithdrawInput; defaults: never; data: QuoteRequest };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
