import type { Generation } from "./context.ts";
import type { ServiceModule } from "./wire.ts";

/**
 * The address itself, when nothing is in it that is a secret or has no place in an address: a user, a query, a fragment, a
 * control character. What is refused is not repeated: keys get pasted into addresses.
 *
 * @param name what the address is called in the refusal
 *
 * @example
 * plainAddress("http://svc:pass@host/api/{service}", "`baseUrl`") // throws
 */
export function plainAddress(address: string, name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (!/[\0-\x1f\x7f@?#]/.test(address)) return address;
  throw new TypeError(`${name} has a user, a query, a fragment or a control character in it. Give the address alone.`);
}

/** Where a service is, without a slash at the end; worked out once. */
export function addressOf({ addresses, context }: Generation, { name, segment }: ServiceModule<unknown>): string {
  const { baseUrl = "/api/{service}" } = context;
  let address = addresses[name];
  if (!address) {
    address =
      typeof baseUrl === "function"
        ? baseUrl(name)
        : typeof baseUrl === "string"
          ? baseUrl.replaceAll("{service}", segment)
          : baseUrl[name];
    if (!address) throw new TypeError(`\`baseUrl\` has no address for the service \`${name}\`; add one.`);
    address = plainAddress(address, "`baseUrl`").replace(/\/$/, "");
    addresses[name] = address;
  }
  return address;
}
