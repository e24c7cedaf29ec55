import { type Permission, permissions } from "@purvey/contract/permissions";
import sql from "sql-template-tag";
import type { Principal } from "../../platform/principal.ts";
import type { TestServer } from "../test-server.ts";

/** Who asks for a record of the customer Northgate, beside somebody of Northgate. */
export const strangers = ["nobody", "otherShopper", "wrongRole", "otherRep", "otherSite", "revoked"] as const;

/** One of those who ask. */
export type Stranger = (typeof strangers)[number];

/** Permissions that open everybody's records, or speak to everybody. */
const openAll: readonly Permission[] = ["customer.all", "stockroom.all", "site.write"];

/**
 * The rights of all who ask for an endpoint: its own permission and all but those which open everybody's records. What
 * keeps a caller out is not a missing right.
 */
function rightsFor(permission: Permission | "none"): Set<Permission> {
  const all = Object.keys(permissions) as Permission[];
  return new Set(all.filter((right) => right === permission || !openAll.includes(right)));
}

/** Tokens of everybody who asks, for an endpoint of this permission. */
export interface Callers {
  /** Of Northgate's buyer Dana; or of the representative who looks after Northgate. */
  owner(permission: Permission | "none", representative: boolean): Promise<string>;
  /** Of one of the strangers; none for who has none. */
  stranger(stranger: Exclude<Stranger, "revoked">, permission: Permission | "none"): Promise<string | undefined>;
  /** Two tokens that count no more: the one of a user who got another password, and the one of a blocked user. */
  readonly revoked: readonly string[];
}

/** Adds the representative of nobody and the revoked users, and issues everybody's tokens. */
export async function issueTokens({ app, db, principalOf }: TestServer): Promise<Callers> {
  const issue = (principal: Principal) => app.tokens.issue(principal);
  const [dana, lena, sara] = [await principalOf("dana"), await principalOf("lena"), await principalOf("sara")];
  const tom = await addUser(db, "tom", "TOM");
  return {
    owner: (permission, representative) =>
      issue({ ...(representative ? sara : dana), permissions: rightsFor(permission) }),
    revoked: [await withdrawn("wendy"), await blocked("bob")],
    async stranger(stranger, permission) {
      const rights = rightsFor(permission);
      if (stranger === "nobody") return undefined;
      if (stranger === "otherSite") return issue({ ...dana, site: "elsewhere", permissions: rights });
      if (stranger !== "wrongRole") return issue({ ...(stranger === "otherRep" ? tom : lena), permissions: rights });
      return issue({ ...dana, permissions: new Set([...rights].filter((right) => right !== permission)) });
    },
  };

  async function withdrawn(username: string): Promise<string> {
    const token = await issue({ ...(await addUser(db, username, null)), tokenVersion: 0 });
    await db.execute(sql`update users set token_version = 1 where site_id = 'demo' and username = ${username}`);
    return token;
  }

  async function blocked(username: string): Promise<string> {
    const token = await issue(await addUser(db, username, null));
    await db.execute(sql`update users set block = 1 where site_id = 'demo' and username = ${username}`);
    return token;
  }
}

/** A user of Northgate, or with a number of their own a representative of nobody. */
async function addUser(db: TestServer["db"], username: string, salesRepId: string | null): Promise<Principal> {
  const customerId = salesRepId === null ? 100200 : undefined;
  const row = await db.first<{ id: number }>(sql`
    insert into users (site_id, username, email, name, password_hash, role, customer_id, sales_rep_id, timezone, language)
    values ('demo', ${username}, ${`${username}@purveydemo.example`}, ${username}, 'x', 'shopper', ${customerId ?? null}, ${salesRepId}, 'UTC', 'en-US')
    returning id`);
  if (!row) throw new Error(`The user \`${username}\` was not added.`);
  return {
    site: "demo",
    userId: row.id,
    username,
    role: salesRepId === null ? "shopper" : "salesRep",
    customerId,
    contactId: undefined,
    salesRepId: salesRepId ?? undefined,
    permissions: rightsFor("none"),
  };
}
