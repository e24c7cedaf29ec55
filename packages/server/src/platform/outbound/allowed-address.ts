import { type LookupAddress, promises } from "node:dns";
import { BlockList, isIP } from "node:net";
import { businessError, invalid } from "../errors.ts";

/** Networks that are not the public internet: this machine, the networks behind it, and ranges of special use. */
const notPublic = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
  ...["::/128", "::1/128", "64:ff9b::/96", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16"],
  ...["fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8"],
];

/** A list of networks. Throws a sentence for what is none. */
export function networks(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits = ""] = range.split("/");
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    if (family === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > longest)
      throw new TypeError(`\`${range}\` is not a range of addresses; write it as \`10.20.0.0/16\`.`);
    list.addSubnet(address, Number(bits), family === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

const special = networks(notPublic);

/** Finds the addresses of a name. */
export type Lookup = (host: string) => Promise<readonly LookupAddress[]>;

const systemLookup: Lookup = (host) => promises.lookup(host, { all: true, verbatim: true });

/**
 * The address to connect to for a host that a user names: a public one, or one of a range that the configuration
 * allows. Connect to this address and not to the name, which could mean another one a moment later.
 *
 * @throws BUSINESS_LOGIC_ERROR when the host is, or one of its addresses lies, in a private network
 * @throws VALIDATION_ERROR when the name has no address
 */
export async function allowedAddress(
  host: string,
  allowed: readonly string[],
  lookup: Lookup = systemLookup,
): Promise<string> {
  const addresses = await addressesOf(host, lookup);
  const ranges = networks(allowed);
  for (const { address, family } of addresses)
    if (!mayReach(address, family, ranges)) throw privateAddress(host, addresses.length > 1 || isIP(host) === 0);
  return addresses[0]?.address as string;
}

async function addressesOf(host: string, lookup: Lookup): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const found = await lookup(host).catch(() => []);
  if (found.length === 0)
    throw invalid("host", `The name \`${host}\` has no address; correct it, or give the address itself.`, host);
  return found;
}

function mayReach(address: string, family: number, allowed: BlockList): boolean {
  if (family === 4) return !special.check(address, "ipv4") || allowed.check(address, "ipv4");
  // An IPv4 address in the clothes of IPv6 is the IPv4 address.
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address.split("%")[0]}]`).hostname);
  if (mapped) return mayReach(dotted(mapped[1] as string, mapped[2] as string), 4, allowed);
  return !special.check(address, "ipv6") || allowed.check(address, "ipv6");
}

function dotted(high: string, low: string): string {
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [left >> 8, left & 255, right >> 8, right & 255].join(".");
}

function privateAddress(host: string, named: boolean) {
  return businessError(
    `\`${host}\` ${named ? "leads into" : "lies in"} a private network, which this server may not connect to. Give a public address, or have the range allowed in the server's configuration (\`PURVEY_PRIVATE_ADDRESSES\`).`,
    { host },
  );
}
