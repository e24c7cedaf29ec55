/** One step of the schema. Once released it never changes: its checksum is recorded in every database it ran on. */
export interface Migration {
  /** Number and name as in the file name, such as `001-core`; steps run in the order of the list. */
  readonly name: string;
  /** The statements, separated by semicolons; they run together in one transaction. */
  readonly sql: string;
}
