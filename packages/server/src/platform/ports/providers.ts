import type { AddressProvider } from "./address-provider.ts";
import type { ChatProvider } from "./chat-provider.ts";
import type { FreightProvider } from "./freight-provider.ts";
import type { EmbeddingProvider, LanguageModel } from "./language-model.ts";
import type { PaymentProcessor } from "./payment-processor.ts";
import type { RateProvider } from "./rate-provider.ts";
import type { TaxProvider } from "./tax-provider.ts";

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
