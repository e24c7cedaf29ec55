import type { Environment } from "../platform/config.ts";
import { ServerError } from "../platform/errors.ts";
import { settingPlace } from "../platform/keys/sealed-places.ts";
import type { Vault } from "../platform/keys/vault.ts";
import type { Account } from "../platform/ports/account.ts";
import type { Providers } from "../platform/ports/providers.ts";
import { smartyFrom } from "./addresses/smarty-addresses.ts";
import { modelsFrom } from "./ai/language-model-from.ts";
import { project44From } from "./freight/project44-freight.ts";
import { stripeFrom } from "./payments/stripe-processor.ts";
import { shippoFrom } from "./rates/shippo-rates.ts";
import { avataxFrom } from "./tax/avatax.ts";

/** An account of a site with an outside system, as its sealed setting holds it. */
interface AccountKind {
  /** What the account is for. */
  readonly provides: keyof Providers;
  /** Which variable of the server each field stands for; the server's own account is left out. */
  readonly variables: Readonly<Record<string, string>>;
  make(environment: Environment): Partial<Providers>;
}

/** Every kind, by the setting that holds it. Addresses and time limits are the server's: a site names no addresses. */
const kinds: Readonly<Record<string, AccountKind>> = {
  "addressValidation.smarty": {
    provides: "addresses",
    variables: { authId: "SMARTY_AUTH_ID", authToken: "SMARTY_AUTH_TOKEN", license: "SMARTY_LICENSE" },
    make: (environment) => ({ addresses: smartyFrom(environment) }),
  },
  "shipping.shippo": {
    provides: "rates",
    variables: { token: "SHIPPO_TOKEN" },
    make: (environment) => ({ rates: shippoFrom(environment) }),
  },
  "freight.project44": {
    provides: "freight",
    variables: {
      clientId: "PROJECT44_CLIENT_ID",
      clientSecret: "PROJECT44_CLIENT_SECRET",
      accountGroup: "PROJECT44_ACCOUNT_GROUP",
    },
    make: (environment) => ({ freight: project44From(environment) }),
  },
  "tax.avatax": {
    provides: "tax",
    variables: { accountId: "AVATAX_ACCOUNT_ID", licenseKey: "AVATAX_LICENSE_KEY", companyCode: "AVATAX_COMPANY_CODE" },
    make: (environment) => ({ tax: avataxFrom(environment) }),
  },
  "payments.stripe": {
    provides: "payments",
    variables: { secretKey: "STRIPE_SECRET_KEY" },
    make: (environment) => ({ payments: stripeFrom(environment) }),
  },
  "ai.openai": {
    provides: "languageModel",
    variables: { key: "PURVEY_AI_KEY", model: "PURVEY_AI_MODEL" },
    make: (environment) => {
      const { languageModel } = modelsFrom({ ...environment, PURVEY_AI_PROVIDER: "openai" });
      return languageModel ? { languageModel } : {};
    },
  },
};

/** The settings that hold accounts, by name. */
export const accountSettings: readonly string[] = Object.keys(kinds);

/**
 * The provider of an account. Throws a sentence when something is missing that the server must have for it; it repeats no
 * keys.
 */
export function providerOf(setting: string, account: unknown, environment: Environment): Partial<Providers> {
  const kind = kinds[setting] as AccountKind;
  const fields = Object(account) as Record<string, unknown>;
  const own = Object.entries(kind.variables).map(([field, variable]) => [variable, fields[field]]);
  return kind.make({ ...environment, ...Object.fromEntries(own) });
}

/**
 * Tries an account with its outside system, once.
 *
 * @throws ServerError 502 to 504 in a sentence without keys when the system does not accept it, or does not answer.
 */
export async function tryKeyOf(setting: string, account: unknown, environment: Environment): Promise<void> {
  const { provides } = kinds[setting] as AccountKind;
  const provider = providerOf(setting, account, environment)[provides] as Account | undefined;
  await provider?.tryKey?.();
}

/** What is known of a site's accounts. */
export interface SiteAccounts {
  readonly siteId: string;
  /** Equal hashes, equal settings. */
  readonly siteHash: string;
  /** The sealed accounts by their settings' names. */
  readonly accounts: Readonly<Record<string, string>>;
}

/** The outside systems of each site: those of the site's own accounts, and the server's for everything else. */
export class SiteProviders {
  readonly #shared: Providers;
  readonly #vault: Vault;
  readonly #environment: Environment;
  readonly #known = new Map<string, { readonly hash: string; readonly providers: Providers }>();

  constructor(shared: Providers, vault: Vault, environment: Environment) {
    this.#shared = shared;
    this.#vault = vault;
    this.#environment = environment;
  }

  /** An account is opened when it is used first; one that does not open is said by the calls that need it. */
  of(site: SiteAccounts): Providers {
    const known = this.#known.get(site.siteId);
    if (known?.hash === site.siteHash) return known.providers;
    const providers = { ...this.#shared };
    for (const name of Object.keys(site.accounts)) this.#put(providers, name, site);
    this.#known.set(site.siteId, { hash: site.siteHash, providers });
    return providers;
  }

  #put(providers: Providers, setting: string, site: SiteAccounts): void {
    const { provides } = kinds[setting] as AccountKind;
    let made: Partial<Providers> | undefined;
    Object.defineProperty(providers, provides, {
      enumerable: true,
      get: () => {
        made ??= this.#make(setting, site);
        return made[provides];
      },
    });
  }

  #make(setting: string, { siteId, accounts }: SiteAccounts): Partial<Providers> {
    const [service = "", name = ""] = setting.split(".");
    try {
      const account: unknown = JSON.parse(
        this.#vault.open(accounts[setting] ?? "", settingPlace(siteId, service, name)),
      );
      return providerOf(setting, account, this.#environment);
    } catch (cause) {
      throw new ServerError(
        "BUSINESS_LOGIC_ERROR",
        `The site's account in the setting \`${setting}\` cannot be used. Ask an administrator to store it again.`,
        { details: { setting }, cause },
      );
    }
  }
}
