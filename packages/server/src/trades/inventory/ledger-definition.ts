/** A column of a ledger, and the field of a movement that holds its value. */
export interface LedgerColumn {
  readonly field: string;
  readonly column: string;
  readonly type: "bigint" | "text" | "jsonb";
}

/** A quantity that a ledger keeps: `{ name: "onHand", balance: "qty_on_hand", change: "on_hand_change" }`. */
export interface LedgerAmount {
  /** A movement changes it by its field of this name with `Change` behind it, a `Decimal`; none changes nothing. */
  readonly name: string;
  /** The column of the balance. */
  readonly balance: string;
  /** The column of a movement. */
  readonly change: string;
}

/**
 * A ledger: a table of movements that is only ever appended to, and a table of balances that their sums equal. Both
 * tables carry `site_id` and the key's columns under the same names; balances also `date_last_modified`.
 */
export interface Ledger {
  readonly balances: string;
  readonly movements: string;
  /** What a balance is of, beside the site. */
  readonly key: readonly LedgerColumn[];
  readonly amounts: readonly LedgerAmount[];
  /** What else a movement says; a field that is missing is null. */
  readonly notes: readonly LedgerColumn[];
}
