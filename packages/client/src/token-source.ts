import type { ClientContext } from "./context.ts";

/** Refuses what no token can be taken from, before anything is sent with it. */
export function requireTokenSource({ jwt, bearerToken }: Partial<ClientContext>): void {
  const source: unknown = jwt || bearerToken;
  if (typeof source === "string" && /^bearer\s/i.test(source))
    throw new TypeError('`jwt` begins with "Bearer". Give the token alone: the client writes the header.');
  if (source && typeof source !== "string" && typeof source !== "function")
    throw new TypeError(
      `\`jwt\` is ${source instanceof Promise ? "a promise" : `of the type ${typeof source}`}. Give it the token as a text, or a function that gets it: \`jwt: async () => token\`.`,
    );
}
