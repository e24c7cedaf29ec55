/**
 * Serves the database of its first argument, a folder or the URL of a PostgreSQL server, saves the search index of the site
 * `demo` in the folder of its second once, and is killed in the midst of saving it again.
 */
import { readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { createClient, inProcess } from "@purvey/client";
import sql from "sql-template-tag";
import { createApp } from "../../app.ts";
import { seedWorld } from "../../load/examples/world/seed-world.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

const [place = "", folder = "", secret = ""] = process.argv.slice(2);
const db = await openDatabase(
  place.startsWith("postgres") ? { databaseUrl: place, dataFolder: "" } : { dataFolder: place },
);
const known = await db.first(sql`select 1 from site where site_id = 'demo'`);
if (!known) await seedWorld(db, "demo");
const app = createApp({ db, tokens: { secret }, config: { searchFolder: folder } });
const baseUrl = "http://in-process/api/{service}";
const visitor = createClient({ siteId: "demo", jwt: async () => undefined, baseUrl, transport: inProcess(app) });
const { token } = await visitor.content.users.verifyPassword({ username: "dana", password: "Passw0rd!demo" }).data;
const api = createClient({ siteId: "demo", jwt: token, baseUrl, transport: inProcess(app) });

async function change(word: string): Promise<void> {
  await db.execute(sql`
    update item set item_desc = ${`Part ${word}`} where site_id = 'demo' and inv_mast_uid = (
      select min(inv_mast_uid) from item_search where site_id = 'demo' and online = 'Y')`);
  await api.search.itemSearch.list({ q: "bolt" }).data;
}

await change("numbat");
await app.saveIndexes();
console.log("saved");
const whole = statSync(join(folder, "demo.index")).size;
watch(folder, () => {
  const parts = readdirSync(folder).filter((name) => name.endsWith(".partial"));
  const sizes = parts.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? whole);
  if (sizes.some((size) => size < whole / 2)) process.kill(process.pid, "SIGKILL");
});
for (;;) {
  await change("quokka");
  await app.saveIndexes();
  await change("bilby");
  await app.saveIndexes();
}
