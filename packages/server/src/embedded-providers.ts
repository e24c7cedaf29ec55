import type { Providers } from "./platform/ports/providers.ts";
import { embeddedAddresses } from "./providers/addresses/embedded-addresses.ts";
import { inbox } from "./providers/chat/inbox.ts";
import { embeddedFreight } from "./providers/freight/embedded-freight.ts";
import { embeddedProcessor } from "./providers/payments/embedded-processor.ts";
import { embeddedRates } from "./providers/rates/embedded-rates.ts";
import { embeddedTax } from "./trades/pricing/embedded-tax.ts";
import { embeddedEmbeddings } from "./trades/search/embed.ts";

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
