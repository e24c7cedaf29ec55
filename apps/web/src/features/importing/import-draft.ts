import type { ColumnMapping } from "./import-columns.ts";
import type { ImportSubjectName } from "./subjects.ts";

/** A file that is being imported, as the device keeps it until it is dropped or another takes its place. */
export interface ImportDraft {
  readonly fileName: string;
  readonly text: string;
  readonly subject: ImportSubjectName;
  readonly mapping: ColumnMapping;
  /** Names this import, so that a row which is sent again after a reload is stored once. */
  readonly importId: string;
}

/** What came of rows that were sent, by their line: stored, or the server's reason. */
export type RowResults = Readonly<Record<number, true | string>>;

/** The results of one import. */
export interface ImportResults {
  readonly importId: string;
  readonly rows: RowResults;
}

/** Names a new import. */
export function newImportId(): string {
  return `import-${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}
