import type { Generation } from "./context.ts";
import type { ServiceModule } from "./wire.ts";

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
    address = address.replace(/\/$/, "");
    addresses[name] = address;
  }
  return address;
}
