import { createHash } from "node:crypto";
import type { ClientAuth, Configuration, CustomFetchOptions } from "openid-client";
import { remember } from "../../platform/auth/remember.ts";
import { guardedFetch } from "../../platform/outbound/guarded-fetch.ts";
import { unreadable } from "../http/http-service-error.ts";
import { discoveryProblem, serviceOf, signInProblem } from "./open-id-problem.ts";

/** A site's client at its identity provider. */
export interface OpenIdClientSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** None for a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | undefined;
}

/** What a sign-in is begun with, and must be finished with. */
export interface OpenIdChecks {
  readonly state: string;
  readonly nonce: string;
  /** The verifier of PKCE. */
  readonly verifier: string;
}

/** What an identity provider says of somebody. */
export type OpenIdClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A discovered identity provider. */
export interface OpenIdClient {
  /** The page on which the provider asks who it is; it sends the browser back to `redirectUri`. */
  authorizationUrl(checks: OpenIdChecks, redirectUri: string, scopes: string): Promise<string>;
  /**
   * Who the browser that was sent back is: exchanges the code, verifies the identity token (signature, issuer, audience,
   * time, nonce) and adds what the provider's endpoint for claims says.
   *
   * @param callback the address that the browser was sent back to, with its query
   * @throws AUTHENTICATION_REQUIRED for a code or token that is not good for this sign-in
   */
  claims(callback: URL, checks: OpenIdChecks): Promise<OpenIdClaims>;
  /** The page that ends the provider's own session and goes on at `returnTo`; undefined where there is none. */
  endSessionUrl(returnTo: string): Promise<string | undefined>;
}

/** How the clients of a process ask their providers. */
export interface OpenIdLimits {
  /** Ranges of private networks that may be connected to. */
  readonly privateAddresses: readonly string[];
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
}

/** How long what a provider says of itself is believed, in milliseconds; its keys are read again when one is missing. */
const discovered = 3_600_000;
/** How far the clocks may differ, in seconds. */
const tolerance = 30;

/** Loaded when it is first needed: most servers sign nobody in by a provider. */
const library = () => import("openid-client");

/** The identity providers that the sites of a process use, each discovered when it is first needed. */
export class OpenIdClients {
  readonly #limits: OpenIdLimits;
  readonly #known = remember<Configuration>(discovered);

  constructor(limits: OpenIdLimits) {
    this.#limits = limits;
  }

  /**
   * The client of a site. Its calls throw SERVICE_UNAVAILABLE when the provider cannot be reached, UPSTREAM_TIMEOUT when it
   * takes too long, UPSTREAM_SERVICE_ERROR when what it answers is of no use, and BUSINESS_LOGIC_ERROR when it lies in a
   * private network.
   */
  of(settings: OpenIdClientSettings): OpenIdClient {
    const { issuer } = settings;
    const { timeout } = this.#limits;
    const key = createHash("sha256").update(JSON.stringify(settings)).digest("hex");
    const configuration = () =>
      this.#known(key, () => discover(settings, this.#limits), Date.now()).catch((error: unknown) =>
        Promise.reject(discoveryProblem(error, issuer, timeout)),
      );
    return {
      authorizationUrl: async (checks, redirectUri, scopes) =>
        authorizationUrl(await configuration(), checks, redirectUri, scopes),
      claims: async (callback, checks) =>
        claimsOf(await configuration(), callback, checks).catch((error: unknown) =>
          Promise.reject(signInProblem(error, issuer, timeout)),
        ),
      endSessionUrl: async (returnTo) => endSessionUrl(await configuration(), returnTo),
    };
  }
}

async function discover(settings: OpenIdClientSettings, limits: OpenIdLimits): Promise<Configuration> {
  const openId = await library();
  const issuer = new URL(settings.issuer);
  const insecure = issuer.protocol === "http:" ? [openId.allowInsecureRequests] : [];
  return openId.discovery(
    issuer,
    settings.clientId,
    { [openId.clockTolerance]: tolerance },
    await authenticationOf(settings.clientSecret),
    {
      timeout: limits.timeout / 1000,
      execute: [...insecure, openId.enableNonRepudiationChecks],
      [openId.customFetch]: (url, request) => guardedFetch(url, plain(request), limits.privateAddresses),
    },
  );
}

/** The secret in the header, as is usual, unless the provider only takes it in the form. */
async function authenticationOf(secret: string | undefined): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost, None } = await library();
  if (secret === undefined) return None();
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const authenticate = methods.includes("client_secret_basic") ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    return authenticate(server, ...rest);
  };
}

function plain({ method, headers, body, signal }: CustomFetchOptions) {
  return { method, headers, signal, body: body === undefined || body === null ? undefined : String(body) };
}

async function authorizationUrl(
  configuration: Configuration,
  { state, nonce, verifier }: OpenIdChecks,
  redirectUri: string,
  scopes: string,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const challenge = await calculatePKCECodeChallenge(verifier);
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  return pageOf(url, configuration);
}

async function claimsOf(configuration: Configuration, callback: URL, checks: OpenIdChecks): Promise<OpenIdClaims> {
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const tokens = await authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: checks.verifier,
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    idTokenExpected: true,
  });
  const identity = tokens.claims() as OpenIdClaims;
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return identity;
  return { ...(await fetchUserInfo(configuration, tokens.access_token, identity.sub)), ...identity };
}

async function endSessionUrl(configuration: Configuration, returnTo: string): Promise<string | undefined> {
  if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
  const { buildEndSessionUrl } = await library();
  return pageOf(buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }), configuration);
}

/** A page that a browser may be sent to: no provider puts a script in its place. */
function pageOf(url: URL, configuration: Configuration): string {
  const { issuer } = configuration.serverMetadata();
  if (url.protocol === "https:" || url.protocol === new URL(issuer).protocol) return url.href;
  throw unreadable(serviceOf(issuer), "a page that is none of the web");
}
