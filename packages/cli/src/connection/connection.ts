import { plainAddress } from "@purvey/client/address";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";

/** A server and a site on it. */
export interface Connection {
  /** Without a slash at its end: `http://localhost:4400`. */
  readonly address: string;
  readonly siteId: string;
}

/**
 * The server and site of `--url` and `--site`, of `$PURVEY_URL` and `$PURVEY_SITE`, or the demonstration on this machine.
 *
 * @throws UsageError for an address that is none.
 */
export function readConnection(given: Given, { environment }: Terminal): Connection {
  const address = textOption(given, "url", environment.PURVEY_URL || "http://localhost:4400");
  try {
    plainAddress(address, "The server's address");
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`The server's address must be a URL such as http://localhost:4400, not \`${address}\`.`);
  const siteId = textOption(given, "site", environment.PURVEY_SITE || "demo");
  return { address: address.replace(/\/+$/, ""), siteId };
}

/** What a client is created from to speak to the server. Not tried again: who calls by hand sees at once what happened. */
export function clientContext({ address, siteId }: Connection) {
  return { siteId, baseUrl: `${address}/api/{service}`, retries: 0 } as const;
}
