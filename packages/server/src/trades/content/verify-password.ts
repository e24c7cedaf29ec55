import type { ContentOperations } from "@purvey/contract/generated/content";
import sql from "sql-template-tag";
import { type Account, findAccount, principalOfAccount } from "../../platform/auth/account.ts";
import { verifyPassword } from "../../platform/auth/password.ts";
import { countSignIn, forgetSignIns } from "../../platform/auth/sign-in-limit.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { forbidden, invalid, ServerError } from "../../platform/errors.ts";

/**
 * Signs a user in (R051–R053, D22). A wrong name and a wrong password take equally long and get the same answer; that a
 * user is blocked is told only to who knows his password.
 */
export const signIn: Handler<ContentOperations["users.verifyPassword"]> = async (input, context) => {
  requireSite(input.siteId, context.site);
  const counted = await countSignIn(context.db, context.site, input.username, context.address);
  const account = await verifiedAccount(input.username, input.password, context);
  if (account.block === 1) {
    throw forbidden(`The user \`${account.username}\` is blocked. Ask an administrator to let you in again.`);
  }
  await forgetSignIns(context.db, context.site, counted);
  await recordVisit(account, context);
  const { userId: id, username, email } = account;
  const token = await context.tokens.issue(principalOfAccount(context.site, account));
  return { id, isVerified: true, username, token, email };
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
  const account = await findAccount(context.db, context.site, sql`lower(u.username) = lower(${username})`);
  const verified = await verifyPassword(password, account?.passwordHash);
  if (account && verified) return account;
  throw new ServerError("AUTHENTICATION_REQUIRED", "Username and password do not match. Check both and try again.", {
    details: { isVerified: false },
  });
}

async function recordVisit(account: Account, context: Context): Promise<void> {
  await context.db.execute(sql`
    update users set lastvisit_date = localtimestamp(0) where site_id = ${context.site} and id = ${account.userId}`);
}
