/**
 * Applies the documents that wait in the database of its first argument, a folder or the URL of a PostgreSQL server, and
 * is killed in the middle: after as many statements as its second says.
 */
import { openDatabase } from "../../platform/db/open-database.ts";
import { applyDocuments } from "../../trades/warehouse/apply-documents.ts";
import { dieAfter } from "../die-after.ts";

const [place = "", statements] = process.argv.slice(2);
const db = await openDatabase(
  place.startsWith("postgres") ? { databaseUrl: place, dataFolder: "" } : { dataFolder: place },
);
dieAfter(db, Number(statements));
await applyDocuments(db);
await db.close();
