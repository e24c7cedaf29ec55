/**
 * Writes one transaction after the other into the embedded database in the folder of its first argument: a pair of
 * rows that only make sense together. Prints the number of each after its commit, until it is killed.
 */
import sql from "sql-template-tag";
import { openEmbedded } from "../../platform/db/embedded.ts";

const db = await openEmbedded({ folder: process.argv[2] });
await db.execute(sql`create table if not exists posting (number bigint, side text, primary key (number, side))`);
const last = await db.first<{ number: number }>(sql`select coalesce(max(number), 0) as number from posting`);

for (let number = (last?.number ?? 0) + 1; ; number++) {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into posting values (${number}, 'debit')`);
    await transaction.execute(sql`insert into posting values (${number}, 'credit')`);
  });
  process.stdout.write(`${number}\n`);
}
