import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { collidingTexts } from "./colliding-texts.ts";

const decomposed = "Cafe\u0301-1";

describeServerOnBoth("names of things that are not in their one form", (server) => {
  it("are found, with the row whose name they would otherwise have", async () => {
    const { db } = server();
    await db.execute(sql`
      insert into brand (site_id, brands_uid, brands_name) values ('demo', 9100, ${`${decomposed} Works`}),
        ('demo', 9101, 'Twin'), ('demo', 9102, 'Twin ')`);
    expect(await collidingTexts(db)).toContainEqual({
      table: "brand",
      column: "brands_name",
      count: 2,
      examples: [
        expect.objectContaining({ row: expect.stringContaining("brands_uid 9100 "), twin: undefined }),
        expect.objectContaining({
          row: expect.stringContaining("brands_uid 9102 "),
          twin: "site_id demo, brands_uid 9101",
        }),
      ],
    });
  });
});
