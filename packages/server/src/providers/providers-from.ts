import { smartyFrom } from "./addresses/smarty-addresses.ts";
import { modelsFrom } from "./ai/language-model-from.ts";
import { webhookFrom } from "./chat/webhook.ts";
import { project44From } from "./freight/project44-freight.ts";
import { chosenProvider, type Environment } from "./http/settings.ts";
import { stripeFrom } from "./payments/stripe-processor.ts";
import type { Providers } from "./providers.ts";
import { shippoFrom } from "./rates/shippo-rates.ts";
import { avataxFrom } from "./tax/avatax.ts";

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
    ...(chosenProvider(environment, "PURVEY_RATE_PROVIDER", ["shippo"]) && { rates: shippoFrom(environment) }),
    ...(chosenProvider(environment, "PURVEY_FREIGHT_PROVIDER", ["project44"]) && {
      freight: project44From(environment),
    }),
    ...(chosenProvider(environment, "PURVEY_TAX_PROVIDER", ["avatax"]) && { tax: avataxFrom(environment) }),
    ...(chosenProvider(environment, "PURVEY_PAYMENT_PROVIDER", ["stripe"]) && { payments: stripeFrom(environment) }),
    ...(environment.PURVEY_CHAT_WEBHOOK?.trim() && { chat: webhookFrom(environment) }),
    ...modelsFrom(environment),
  };
}
