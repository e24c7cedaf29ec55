import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";

describeServer("those who may release a checkout", (server) => {
  const approvers = async (username: string) =>
    (await server().clientFor(username)).commerce.checkout.approvers({}).data;

  it("are the colleagues of the own company with that permission, not oneself and nobody who is blocked", async () => {
    expect(await approvers("dana")).toEqual([{ usersId: 2, name: "Amir Haddad" }]);
    expect(await approvers("amir")).toEqual([]);
    expect(await approvers("lena")).toEqual([]);
    await server().db.query(sql`update users set block = 1 where site_id = 'demo' and username = 'amir'`);
    expect(await approvers("dana")).toEqual([]);
    await server().db.query(sql`update users set block = 0 where site_id = 'demo' and username = 'amir'`);
  });
});
