import type { CartHeader, Checkout } from "@purvey/contract/generated/commerce";
import type { ErpHeader, QuotedPrice } from "../orders/index.ts";
import type { ItemPricing, PriceInputs, TaxInputs } from "../pricing/index.ts";
import type { StoredStep } from "./approvals/approval-chain.ts";

/** A line of the cart that is checked out. */
export interface CheckoutCartLine {
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly unitPrice: number | null;
  readonly quoteNo: number | null;
  readonly lineNote: string | null;
}

/** What a checkout needs of an item beside its price: its stock at the location, and what could take its place. */
export interface CheckoutItemExtras {
  readonly onHand: number;
  readonly allocated: number;
  /** Other locations that have some. */
  readonly elsewhere: readonly { readonly locationName: string; readonly available: number }[];
  readonly substitutes: readonly string[];
}

/** An item as a checkout knows it. */
export type CheckoutItem = ItemPricing & CheckoutItemExtras;

/** Who buys. */
export interface CheckoutCustomer {
  readonly customerId: number;
  readonly customerName: string;
  readonly companyId: string;
  readonly poNoRequired: boolean;
  readonly termsDesc: string | null;
  readonly creditHold: boolean;
  readonly creditLimit: number | null;
  /** Open orders and unpaid invoices in the currency of the site, which credit limits are in. */
  readonly creditUsed: number;
  /** What is open in other currencies, which the credit limit does not count. */
  readonly openElsewhere: readonly { readonly currency: string; readonly amount: number }[];
  readonly webEnabled: boolean;
  readonly salesRepId: string | null;
  readonly classes: readonly (string | null)[];
}

/** Where the goods go. */
export interface CheckoutShipTo {
  readonly shipToId: number;
  readonly shipToName: string;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string | null;
  readonly country: string;
  readonly email: string | null;
}

/** Where the goods come from. */
export interface CheckoutLocation {
  readonly locationId: number;
  readonly locationName: string;
  readonly allowBackorder: boolean;
  readonly postalCode: string | null;
  readonly country: string;
  /** `YYYY-MM-DD`: the day that it is there. */
  readonly today: string;
}

/** What the buyer's contact may release alone. */
export interface ContactAllowance {
  readonly allowance: number | null;
  readonly period: "order" | "month" | "year";
  readonly spent: number;
}

/** What freight costs on this site: a base, so much for a kilogram, what carriers ask, nothing from a subtotal on. */
export interface FreightRates {
  /** The cheapest rate of the cards that ship with the server comes on top. */
  readonly rates?: "embedded";
  readonly base?: number;
  readonly perKilogram?: number;
  readonly freeFrom?: number;
}

/** A checkout as it is stored, with what its answers leave out. */
export type StoredCheckout = Checkout & {
  /** Header fields that were given beforehand. */
  readonly header: ErpHeader;
  readonly activatedVersion: number | null;
  readonly activatedTotal: number | null;
  /** Who gave the header's figure of freight by hand, with the permission to; null where nobody did. */
  readonly freightSetBy: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly freightSetAt: string | null;
};

/** Everything a checkout depends on, at one moment. */
export interface CheckoutFacts {
  readonly checkout: StoredCheckout;
  readonly cart: CartHeader | null;
  readonly cartLines: readonly CheckoutCartLine[];
  readonly customer: CheckoutCustomer | null;
  readonly buyer: {
    readonly usersId: number;
    readonly name: string;
    readonly email: string | null;
    readonly contactId: number | null;
    /** What they sign in with. */
    readonly username: string;
    /** A sales representative who orders for one of their customers. */
    readonly onBehalf: "Y" | "N";
  };
  readonly shipTo: CheckoutShipTo | null;
  readonly location: CheckoutLocation | null;
  readonly currency: string;
  readonly freight: FreightRates | null;
  /** What becomes of an address that its provider does not know as it is; null where nobody is asked. */
  readonly addressRule: "mark" | "refuse" | null;
  /** The tax provider is to record what it taxes. */
  readonly recordsTaxes: boolean;
  readonly allowance: ContactAllowance | null;
  /** The customer's chain of approvers; empty without a policy. */
  readonly chain: readonly StoredStep[];
  readonly quotes: readonly QuotedPrice[];
  /** What is taxed, and where the goods go: an address of the order's own, else the ship-to. */
  readonly tax: TaxInputs & {
    readonly country: string;
    /** `YYYY-MM-DD`: the day whose rates count, by the zone of the customer's branch. */
    readonly day: string;
  };
  /** The same where the goods leave from, for lines that are picked up there; null for a cart, which has none. */
  readonly pickupTax: CheckoutFacts["tax"] | null;
  /** One for each line, in their order. */
  readonly inputs: readonly (Omit<PriceInputs, "item"> & { readonly item: CheckoutItem | null })[];
}
