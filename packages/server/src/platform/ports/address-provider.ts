import type { AddressCandidate } from "@purvey/contract/generated/addressValidation";
import type { Account } from "./account.ts";

/** An address in the United States as somebody typed it. */
export interface TypedAddress {
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Five or nine digits. */
  readonly postalCode: string;
}

/** Who checks addresses: the tables that ship with the server, or a service outside. */
export interface AddressProvider extends Account {
  /** Who it is, as it stands in answers and on orders; `embedded` for the tables that ship with the server. */
  readonly source: string;
  /**
   * The addresses that may be meant, likeliest first; none when nothing like it is known.
   *
   * @throws ServerError (502, 503, 504) when a service outside does not answer as it should.
   */
  lookup(address: TypedAddress): Promise<readonly AddressCandidate[]>;
}
