import sql from "sql-template-tag";
import type { TestServer } from "./test-server.ts";

/** The invMastUid of an item of the fixture world by its number. */
export async function invMastUidOf(server: TestServer, itemId: string): Promise<number> {
  const item = await server.db.first<{ invMastUid: number }>(
    sql`select inv_mast_uid as "invMastUid" from item where site_id = 'demo' and item_id = ${itemId}`,
  );
  if (!item) throw new Error(`The fixture world has no item \`${itemId}\`.`);
  return item.invMastUid;
}
