import { input, list, number, oneOf, required, text, yes } from "../fields.ts";
import type { Schema } from "../schema.ts";

/** The roles of the product. */
export const roleNames = [
  "guest",
  "shopper",
  "approver",
  "salesRep",
  "warehouse",
  "auditor",
  "administrator",
  "developer",
];

const claim = (description: string, usual?: string) =>
  text({ min: 1, max: 255, description, ...(usual === undefined ? {} : { default: usual }) });

/** What the value of a claim means here. */
const claimValue = required(text({ min: 1, max: 255, description: "The value of the claim, or one of its values" }));

/** The address of a provider: tokens travel encrypted; within one machine there is nobody to hide them from. */
const address = text({
  max: 255,
  pattern: "^(https://|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?(/|$))[^\\s?#@]*$",
  patternMessage: "Expected an address with https, without name and query, such as https://login.example.com",
  description: "Its address, as its tokens say in `iss`, to the letter",
  example: "https://login.example.com",
});

/** The setting `content.openId`: the identity provider that a site signs people in by. */
export const openIdSchema: Schema = input("OpenIdSetting", "The identity provider that the site signs people in by", {
  name: required(text({ min: 1, max: 60, description: "How it is called on the sign-in screen" })),
  issuer: required(address),
  clientId: required(text({ min: 1, max: 255, description: "The site's client there" })),
  scopes: text({
    pattern: "^openid( [\\x21-\\x7e]+)*$",
    patternMessage: "Expected `openid`, then further scopes, with one blank between them",
    max: 500,
    default: "openid profile email",
  }),
  claims: input("OpenIdClaims", "Which claim says what; dots lead inside, as in `realm_access.roles`", {
    username: claim("The user name", "preferred_username"),
    name: claim("The name", "name"),
    email: claim("The e-mail address", "email"),
    roles: claim("The groups that `roles` speaks of", "groups"),
    customer: claim("The customer, by number or as `customers` says; without it no claim says one"),
  }),
  provision: yes({ description: "Whether a person whom no user is linked to becomes one", default: false }),
  linkByEmail: yes({
    description: "Whether the user with an e-mail address that the provider has verified is this person from then on",
    default: false,
  }),
  roles: list(
    input("OpenIdRole", "The role that a claim brings", {
      value: claimValue,
      role: required(oneOf(roleNames, { description: "The role" })),
    }),
    { max: 200, description: "The highest counts" },
  ),
  role: oneOf(["guest", "shopper"], {
    description: "The role where `roles` brings none; such people are refused without it",
  }),
  customers: list(
    input("OpenIdCustomer", "The customer that a claim means", {
      value: claimValue,
      customerId: required(number({ description: "The customer's number" })),
    }),
    { max: 1000, description: "Without it the claim holds the customer's number itself" },
  ),
  customerId: number({ description: "The customer where the claim says none" }),
  endSession: yes({ description: "Whether signing out ends the provider's session too", default: false }),
});
