import type { AddressProvider } from "./addresses/address-provider.ts";
import { embeddedAddresses } from "./addresses/embedded-addresses.ts";

/** What the server asks outside systems for, by kind (D26). */
export interface Providers {
  /** Checks addresses. */
  readonly addresses: AddressProvider;
}

/** What ships with the server: real answers from its own tables, marked `source: "embedded"`. */
export const embeddedProviders: Providers = {
  addresses: embeddedAddresses,
};
