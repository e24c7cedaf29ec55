import type { ContentOperations } from "@purvey/contract/generated/content";
import { canonicalText } from "@purvey/contract/naming";
import sql from "sql-template-tag";
import { type Account, findAccount, principalOfAccount } from "../../platform/auth/account.ts";
import { verifyPassword } from "../../platform/auth/password.ts";
import { countSignIn, forgetSignIns } from "../../platform/auth/sign-in-limit.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { forbidden, invalid, ServerError } from "../../platform/errors.ts";

/**
 * Signs a user in (R051–R053, D22). A wrong name and a wrong password take equally long and get the same answer; that a
 * user is blocked is told only to who knows their password.
 */
export const signIn: Handler<ContentOperations["users.verifyPassword"]> = async (input, context) => {
  requireSite(input.siteId, context.site);
  const counted = await countSignIn(context.db, context.site, canonicalText(input.username), context.address);
  const account = await verifiedAccount(input.username, input.password, context);
  requireUnblocked(account);
  await forgetSignIns(context.db, context.site, counted);
  return answerSignedIn(account, context);
};

function requireSite(siteId: string | undefined, site: string): void {
  if (siteId === undefined || siteId === site) return;
  throw invalid(
    "siteId",
    `\`siteId\` is \`${siteId}\`, but the call was sent to the site \`${site}\`; leave it out or send both alike.`,
    siteId,
    site,
  );
}

async function verifiedAccount(username: string, password: string, context: Context): Promise<Account> {
  const named = (name: string) => findAccount(context.db, context.site, sql`lower(u.username) = lower(${name})`);
  // A name of before that only differs from another's in its form is still signed in with as it is stored.
  const account = (await named(username)) ?? (await named(canonicalText(username)));
  const verified = await verifyPassword(password, account?.passwordHash);
  if (account && verified) return account;
  throw new ServerError("AUTHENTICATION_REQUIRED", "Username and password do not match. Check both and try again.", {
    details: { isVerified: false },
  });
}

/** Refuses (403) a user who is blocked. */
export function requireUnblocked({ block, username }: Account): void {
  if (block !== 1) return;
  throw forbidden(`The user \`${username}\` is blocked. Ask an administrator to let you in again.`);
}

/** What somebody gets who has proven who they are: a token, and the visit is noted. */
export async function answerSignedIn(account: Account, { db, site, tokens }: Context) {
  const { userId: id, username, email } = account;
  await db.execute(sql`
    update users set lastvisit_date = localtimestamp(0) where site_id = ${site} and id = ${id}`);
  return { id, isVerified: true, username, token: await tokens.issue(principalOfAccount(site, account)), email };
}
