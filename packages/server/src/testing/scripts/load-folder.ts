/**
 * Loads the folder of its second argument into the site `demo` of the database in its first, a folder or the URL of a
 * PostgreSQL server, and is killed in the middle: after as many statements as its third says.
 */

import { loadFolder } from "../../load/load-folder.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { dieAfter } from "../die-after.ts";

const [place = "", folder = "", statements] = process.argv.slice(2);
const isUrl = place.startsWith("postgres");
const db = await openDatabase({ dataFolder: isUrl ? "" : place, ...(isUrl ? { databaseUrl: place } : {}) });
dieAfter(db, Number(statements));
await loadFolder(db, folder, { site: "demo" });
await db.close();
