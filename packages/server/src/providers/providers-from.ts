import type { Environment } from "../platform/config.ts";
import type { Providers } from "../platform/ports/providers.ts";
import { smartyFrom } from "./addresses/smarty-addresses.ts";
import { modelsFrom } from "./ai/language-model-from.ts";
import { webhookFrom } from "./chat/webhook.ts";
import { project44From } from "./freight/project44-freight.ts";
import { chosenProvider } from "./http/settings.ts";
import { stripeFrom } from "./payments/stripe-processor.ts";
import { shippoFrom } from "./rates/shippo-rates.ts";
import { avataxFrom } from "./tax/avatax.ts";

/** The kinds of outside systems that a variable chooses by name. */
type NamedKind = "addresses" | "freight" | "payments" | "rates" | "tax";

/** Makes a provider with what the environment says of it; throws a sentence when something is missing. */
type Maker<Kind extends NamedKind> = (environment: Environment) => Providers[Kind];

/** Makers of a kind by name. */
type Makers<Kind extends NamedKind> = Readonly<Record<string, Maker<Kind>>>;

/** Providers by kind and by the name that the kind's variable chooses them with. */
export type NamedProviders = { readonly [Kind in NamedKind]?: Makers<Kind> };

/** Those that ship with the server. */
const known: Required<NamedProviders> = {
  addresses: { smarty: smartyFrom },
  freight: { project44: project44From },
  payments: { stripe: stripeFrom },
  rates: { shippo: shippoFrom },
  tax: { avatax: avataxFrom },
};

/**
 * The outside systems that the environment configures; docs/providers.md lists its variables. Refuses what is missing
 * or cannot be read before the server listens, and repeats no keys.
 *
 * @param own providers of one's own, by kind and name; one of a known name takes its place
 *
 * @example
 * const own = { tax: { "county-desk": (environment) => countyDesk(environment.COUNTY_DESK_KEY) } };
 * // With PURVEY_TAX_PROVIDER=county-desk:
 * startServer({ db, tokens, port, providers: providersFrom(process.env, own) });
 */
export function providersFrom(environment: Environment, own: NamedProviders = {}): Partial<Providers> {
  const chosen = <Kind extends NamedKind>(kind: Kind, variable: string): Partial<Providers> => {
    const makers = { ...(known[kind] as Makers<Kind>), ...(own[kind] as Makers<Kind> | undefined) };
    const name = chosenProvider(environment, variable, Object.keys(makers));
    return name === undefined ? {} : { [kind]: (makers[name] as Maker<Kind>)(environment) };
  };
  return {
    ...chosen("addresses", "PURVEY_ADDRESS_PROVIDER"),
    ...chosen("rates", "PURVEY_RATE_PROVIDER"),
    ...chosen("freight", "PURVEY_FREIGHT_PROVIDER"),
    ...chosen("tax", "PURVEY_TAX_PROVIDER"),
    ...chosen("payments", "PURVEY_PAYMENT_PROVIDER"),
    ...(environment.PURVEY_CHAT_WEBHOOK?.trim() && { chat: webhookFrom(environment) }),
    ...modelsFrom(environment),
  };
}
