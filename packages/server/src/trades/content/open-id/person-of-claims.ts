import { highestRole } from "../../../platform/auth/account.ts";
import type { Person } from "../../../platform/auth/provision-user.ts";
import type { OpenIdClaims } from "../../../providers/open-id/open-id-client.ts";
import type { OpenIdSetting } from "./open-id-setting.ts";

/** What a site makes of somebody's claims. */
export interface ClaimedPerson extends Person {
  /** An address that the provider says it has verified. */
  readonly verifiedEmail: string | undefined;
  /** Undefined when no claim brings one and the site has none for such people: they are to stay out. */
  readonly role: string | undefined;
  /** `unknown` when the claim names a customer that the setting does not. */
  readonly customer: number | null | "unknown";
}

/**
 * Who somebody is by the claims of a provider, as the site's setting reads them.
 *
 * @example
 * personOf({ sub: "7", groups: ["buyers"] }, { roles: [{ value: "buyers", role: "shopper" }], … }).role // "shopper"
 */
export function personOf(claims: OpenIdClaims, setting: OpenIdSetting): ClaimedPerson {
  const names = { username: "preferred_username", name: "name", email: "email", ...setting.claims };
  const [email] = textsOf(claims, names.email);
  return {
    issuer: setting.issuer,
    subject: claims.sub,
    username: textsOf(claims, names.username)[0],
    name: textsOf(claims, names.name)[0],
    email,
    verifiedEmail: claims.email_verified === true && names.email === "email" ? email : undefined,
    role: roleOf(textsOf(claims, names.roles ?? "groups"), setting),
    customer: customerOf(names.customer === undefined ? [] : textsOf(claims, names.customer), setting),
  };
}

function roleOf(groups: readonly string[], { roles = [], role }: OpenIdSetting): string | undefined {
  const brought = roles.filter(({ value }) => groups.includes(value)).map((one) => one.role);
  return brought.length > 0 ? highestRole(brought) : role;
}

/** A claim that names customers, none of which is known, is no reason to take the usual one. */
function customerOf(values: readonly string[], { customers, customerId }: OpenIdSetting): number | null | "unknown" {
  if (values.length === 0) return customerId ?? null;
  const named = customers
    ? customers.find(({ value }) => values.includes(value))?.customerId
    : values.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number)[0];
  return named ?? "unknown";
}

/** The texts of a claim, one or several, numbers as their digits. Its name as it stands counts before dots lead inside. */
function textsOf(claims: OpenIdClaims, name: string): string[] {
  const inside = () =>
    name.split(".").reduce<unknown>((value, part) => (Object(value) as Record<string, unknown>)[part], claims);
  const value = Object.hasOwn(claims, name) ? claims[name] : inside();
  return [value]
    .flat()
    .filter((one): one is string | number => typeof one === "string" || typeof one === "number")
    .map((one) =>
      String(one)
        .replace(/\p{Cc}/gu, "")
        .trim(),
    )
    .filter((one) => one !== "");
}
