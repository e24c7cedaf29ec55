/**
 * Loads the folder of its second argument into the site `demo` of the database in its first, a folder or the URL of a
 * PostgreSQL server; prints a line for each statement, so that it can be killed in the middle.
 */
import { openDatabase } from "../../db/open-database.ts";
import { loadFolder } from "../../load/load-folder.ts";

const [place = "", folder = ""] = process.argv.slice(2);
const isUrl = place.startsWith("postgres");
const db = await openDatabase({ dataFolder: isUrl ? "" : place, ...(isUrl ? { databaseUrl: place } : {}) });
db.onStatement(({ text }) => process.stdout.write(`${text.slice(0, 60).replace(/\s+/g, " ")}\n`));
await loadFolder(db, folder, { site: "demo" });
await db.close();
