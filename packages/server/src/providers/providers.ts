import type { AddressProvider } from "../platform/ports/address-provider.ts";
import type { ChatProvider } from "../platform/ports/chat-provider.ts";
import type { LanguageModel } from "../platform/ports/language-model.ts";
import type { PaymentProcessor } from "../platform/ports/payment-processor.ts";
import type { RateProvider } from "../platform/ports/rate-provider.ts";
import { embeddedAddresses } from "./addresses/embedded-addresses.ts";
import { inbox } from "./chat/inbox.ts";
import { embeddedEmbeddings } from "./embeddings/embedded-embeddings.ts";
import type { EmbeddingProvider } from "./embeddings/embedding-provider.ts";
import { embeddedFreight } from "./freight/embedded-freight.ts";
import type { FreightProvider } from "./freight/freight-provider.ts";
import { embeddedProcessor } from "./payments/embedded-processor.ts";
import { embeddedRates } from "./rates/embedded-rates.ts";
import { embeddedTax } from "./tax/embedded-tax.ts";
import type { TaxProvider } from "./tax/tax-provider.ts";

/** What the server asks outside systems for, by kind (D26). */
export interface Providers {
  /** Checks addresses. */
  readonly addresses: AddressProvider;
  /** Rates freight. */
  readonly freight: FreightProvider;
  /** Rates parcels. */
  readonly rates: RateProvider;
  /** Keeps cards and moves money. */
  readonly payments: PaymentProcessor;
  /** Takes messages to the team. */
  readonly chat: ChatProvider;
  /** Turns texts into vectors. */
  readonly embeddings: EmbeddingProvider;
  /** Taxes documents. */
  readonly tax: TaxProvider;
  /** Writes texts; nothing that ships with the server can. */
  readonly languageModel?: LanguageModel;
}

/** What ships with the server: real answers from its own tables, marked `source: "embedded"`. */
export const embeddedProviders: Providers = {
  addresses: embeddedAddresses,
  freight: embeddedFreight,
  rates: embeddedRates,
  payments: embeddedProcessor,
  chat: inbox,
  embeddings: embeddedEmbeddings,
  tax: embeddedTax,
};
