import type { Permission } from "@purvey/contract/permissions";

/** The roles of the product (D21). */
export type Role =
  | "guest"
  | "shopper"
  | "approver"
  | "salesRep"
  | "warehouse"
  | "administrator"
  | "auditor"
  | "developer";

/** Who a token says the caller is (D22). */
export interface Principal {
  readonly site: string;
  readonly userId: number;
  readonly username: string;
  readonly role: Role;
  /** The customer that the user's contact belongs to; none for staff. */
  readonly customerId: number | undefined;
  readonly contactId: number | undefined;
  readonly salesRepId: string | undefined;
  /** The customer for whom a sales representative acts at this call; `customerId` is that one then. */
  readonly actingFor?: number;
  readonly permissions: ReadonlySet<Permission>;
  /** The API key that the call came with: its number, and how many calls a minute it may make, where it says so. */
  readonly apiKey?: { readonly uid: number; readonly callsPerMinute: number | null };
  /** The version of the user's tokens that this one has; none in those that a program issued for nobody whom the site keeps. */
  readonly tokenVersion?: number;
}
