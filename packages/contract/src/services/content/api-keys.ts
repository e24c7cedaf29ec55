import { get, post, type Resource, remove, resource } from "../../endpoint.ts";
import { list, oneOf, paging, uid } from "../../fields.ts";
import { ofCustomer } from "../../scope.ts";
import { ApiKey, apiKeyStates, CreateApiKeyInput, NewApiKey } from "./api-key.ts";

const words = ["api key", "access token", "machine account", "service account", "integration", "credentials", "secret"];

/** API keys: programs call by them in place of a user who signs in. */
export const apiKeys: Resource = resource("/api-keys", {
  list: get("", {
    query: {
      state: oneOf(apiKeyStates, { description: "Only these" }),
      ...paging({ max: 100 }),
    },
    returns: list(ApiKey),
    summary: "List the API keys of the site, the latest first",
    description: "Those that were revoked or ran out stay on the list. The keys themselves are stored nowhere.",
    words,
    tasks: ["which programs have access", "when was an api key last used", "keys that nobody uses"],
    permission: "key.read",
    scope: "site",
    extension: true,
  }),
  create: post("", {
    body: CreateApiKeyInput,
    returns: NewApiKey,
    summary: "Make an API key for a program",
    description:
      "The answer holds the key, this once; the server keeps a hash of it. It acts as the user who makes it, with the given permissions as far as the user has them, and is refused while the user is blocked. It makes no keys and does not change its maker. An idempotency key is refused, because the answer is not kept for a repetition.",
    words: [...words, "generate", "issue", "new"],
    tasks: ["give a program access", "connect another system to the site", "token that does not run out"],
    permission: "key.write",
    scope: ofCustomer({ customerId: "customer" }),
    invalidates: ["content.apiKeys"],
    extension: true,
  }),
  revoke: remove("/{apiKeyUid}", {
    params: { apiKeyUid: uid("The key") },
    returns: ApiKey,
    summary: "Revoke an API key",
    description: "Every server process refuses it within a second. One that is revoked already stays as it is.",
    words: [...words, "delete", "withdraw", "disable", "leaked"],
    tasks: ["an api key was leaked", "take access from a program"],
    permission: "key.write",
    scope: "site",
    invalidates: ["content.apiKeys"],
    extension: true,
  }),
});
