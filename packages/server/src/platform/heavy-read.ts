/**
 * Who answered a heavy read: the `replica`; or the primary, because the replica was `behind` it, had all its connections
 * `busy`, was `away`, or had `cancelled` the statements.
 */
export type HeavyRead = "replica" | "behind" | "busy" | "away" | "cancelled";
