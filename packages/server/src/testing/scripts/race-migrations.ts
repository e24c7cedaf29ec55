/** Runs two migrations on the PostgreSQL database of its first argument and prints which of them it ran itself. */
import { migrate } from "../../platform/db/migrate.ts";
import { openPostgres } from "../../platform/db/postgres.ts";

const db = await openPostgres({ url: process.argv[2] ?? "" });
const ran = await migrate(db, [
  { name: "001-one", sql: "create table one (uid bigint); select pg_sleep(0.3); insert into one values (1)" },
  { name: "002-two", sql: "create table two (uid bigint); insert into two values (2)" },
]);
await db.close();
console.log(JSON.stringify(ran));
