import { entity, number, text } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import type { HttpServiceSettings } from "./http-request.ts";
import { httpService } from "./http-service.ts";
import { requireShape } from "./require-shape.ts";

/** Where an outside system gives out tokens, and to whom (OAuth 2.0, client credentials). */
export interface TokenSource extends HttpServiceSettings {
  readonly path: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const tokenAnswer: Schema = entity("TokenAnswer", "A token", { access_token: text({ min: 1 }), expires_in: number() });

/** A token is asked for again so long before it runs out, in milliseconds. */
const spare = 60_000;

interface Held {
  readonly token: string;
  /** When another one is asked for, in milliseconds since 1970. */
  readonly until: number;
}

/** An access token that is asked for when it is needed. */
export interface AccessToken {
  /** The token; one that still holds is used again, and calls at the same time ask once. */
  get(): Promise<string>;
  /** The system refused it before its time: the next call asks for another. */
  forget(): void;
}

/**
 * @example
 * const token = accessToken({ name: "freight provider", baseUrl, path: "/oauth2/token", clientId, clientSecret });
 * const headers = { authorization: `Bearer ${await token.get()}` };
 */
export function accessToken({ path, clientId, clientSecret, ...settings }: TokenSource): AccessToken {
  const http = httpService(settings);
  let current: Promise<Held> | undefined;
  const ask = async (): Promise<Held> => {
    const form = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
    const { body } = await http.json({ path, body: { form } });
    const answer = requireShape<{ access_token: string; expires_in: number }>(settings, tokenAnswer, body);
    return { token: answer.access_token, until: Date.now() + answer.expires_in * 1000 - spare };
  };
  return {
    async get() {
      const asked = current;
      const held = await asked?.catch(() => undefined);
      if (held && Date.now() < held.until) return held.token;
      // Whoever finds it spent first asks for the next one; the others wait for that.
      const next = current === asked ? ask() : (current ?? ask());
      current = next;
      return (await next).token;
    },
    forget() {
      current = undefined;
    },
  };
}
