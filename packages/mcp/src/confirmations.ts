import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What a confirmation stands for: exactly this call, by this caller. */
export interface ConfirmedCall {
  readonly operation: string;
  readonly input: unknown;
  readonly siteId: string;
  readonly token: string | undefined;
}

/** Hands out confirmation tokens and reads them again. */
export interface Confirmations {
  /** A token that confirms this call for five minutes. */
  issue(call: ConfirmedCall): string;
  /**
   * The key under which a confirmed call is sent, the same for each use of a confirmation, so that a server which has
   * answered it once does nothing again; or a sentence that says why the confirmation does not count.
   */
  redeem(confirmation: string, call: ConfirmedCall): { readonly key: string } | { readonly reason: string };
}

/** How long a confirmation counts, in milliseconds. */
const lifetime = 5 * 60_000;

/** Confirmations of one process: nothing is stored, each is signed with a key that ends with the process. */
export function createConfirmations(now: () => number = Date.now): Confirmations {
  const secret = randomBytes(32);
  const sign = (nonce: string, expires: string, call: ConfirmedCall): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify([nonce, expires, call.operation, sorted(call.input), call.siteId, call.token ?? null]))
      .digest("base64url");
  return {
    issue(call) {
      const nonce = randomBytes(12).toString("base64url");
      const expires = (now() + lifetime).toString(36);
      return [nonce, expires, sign(nonce, expires, call)].join(".");
    },
    redeem(confirmation, call) {
      const [nonce = "", expires = "", signature = ""] = confirmation.split(".");
      if (!equal(signature, sign(nonce, expires, call)))
        return {
          reason: "The confirmation is not for this operation with this input. Ask for a new one: leave `confirm` out.",
        };
      if (Number.parseInt(expires, 36) < now())
        return { reason: "The confirmation is older than five minutes. Ask for a new one: leave `confirm` out." };
      return { key: `mcp-${createHash("sha256").update(nonce).digest("hex").slice(0, 32)}` };
    },
  };
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The same text for the same input, in whatever order its fields stand. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, entry]) => [name, sorted(entry)]);
}
