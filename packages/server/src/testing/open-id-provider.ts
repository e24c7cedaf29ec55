import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Account, type AccountClaims, Provider } from "oidc-provider";

/** A real identity provider on a free port of this machine. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What it says of whom, by the name they sign in with there. */
  readonly people: Map<string, Readonly<Record<string, unknown>>>;
  close(): void;
}

/** The claims that its scope `profile` brings. */
const profile = ["preferred_username", "name", "groups", "customer"];

/** Starts one, with a client that may send browsers back to these addresses. */
export async function openIdProvider(redirectUris: readonly string[]): Promise<OpenIdProvider> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: "purvey", clientSecret: "secret-of-the-test-client" };
  const people: OpenIdProvider["people"] = new Map();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: redirectUris.map((uri) => new URL("/sign-in", uri).href),
      },
    ],
    claims: { openid: ["sub"], profile, email: ["email", "email_verified"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ["a key of the test's provider"] },
    findAccount: (_, id): Account => ({
      accountId: id,
      claims: (): AccountClaims => ({ ...people.get(id), sub: id }),
    }),
  });
  server.on("request", provider.callback());
  return {
    issuer,
    ...client,
    people,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Somebody's browser: keeps the cookies of each host, and follows the provider to where it sends back. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>();
  readonly #fetch: (request: Request) => Promise<Response>;

  /** @param fetch sends what goes to no provider */
  constructor(fetch: (request: Request) => Promise<Response>) {
    this.#fetch = fetch;
  }

  /** Sends a request with the cookies of its host, and keeps those of the answer. */
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const { host, hostname } = new URL(url);
    const jar = this.#jars.get(host) ?? new Map<string, string>();
    this.#jars.set(host, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const request = new Request(url, { ...init, headers, redirect: "manual" });
    const response = await (hostname === "127.0.0.1" ? fetch(request) : this.#fetch(request));
    for (const text of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** The cookies of a host, to look at and to change. */
  cookies(host: string): Map<string, string> {
    return this.#jars.get(host) ?? new Map();
  }

  /** Signs in at the provider as somebody and agrees to all it asks; answers the address that it sends back to. */
  async signInAt(authorizationUrl: string, login: string): Promise<URL> {
    let url = authorizationUrl;
    for (let steps = 0; steps < 12; steps++) {
      const page = await this.send(url);
      const next = page.headers.get("location") ?? (await this.#submit(url, await page.text(), login));
      url = new URL(next, url).href;
      if (new URL(url).pathname === "/sign-in/openid") return new URL(url);
    }
    throw new Error(`The provider does not come to an end; it is at ${url}.`);
  }

  async #submit(page: string, html: string, login: string): Promise<string> {
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
    const [, action = page] = /action="([^"]+)"/.exec(html) ?? [];
    if (!prompt) throw new Error(`The provider asks nothing at ${page}: ${html.slice(0, 2000)}`);
    const body = new URLSearchParams({ prompt, login, password: "any" });
    const answer = await this.send(new URL(action, page).href, { method: "POST", body });
    return answer.headers.get("location") ?? page;
  }
}
