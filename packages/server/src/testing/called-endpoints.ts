import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseKind } from "./test-database.ts";

const folder = process.env.PURVEY_CALLED_FOLDER;
const known = new Set<string>();

/**
 * Notes that a test got an answer of an endpoint through the client, for the report of endpoints without a test
 * (`scripts/check-called.mjs`). Does nothing unless `PURVEY_CALLED_FOLDER` names a folder.
 */
export function noteCalled(kind: DatabaseKind, endpoint: string): void {
  const line = `${kind} ${endpoint}\n`;
  if (!folder || known.has(line)) return;
  known.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), line);
}
