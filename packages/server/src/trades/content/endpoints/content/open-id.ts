import type { ContentOperations } from "@purvey/contract/generated/content";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { forbidden, invalid } from "../../../../platform/errors.ts";
import type { OpenIdClient } from "../../../../providers/open-id/open-id-client.ts";
import { beginAttempt, takeAttempt } from "../../open-id/open-id-attempt.ts";
import { type OpenIdAccount, openIdSettingOf, requireOpenId } from "../../open-id/open-id-setting.ts";
import { personOf } from "../../open-id/person-of-claims.ts";
import { userOfPerson } from "../../open-id/user-of-person.ts";
import { answerSignedIn, requireUnblocked } from "../../verify-password.ts";

/** The page that the provider sends the browser back to; it is registered there. */
const callbackPath = "/sign-in/openid";
/** Where one is after the provider's session has ended; it is registered there too. */
const afterwards = "/sign-in";

const begin: Handler<ContentOperations["openId.begin"]> = async ({ returnTo = "/" }, context) => {
  requireOwnPath(returnTo);
  const account = await requireOpenId(context);
  const { issuer, clientId, scopes = "openid profile email" } = account.setting;
  const attempt = beginAttempt(context, { issuer, clientId, returnTo });
  const authorizationUrl = await clientOf(account, context).authorizationUrl(
    attempt,
    context.absolute(callbackPath),
    scopes,
  );
  return { authorizationUrl };
};

const complete: Handler<ContentOperations["openId.complete"]> = async ({ query }, context) => {
  const callback = new URL(context.absolute(callbackPath));
  callback.search = query;
  const attempt = takeAttempt(context, callback.searchParams.get("state"));
  const account = await requireOpenId(context);
  const { setting } = account;
  if (attempt.issuer !== setting.issuer || attempt.clientId !== setting.clientId)
    throw forbidden("The site has changed its identity provider since you began to sign in. Sign in again.");
  const client = clientOf(account, context);
  const person = personOf(await client.claims(callback, attempt), setting);
  const found = await context.transaction((db) => userOfPerson(db, context.site, person, setting));
  if ("refusal" in found) throw found.refusal;
  requireUnblocked(found.account);
  const endSessionUrl = setting.endSession ? await client.endSessionUrl(context.absolute(afterwards)) : undefined;
  const signedIn = await answerSignedIn(found.account, context);
  return { ...signedIn, returnTo: attempt.returnTo, endSessionUrl: endSessionUrl ?? null };
};

function clientOf({ setting, clientSecret }: OpenIdAccount, context: Context): OpenIdClient {
  const { issuer, clientId } = setting;
  return context.openId.of({ issuer, clientId, clientSecret });
}

/** Refuses (400) what leads to another host: whoever signs in here is sent nowhere else afterwards. */
function requireOwnPath(path: string): void {
  const here = "http://here.invalid";
  const own = /^\/(?![/\\])/.test(path) && URL.canParse(path, here) && new URL(path, here).origin === here;
  if (own) return;
  throw invalid("returnTo", `Expected a path of this server such as \`/shop/cart\`, got \`${path}\`.`, path);
}

type OpenIdOperations = Pick<ContentOperations, Extract<keyof ContentOperations, `openId.${string}`>>;

/** Signing in by the site's identity provider: OpenID Connect, authorization code with PKCE. */
export const openIdHandlers: Handlers<OpenIdOperations> = {
  "openId.offer": async (_, context) => ({ name: (await openIdSettingOf(context))?.name ?? null }),
  "openId.begin": begin,
  "openId.complete": complete,
};
