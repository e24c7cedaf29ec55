/**
 * Whose rows an endpoint touches: `public` – anybody's, without a token; `site` – those of the site, the same for
 * everybody who has the permission; `own` – those of the caller; `customer` – those of the customers whom the caller
 * may see (D21).
 */
export type ScopeKind = "public" | "site" | "own" | "customer";

/** Records that belong to somebody. The server knows how to find out whose each of them is. */
export type OwnedRecord =
  | "customer"
  | "user"
  | "listOwner"
  | "cart"
  | "contact"
  | "stockroom"
  | "paymentSetup"
  | "paymentAccount";

/** An endpoint's scope, complete. */
export interface Scope {
  readonly kind: ScopeKind;
  /**
   * The fields of the input that name a record of somebody, each with what it names. The server refuses a foreign one
   * before the handler is called. Without any, the statement itself picks the rows, and the server refuses to answer
   * when it did not.
   */
  readonly records: Readonly<Record<string, OwnedRecord>>;
}

/** What an author writes: the kind alone where the statement picks the rows, or {@link ofUser}, {@link ofCustomer}. */
export type ScopeDeclaration = ScopeKind | Scope;

/** The scope of an endpoint that touches rows of the users named by these fields of its input. */
export function ofUser(records: Scope["records"]): Scope {
  return { kind: "own", records };
}

/**
 * The scope of an endpoint that touches rows of a customer, found by these fields of its input.
 *
 * @example
 * get("/{customerId}/orders", { scope: ofCustomer({ customerId: "customer" }), … })
 */
export function ofCustomer(records: Scope["records"]): Scope {
  return { kind: "customer", records };
}

/** A scope as everybody but its author sees it. */
export function scopeOf(declared: ScopeDeclaration): Scope {
  return typeof declared === "string" ? { kind: declared, records: {} } : declared;
}
