import { get, post, type Resource, resource } from "../../endpoint.ts";
import { entity, input, nullable, optional, required, sensitive, text } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { VerifyPasswordResult } from "./user.ts";

/** What the sign-in screen offers beside name and password. */
export const OpenIdOffer: ObjectSchema = entity(
  "OpenIdOffer",
  "The identity provider that the site signs people in by",
  {
    name: nullable(
      text({ description: "How the provider is called on the sign-in screen; null without one", example: "Northgate" }),
    ),
  },
);

const BeginOpenIdInput = input("BeginOpenIdInput", "What is wanted after signing in", {
  returnTo: optional(
    text({
      max: 1500,
      description: "The path of this server to go on at; `/` without it",
      example: "/shop/cart",
    }),
  ),
});

/** A sign-in that has begun. */
export const BegunOpenId: ObjectSchema = entity("BegunOpenId", "Where the identity provider is asked", {
  authorizationUrl: text({
    description: "The provider's page, to be opened in the same browser within ten minutes",
    example: "https://login.example.com/auth?client_id=purvey&code_challenge_method=S256",
  }),
});

const CompleteOpenIdInput = input("CompleteOpenIdInput", "What the identity provider sent the browser back with", {
  query: required(
    sensitive(
      text({
        min: 1,
        max: 8192,
        description: "The query of the address, as it stands: code, state and issuer, or the provider's refusal",
      }),
    ),
  ),
});

/** Somebody signed in by the identity provider. */
export const CompletedOpenId: ObjectSchema = entity("CompletedOpenId", "Who signed in, and the token to call with", {
  ...VerifyPasswordResult.properties,
  returnTo: text({ description: "The path to go on at", example: "/shop/cart" }),
  endSessionUrl: nullable(
    text({
      description: "The page that ends the provider's own session, to be opened after signing out; null where none is",
      example: "https://login.example.com/session/end?client_id=purvey",
    }),
  ),
});

const words = ["single sign-on", "sso", "identity provider", "openid connect", "oidc", "external login", "sign in"];

/** Signing in by an identity provider: OpenID Connect, authorization code with PKCE. */
export const openId: Resource = resource("/open-id", {
  offer: get("", {
    returns: OpenIdOffer,
    summary: "Get the identity provider that the site signs people in by",
    words,
    tasks: ["which single sign-on a site has"],
    permission: "none",
    scope: "public",
    extension: true,
  }),
  begin: post("/begin", {
    body: BeginOpenIdInput,
    returns: BegunOpenId,
    summary: "Begin to sign in by the identity provider",
    description:
      "What the sign-in must be finished with (state, nonce and the verifier of PKCE) is kept sealed in a cookie of the browser, for ten minutes; another beginning in the same browser takes its place.",
    words,
    tasks: ["sign in with the company's identity provider"],
    permission: "none",
    scope: "public",
    errors: ["BUSINESS_LOGIC_ERROR", "SERVICE_UNAVAILABLE", "UPSTREAM_SERVICE_ERROR", "UPSTREAM_TIMEOUT"],
    extension: true,
  }),
  complete: post("/complete", {
    body: CompleteOpenIdInput,
    returns: CompletedOpenId,
    summary: "Sign in by what the identity provider sent the browser back with",
    description:
      "The code is exchanged and the identity token verified; then whoever the site knows by issuer and subject gets a token, as by `users.verifyPassword`. Whom it does not know becomes a user where the site's setting `content.openId` says so, and is refused otherwise (403).",
    words,
    tasks: ["get an access token from an identity provider's code"],
    permission: "none",
    scope: "public",
    errors: [
      "AUTHENTICATION_REQUIRED",
      "INSUFFICIENT_PERMISSIONS",
      "BUSINESS_LOGIC_ERROR",
      "SERVICE_UNAVAILABLE",
      "UPSTREAM_SERVICE_ERROR",
      "UPSTREAM_TIMEOUT",
    ],
    extension: true,
  }),
});
