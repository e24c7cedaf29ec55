import { check } from "@purvey/contract/check";
import { settingDefinitions } from "@purvey/contract/setting-definitions";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../db/database.ts";
import { forbidden } from "../errors.ts";
import type { Principal } from "../principal.ts";
import { settingJson } from "../settings/setting-value.ts";
import { type Account, principalOfAccount } from "./account.ts";
import type { OutsideIdentity } from "./issuers.ts";
import { findPerson, provisionUser } from "./provision-user.ts";
import { remember } from "./remember.ts";
import { unauthenticated } from "./tokens.ts";

/** What a site makes of the people of one issuer: its setting `content.issuers` has one of these for each. */
export interface IssuerRules {
  readonly issuer: string;
  /** Whether a person without a user gets one at the first call. */
  readonly provision?: boolean;
  /** The role of such a user: `guest` or `shopper`. */
  readonly role?: string;
  /** Which roles the groups of a person bring; a group that is not named brings none. */
  readonly groups?: readonly { readonly group: string; readonly role: string }[];
}

interface Known {
  readonly account: Account;
  readonly rules: IssuerRules | undefined;
}

/**
 * The users whom tokens of outside issuers speak for. Such a token says who somebody is and in which groups;
 * nothing else of it counts: customer, permissions and standing are those of the user whom the site knows by issuer and
 * subject, roles are that user's own and those that the site gives to the groups.
 */
export class OutsideUsers {
  readonly #db: Database;
  readonly #known: (key: string, read: () => Promise<Known>, now: number) => Promise<Known>;

  /** @param milliseconds how long to trust what was read; 0 reads at every call */
  constructor(db: Database, milliseconds: number) {
    this.#db = db;
    this.#known = remember(milliseconds);
  }

  /**
   * Who the person is on a site now.
   *
   * @throws INSUFFICIENT_PERMISSIONS when the issuer may not be used there or the site does not know the person;
   *   AUTHENTICATION_REQUIRED when the user is blocked, or was since the token was issued.
   */
  async of(identity: OutsideIdentity, site: string, now = Date.now()): Promise<Principal> {
    const { issuer, subject, issuedAt, groups } = identity;
    if (!identity.mayUse(site))
      throw forbidden(`People of \`${issuer}\` may not use the site \`${site}\`. Sign in to another site.`, { site });
    const key = JSON.stringify([site, issuer, subject]);
    const { account, rules } = await this.#known(key, () => this.#read(identity, site), now);
    if (account.block === 1) throw unauthenticated("The user is blocked. Ask an administrator to let you in again.");
    if (account.tokensSince !== null && issuedAt <= account.tokensSince)
      throw unauthenticated("The token was withdrawn: its user got another password or was blocked. Sign in again.");
    const mapped = (rules?.groups ?? []).filter(({ group }) => groups.includes(group)).map(({ role }) => role);
    return principalOfAccount(site, { ...account, roleNames: [...account.roleNames, ...mapped] });
  }

  async #read(identity: OutsideIdentity, site: string): Promise<Known> {
    const rules = await rulesOf(this.#db, site, identity.issuer);
    const account = await findPerson(this.#db, site, identity);
    if (account) return { account, rules };
    if (!rules?.provision)
      throw forbidden(
        `The site \`${site}\` knows no user \`${identity.subject}\` of \`${identity.issuer}\`. Ask an administrator to link one.`,
        { issuer: identity.issuer, subject: identity.subject },
      );
    const standing = { role: rules.role ?? "guest", customerId: null, managed: false };
    return { account: await this.#db.transaction((db) => provisionUser(db, site, identity, standing)), rules };
  }
}

/** What the site's setting says of an issuer; nothing when it is not set, or does not fit any more. */
async function rulesOf(db: Queryable, site: string, issuer: string): Promise<IssuerRules | undefined> {
  const row = await db.first<{ rules: readonly IssuerRules[] | null }>(sql`
    select ${settingJson(sql`${site}`, "content", "issuers")} as rules`);
  const schema = settingDefinitions["content.issuers"]?.schema;
  if (!row?.rules || !schema || check(schema, row.rules).length > 0) return undefined;
  return row.rules.find((rules) => rules.issuer === issuer);
}
