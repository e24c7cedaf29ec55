/** One step of the schema. Once released it never changes: its checksum is recorded in every database it ran on. */
export interface Migration {
  /** Number and name as in the file name, such as `062-credit-notes`; steps run in the order of the list. */
  readonly name: string;
  /** The statements, separated by semicolons; they run together in one transaction. */
  readonly sql: string;
  /**
   * It takes away or changes what the version before still uses, which therefore does not start on a database with this
   * step. Without it the version before starts, so that a deployment can be taken back.
   */
  readonly contracts?: true;
  /**
   * The last of the steps that this one stands in place of, and that are gone. A database that has it has this one too; one
   * that stopped before it is refused.
   */
  readonly replaces?: string;
  /** Indexes on tables that are large by now, built while others go on writing. */
  readonly indexes?: readonly LargeIndex[];
}

/** An index that is built beside the traffic. */
export interface LargeIndex {
  readonly name: string;
  /** What follows the name: `on order_line (site_id, inv_mast_uid)`. */
  readonly definition: string;
  readonly unique?: true;
}
