// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import { addressValidation, type AddressValidationClient } from "./addressValidation.ts";
import { ai, type AiClient } from "./ai.ts";
import { brandFocus, type BrandFocusClient } from "./brandFocus.ts";
import { commerce, type CommerceClient } from "./commerce.ts";
import { content, type ContentClient } from "./content.ts";
import { core, type CoreClient } from "./core.ts";
import { customers, type CustomersClient } from "./customers.ts";
import { erp, type ErpClient } from "./erp.ts";
import { freight, type FreightClient } from "./freight.ts";
import { imports, type ImportsClient } from "./imports.ts";
import { items, type ItemsClient } from "./items.ts";
import { legacy, type LegacyClient } from "./legacy.ts";
import { messaging, type MessagingClient } from "./messaging.ts";
import { orders, type OrdersClient } from "./orders.ts";
import { payments, type PaymentsClient } from "./payments.ts";
import { pricing, type PricingClient } from "./pricing.ts";
import { productInfo, type ProductInfoClient } from "./productInfo.ts";
import { rateShop, type RateShopClient } from "./rateShop.ts";
import { search, type SearchClient } from "./search.ts";
import { shipping, type ShippingClient } from "./shipping.ts";
import { site, type SiteClient } from "./site.ts";
import { tax, type TaxClient } from "./tax.ts";
import { vmi, type VmiClient } from "./vmi.ts";
import { warehouseOps, type WarehouseOpsClient } from "./warehouseOps.ts";

/** Every service, each created when it is first used (R228). */
export interface Services {
  /** Checks, corrects and normalizes addresses. */
  readonly addressValidation: AddressValidationClient;
  /** Questions answered from the site's documents, texts by language models, and what both are steered by. */
  readonly ai: AiClient;
  /** Which categories a brand stands for, and how much. */
  readonly brandFocus: BrandFocusClient;
  /** Carts, cart lines, checkout and the creation of ERP orders. */
  readonly commerce: CommerceClient;
  /** Articles, menus and tags; users, user groups, the verification of passwords and API keys. */
  readonly content: ContentClient;
  /** Addresses, cash drawers, companies, codes, locations with their carrier accounts, and payment types. */
  readonly core: CoreClient;
  /** Customers with their addresses, contacts, orders, invoices, quotes and purchased items. */
  readonly customers: CustomersClient;
  /** Categories, companies, users, web display types and purchase-order receipts as the ERP edits them, with their definitions, and refreshes of contacts and customers. */
  readonly erp: ErpClient;
  /** Freight carriers' rates for what is too large for a parcel. */
  readonly freight: FreightClient;
  /** The record of what goes to the ERP and comes from it: recent and stuck documents, the orders behind them, corrections, resubmission, connections. */
  readonly imports: ImportsClient;
  /** Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents. */
  readonly items: ItemsClient;
  /** Tags and web descriptions of items, what is bought together, articles of categories, states, orders once more. */
  readonly legacy: LegacyClient;
  /** Messages in blocks to the team's channel, or to the inbox where no channel is configured. */
  readonly messaging: MessagingClient;
  /** Order lookup and tracking, representatives' orders, pick tickets, purchase orders, packing slips, invoices on paper. */
  readonly orders: OrdersClient;
  /** Cards that a processor keeps: the page to enter one, what it costs on top, checks, payments. */
  readonly payments: PaymentsClient;
  /** The price engine, the tax engine and contract (job) prices. */
  readonly pricing: PricingClient;
  /** Item extensions, suggested descriptions of items, and podcasts. */
  readonly productInfo: ProductInfoClient;
  /** Compares what carriers ask for a parcel. */
  readonly rateShop: RateShopClient;
  /** Item search by words, part numbers and likeness, with facets, and the items of the search index. */
  readonly search: SearchClient;
  /** Carriers' rates, fees and days on the way for packages. */
  readonly shipping: ShippingClient;
  /** Settings by service, notifications, meeting transcripts, embeddings and what crawlers are told. */
  readonly site: SiteClient;
  /** The tax of orders, invoices, returns and transfers by destination. */
  readonly tax: TaxClient;
  /** Customers' stockrooms: warehouses, sections, users, distributors, own products, inventory profiles and restock orders. */
  readonly vmi: VmiClient;
  /** Bin transfers, receiving, purchase order receipts, transfers between locations, their shipping and receipts. */
  readonly warehouseOps: WarehouseOpsClient;
}

/** Every service module, by name. */
export const allServices = { addressValidation, ai, brandFocus, commerce, content, core, customers, erp, freight, imports, items, legacy, messaging, orders, payments, pricing, productInfo, rateShop, search, shipping, site, tax, vmi, warehouseOps };
