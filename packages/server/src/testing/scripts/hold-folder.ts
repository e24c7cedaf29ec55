/** Opens the embedded database in the folder of its first argument, says so, and holds it until it is killed. */
import { openEmbedded } from "../../platform/db/embedded.ts";

const db = await openEmbedded({ folder: process.argv[2] });
console.log("open");
setInterval(() => void db.ping(), 60_000);
