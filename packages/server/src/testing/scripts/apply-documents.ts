/**
 * Applies the documents that wait in the database of its first argument, a folder or the URL of a PostgreSQL server, and
 * prints a line for each statement, so that it can be killed in the middle.
 */
import { openDatabase } from "../../db/open-database.ts";
import { applyDocuments } from "../../warehouse-ops/apply-documents.ts";

const place = process.argv[2] ?? "";
const db = await openDatabase(
  place.startsWith("postgres") ? { databaseUrl: place, dataFolder: "" } : { dataFolder: place },
);
db.onStatement(({ text }) => process.stdout.write(`${text.slice(0, 60).replace(/\s+/g, " ")}\n`));
await applyDocuments(db);
await db.close();
