import {
  datetime,
  type Fields,
  input,
  integer,
  list,
  money,
  number,
  oneOf,
  required,
  sensitive,
  text,
  yes,
  yesNo,
} from "./fields.ts";
import type { Issue, Schema } from "./schema.ts";
import { openIdSchema, roleNames } from "./settings/open-id.ts";

/** A setting that the server itself reads. */
export interface SettingDefinition {
  /** What its value must fit. */
  readonly schema: Schema;
  /** What is wrong with a value that fits the schema. */
  readonly problem?: (value: never) => Issue | undefined;
  /** What it does, and what counts without it. */
  readonly description: string;
  /** True when its value is always stored sealed and never answered. */
  readonly secret?: true;
}

const key = (description: string) =>
  sensitive(
    text({
      min: 1,
      max: 1000,
      description,
      pattern: "^[\\x21-\\x7e]+$",
      patternMessage: "Expected letters, digits and signs without blanks, as keys have",
    }),
  );

/** An account of the site with an outside system; the server's, or what ships with it, counts without one. */
function account(title: string, description: string, fields: Fields): SettingDefinition {
  return {
    schema: input(title, description, fields),
    description,
    secret: true,
  };
}

/** The settings that the server itself reads, as `service.name`. Others may be stored for whoever reads them. */
export const settingDefinitions: Readonly<Record<string, SettingDefinition>> = {
  "pricing.currency": {
    schema: text({
      pattern: "^[A-Z]{3}$",
      patternMessage: "Expected three capital letters, such as USD",
      example: "USD",
    }),
    description: "The currency of all prices, by ISO 4217; `USD` without it",
  },
  "pricing.breaksPer": {
    schema: oneOf(["line", "item"]),
    description:
      "What reaches quantity breaks and contracts' least quantities: each `line` alone, or all lines of an `item` together, in base units; `line` without it",
  },
  "addressValidation.atCheckout": {
    schema: oneOf(["mark", "refuse"], { example: "mark" }),
    description:
      "Whether the address provider is asked where an order within the United States is shipped to: `mark` marks the order where the provider does not know the address as it is, `refuse` refuses it; without it nobody is asked",
  },
  "addressValidation.fallback": {
    schema: oneOf(["refuse", "mark"], { example: "mark" }),
    description:
      "What becomes of a checkout and its order when the address provider does not answer: `refuse`, or `mark` the order as not checked; what `addressValidation.atCheckout` says without it",
  },
  "addressValidation.smarty": account(
    "SmartyAccount",
    "The site's account with Smarty, which checks addresses; the server's own without it",
    {
      authId: required(key("The account's `auth-id`")),
      authToken: required(key("The account's `auth-token`")),
      license: key("The subscription, where the account has several"),
    },
  ),
  "ai.openai": account(
    "OpenaiAccount",
    "The site's account with OpenAI, or a server of its protocol, which writes texts; the server's own without it",
    {
      key: required(key("The key")),
      model: required(key("The model that answers when a call names none")),
    },
  ),
  "commerce.freight": {
    schema: input("FreightRates", "What freight costs", {
      base: money({ min: 0, description: "For any delivery" }),
      perKilogram: money({ min: 0, description: "For each kilogram" }),
      freeFrom: money({ min: 0, description: "Nothing from this subtotal on" }),
      rates: oneOf(["embedded"], {
        description:
          "The cheapest rate of the carriers' cards that ship, from location to ship-to; they are in US dollars, and a site that sells in another currency has none",
      }),
    }),
    description: "What freight costs at checkout: `base`, `perKilogram`, `rates`, `freeFrom`; nothing without it",
  },
  "content.issuers": {
    schema: list(
      input("IssuerRules", "What the site makes of the people of an outside issuer of tokens", {
        issuer: required(text({ min: 1, max: 255, description: "What its tokens say in `iss`, to the letter" })),
        provision: yes({ description: "Whether a person whom no user is linked to becomes one", default: false }),
        role: oneOf(["guest", "shopper"], { description: "The role of such a user", default: "guest" }),
        groups: list(
          input("IssuerGroup", "What a group of the issuer may do on the site", {
            group: required(text({ min: 1, max: 255, description: "The group, as the tokens name it" })),
            role: required(oneOf(roleNames, { description: "The role that it brings" })),
          }),
          { max: 200, description: "A group that is not named brings no role" },
        ),
      }),
      { max: 20 },
    ),
    description: "Whom outside issuers may let in, and the roles of their groups; without it only users who are linked",
  },
  "content.openId": {
    schema: openIdSchema,
    description:
      "The identity provider that the site signs people in by (OpenID Connect), and what it makes of them; without it by password alone",
  },
  "content.openIdClient": account(
    "OpenIdClient",
    "The secret of the site's client at the identity provider of `content.openId`; a public client has none",
    {
      issuer: required(key("The issuer of `content.openId`: no other is sent the secret")),
      clientSecret: required(key("The client's secret")),
    },
  ),
  "core.defaultLocationId": {
    schema: integer({ min: 1 }),
    description: "The location that serves customers without one, and whose day counts for them",
  },
  "freight.project44": account(
    "Project44Account",
    "The site's account with project44, which rates freight; the server's own without it",
    {
      clientId: required(key("The client application")),
      clientSecret: required(key("Its secret")),
      accountGroup: key("The group of carriers' accounts to ask; `Default` without it"),
    },
  ),
  "payments.state": {
    schema: text({ pattern: "^[A-Z]{2}$", patternMessage: "Expected two capital letters, such as OH", example: "OH" }),
    description: "The state that the seller is in: some states do not allow surcharges",
  },
  "payments.stripe": account(
    "StripeAccount",
    "The site's account with Stripe, which keeps cards and moves money; the server's own without it",
    {
      secretKey: required(key("The key: `sk_live_…` moves money, `sk_test_…` does not")),
    },
  ),
  "payments.surchargePercent": {
    schema: number({ min: 0, max: 100 }),
    description: "The surcharge on credit cards in percent; none without it",
  },
  "shipping.shippo": account(
    "ShippoAccount",
    "The site's account with Shippo, which rates parcels; the server's own without it",
    {
      token: required(key("The token")),
    },
  ),
  "site.maintenance": {
    schema: input("SiteMaintenance", "When the site is not to be used", {
      start: required(datetime({ description: "From when on calls are refused" })),
      end: required(datetime({ description: "From when on they are answered again" })),
    }),
    problem: ({ start, end }: { readonly start: string; readonly end: string }) =>
      end > start
        ? undefined
        : { path: "end", message: `Expected a time after \`start\`, ${start}, got ${end}`, code: "minimum" },
    description:
      "The time in which the site answers no call but 503: `start` and `end` in UTC; who may see and change its settings still can",
  },
  "site.robots": {
    schema: text({ max: 50_000 }),
    description: "What `/robots.txt` tells crawlers; without it they may see the shop and nothing personal",
  },
  "tax.avatax": account(
    "AvataxAccount",
    "The site's account with AvaTax, which taxes documents; the server's own without it",
    {
      accountId: required(key("The number of the account")),
      licenseKey: required(key("Its license key")),
      companyCode: key("The company; `DEFAULT` without it"),
    },
  ),
  "tax.commitDocuments": {
    schema: yesNo(),
    description:
      "`Y` records the taxes of orders placed from then on with the tax provider, when goods leave, are given back or the order is cancelled; `N` (so also without it) where the ERP that invoices records them",
  },
  "tax.fallback": {
    schema: oneOf(["refuse", "estimate"], { example: "estimate" }),
    description:
      "What becomes of a checkout and its order when the tax provider does not answer: `refuse` (so also without it), or `estimate` by the site's own tables, marked as an estimate",
  },
};
