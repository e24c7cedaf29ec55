import { smartyFrom } from "./addresses/smarty-addresses.ts";
import { webhookFrom } from "./chat/webhook.ts";
import { stripeFrom } from "./payments/stripe-processor.ts";
import type { Providers } from "./providers.ts";
import { chosenProvider, type Environment } from "./settings.ts";

/**
 * The outside systems that the environment configures; docs/providers.md lists its variables. Refuses what is missing
 * or cannot be read before the server listens, and repeats no keys.
 *
 * @example
 * startServer({ db, tokens, port, providers: providersFrom(process.env) });
 */
export function providersFrom(environment: Environment): Partial<Providers> {
  return {
    ...(chosenProvider(environment, "PURVEY_ADDRESS_PROVIDER", ["smarty"]) && { addresses: smartyFrom(environment) }),
    ...(chosenProvider(environment, "PURVEY_PAYMENT_PROVIDER", ["stripe"]) && { payments: stripeFrom(environment) }),
    ...(environment.PURVEY_CHAT_WEBHOOK?.trim() && { chat: webhookFrom(environment) }),
  };
}
