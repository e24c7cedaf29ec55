import { findAccount, principalOfAccount } from "@purvey/server/platform/auth/account";
import { createTokens } from "@purvey/server/platform/auth/tokens";
import type { Database } from "@purvey/server/platform/db/database";
import { openDatabase } from "@purvey/server/platform/db/open-database";
import { acrossSites } from "@purvey/server/platform/db/statement-inspector";
import { openKeys } from "@purvey/server/platform/keys/open-keys";
import sql from "sql-template-tag";
import { pastPooler } from "./settings/data-place.ts";
import type { Settings } from "./settings/read-settings.ts";

/**
 * A token for a user of a site, signed with the server's secret.
 *
 * @param hours how long it is good for
 * @throws Error when the site has no such user, or they are blocked.
 */
export async function issueToken(settings: Settings, site: string, username: string, hours: number): Promise<string> {
  const { databaseUrl, dataFolder } = pastPooler(settings);
  const tokens = createTokens({ secret: openKeys(settings), lifetime: hours * 3600 });
  const db = await openDatabase({ databaseUrl, dataFolder });
  try {
    const account = await findAccount(db, site, sql`lower(u.username) = lower(${username}) and u.block = 0`);
    if (!account) throw await unknownUser(db, site, username);
    return await tokens.issue(principalOfAccount(site, account));
  } finally {
    await db.close();
  }
}

async function unknownUser(db: Database, site: string, username: string): Promise<Error> {
  const found = await db.first(sql`select 1 from site where site_id = ${site}`);
  if (!found) {
    const sites = await db.query<{ id: string }>(
      acrossSites("the sites that there are", sql`select site_id as id from site order by 1 limit 10`),
    );
    const names = sites.map(({ id }) => `\`${id}\``).join(", ") || "none yet";
    return new Error(`There is no site \`${site}\`. There are ${names}: --site <id>.`);
  }
  const users = await db.query<{ name: string }>(sql`
    select username as name from users where site_id = ${site} and block = 0 order by id limit 10`);
  const names = users.map(({ name }) => `\`${name}\``).join(", ") || "no users yet";
  return new Error(`The site \`${site}\` has no active user \`${username}\`. It has ${names}.`);
}
