import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";
import { findAccount, principalOfAccount } from "./account.ts";
import { Standings } from "./standing.ts";

describeServer("a token whose user changed since", (server) => {
  const appWith = (userTrust: number) =>
    createApp({
      db: server().db,
      tokens: { secret: testSecret },
      config: { userTrust, callsPerMinute: 0, siteCallsPerMinute: 0 },
    });
  let users = 0;
  /** A user of their own, and the token that signing in gives them. */
  async function signedIn() {
    const ada = await server().clientFor("ada");
    const username = `standing-${users++}`;
    const more = { name: "S", email: `${username}@x.example`, password: "long enough", groups: [] };
    const { id } = await ada.content.users.create({ username, ...more }).data;
    const { token } = await server()
      .clientOf("none")
      .content.users.verifyPassword({ username, password: more.password }).data;
    return { id, username, token, ada };
  }
  const statusWith = async (app: ReturnType<typeof createApp>, token: string, path = "/api/items/brands?limit=1") => {
    const { status, body } = await rawFetch(app, "GET", path, { token });
    return status === 200 ? 200 : `${status} ${body.code}`;
  };

  it("counts no more once they are blocked, on every process, whichever call blocked them", async () => {
    const [one, other] = [appWith(0), appWith(0)];
    for (const block of ["update", "delete"] as const) {
      const { id, token, ada } = await signedIn();
      expect([await statusWith(one, token), await statusWith(other, token)]).toEqual([200, 200]);
      if (block === "update") await ada.content.users.update({ id, block: 1 });
      else await ada.content.users.delete({ id });
      const refused = "401 AUTHENTICATION_REQUIRED";
      expect([await statusWith(one, token), await statusWith(other, token)]).toEqual([refused, refused]);
      await ada.content.users.update({ id, block: 0 });
      expect(await statusWith(one, token)).toBe(refused);
    }
  });

  it("counts no more once they have another password; signing in gives one that does", async () => {
    const app = appWith(0);
    const { id, username, token, ada } = await signedIn();
    await ada.content.users.update({ id, password: "another long one" });
    expect(await statusWith(app, token)).toBe("401 AUTHENTICATION_REQUIRED");
    const fresh = await server()
      .clientOf("none")
      .content.users.verifyPassword({ username, password: "another long one" }).data;
    expect(await statusWith(app, fresh.token)).toBe(200);
    await ada.content.users.update({ id, name: "Another name" });
    expect(await statusWith(app, fresh.token)).toBe(200);
  });

  it("gives the rights of now, not those of then", async () => {
    const app = appWith(0);
    const { id, token } = await signedIn();
    const path = "/api/content/users?limit=1";
    await server().db.execute(sql`update users set role = 'guest' where site_id = 'demo' and id = ${id}`);
    expect(await statusWith(app, token, path)).toBe("403 INSUFFICIENT_PERMISSIONS");
    await server().db.execute(sql`update users set role = 'administrator' where site_id = 'demo' and id = ${id}`);
    expect(await statusWith(app, token, path)).toBe(200);
  });

  it("counts no more when they are gone, unless it was issued for nobody whom the site keeps", async () => {
    const app = appWith(0);
    const { id, token } = await signedIn();
    const { tokenVersion: _, ...foreign } = {
      ...(await server().principalOf("dana")),
      userId: 888_888,
      tokenVersion: 1,
    };
    await server().db.execute(sql`delete from users where site_id = 'demo' and id = ${id}`);
    expect(await statusWith(app, token)).toBe("401 AUTHENTICATION_REQUIRED");
    expect(await statusWith(app, await app.tokens.issue(foreign))).toBe(200);
  });

  it("costs a busy user one statement in fifteen seconds, and a block is in force after these", async () => {
    const account = await findAccount(server().db, "demo", sql`u.username = 'walt'`);
    if (!account) throw new Error("walt is missing.");
    const principal = principalOfAccount("demo", account);
    const standings = new Standings(server().db, 15_000);
    let statements = 0;
    const remove = server().db.onStatement(() => statements++);
    await Promise.all(Array.from({ length: 20 }, () => standings.of(principal, 1_000)));
    for (let now = 1_000; now < 16_000; now += 500) await standings.of(principal, now);
    expect(statements).toBe(1);
    remove();
    await server().db.execute(sql`update users set block = 1 where site_id = 'demo' and username = 'walt'`);
    await expect(standings.of(principal, 15_999)).resolves.toMatchObject({ username: "walt" });
    await expect(standings.of(principal, 16_000)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    await server().db.execute(sql`update users set block = 0 where site_id = 'demo' and username = 'walt'`);
    await expect(standings.of(principal, 31_000)).resolves.toMatchObject({ role: "warehouse" });
  });

  it("is asked for again after a failure of the database, which is remembered by nobody", async () => {
    let failures = 1;
    const db = new Proxy(server().db, {
      get: (target, name) =>
        name === "first" && failures-- > 0
          ? () => Promise.reject(new Error("gone"))
          : Reflect.get(target, name, target).bind(target),
    });
    const principal = await server().principalOf("dana");
    const standings = new Standings(db, 15_000);
    await expect(standings.of(principal)).rejects.toThrow("gone");
    await expect(standings.of(principal)).resolves.toMatchObject({ username: "dana" });
  });
});
