import { content } from "@purvey/contract/services/content/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("user groups", (server) => {
  const ada = async () => (await server().clientFor("ada")).content;
  const newUser = async (username: string, more: object = {}) =>
    (
      await (
        await ada()
      ).users.create({
        username,
        email: `${username}@example.com`,
        name: username,
        password: "longenough",
        ...more,
      }).data
    ).id;

  rule("R202 lists all groups of the site with their fields, and those below some", async () => {
    const { usergroups } = await ada();
    const all = await usergroups.list({ limit: 100 });
    expect(all.total).toBe(all.data.length);
    expect(all.data.slice(0, 2)).toMatchObject([
      { id: 1, parent_id: 0, lft: 1, rgt: 18, level: 0, title: "Public", published: 1, role: "guest", isDefault: true },
      {
        id: 2,
        parent_id: 1,
        level: 1,
        title: "Customers",
        description: "Members of Customers",
        modified: null,
        note: null,
      },
    ]);
    const page = await usergroups.list({ limit: 2, offset: 1 });
    expect([page.data.map(({ id }) => id), page.total]).toEqual([[2, 3], all.total]);
    const titles = async (input: object) => (await usergroups.list(input).data).map(({ title }) => title);
    expect(await titles({ parentIdList: "0,2" })).toEqual(["Public", "Approvers"]);
    expect(await titles({ parentIdList: [2] })).toEqual(["Approvers"]);
    expect(await titles({ parentIdList: "1", orderBy: "title|DESC" })).toEqual(["Staff", "Customers"]);
    const refused = await sendAs(server(), content, "usergroups.list", "ada", { parentIdList: "x" });
    expect(refused.body.validationErrors[0].field).toBe("parentIdList");
    await expect(
      (await server().clientFor("ada")).content.usergroups.list({ orderBy: "secret" }),
    ).rejects.toMatchObject({
      errors: [{ path: "orderBy" }],
    });
  });

  rule("R033 lists 1 to 100 user groups, ten where no limit is given", async () => {
    for (const limit of [0, 101]) {
      const refused = await sendAs(server(), content, "usergroups.list", "ada", { limit });
      expect(refused.body.validationErrors[0]).toMatchObject({ field: "limit", received: limit });
    }
    await server().db.execute(sql`
      insert into user_group (site_id, id, parent_id, lft, rgt, level, title)
      select 'demo', 900 + n, 1, 0, 0, 1, 'Crew ' || n from generate_series(1, 95) as n`);
    const { usergroups } = await ada();
    expect((await usergroups.list()).data).toHaveLength(10);
    expect((await usergroups.list({ limit: 100 })).data).toHaveLength(100);
    await server().db.execute(sql`delete from user_group where site_id = 'demo' and id > 900`);
  });

  rule("R054 puts a user into a group, active when nothing else is said; twice is once", async () => {
    const { users } = await ada();
    const id = await newUser("grouped");
    const first = await users.groups.create({ id, groupId: 6 }).data;
    expect(first).toMatchObject({ id: 6, title: "Warehouse", isActive: true });
    expect(await users.groups.create({ id, groupId: 6, isActive: true }).data).toEqual(first);
    const listed = await users.groups.list({ id });
    expect(listed.data.map(({ title }) => title)).toEqual(["Public", "Warehouse"]);
    expect(await users.groups.get({ id, groupId: 6 }).data).toEqual(first);
    expect((await users.get({ id }).data).groups).toEqual([
      { id: 1, title: "Public" },
      { id: 6, title: "Warehouse" },
    ]);
  });

  rule("R054 isActive false takes a user out, and true lets them in again", async () => {
    const { users } = await ada();
    const id = await newUser("leaving");
    await users.groups.create({ id, groupId: 6 });
    expect(await users.groups.create({ id, groupId: 6, isActive: false }).data).toMatchObject({ isActive: false });
    expect((await users.groups.list({ id }).data).map(({ title }) => title)).toEqual(["Public"]);
    expect(await users.groups.get({ id, groupId: 6 }).data).toMatchObject({ isActive: false });
    expect((await users.get({ id }).data).role).toBe("guest");
    await users.groups.create({ id, groupId: 6 });
    expect((await users.get({ id }).data).role).toBe("warehouse");
  });

  it("two assignments at the same time leave one membership", async () => {
    const { users } = await ada();
    const id = await newUser("hurried");
    await Promise.all([1, 2, 3, 4].map(() => users.groups.create({ id, groupId: 5 })));
    expect((await users.groups.list({ id })).total).toBe(2);
  });

  it("pages the groups of a user", async () => {
    const { users } = await ada();
    const id = await newUser("paged", { groups: [2, 3, 5] });
    const page = await users.groups.list({ id, limit: 1, offset: 1 });
    expect(page).toMatchObject({ count: 1, total: 3, data: [{ id: 3 }] });
  });

  it("refuses unknown groups and users, and memberships that never were", async () => {
    const { users } = await ada();
    await expect(users.groups.create({ id: 1, groupId: 4711 })).rejects.toMatchObject({
      errors: [{ path: "groupId", received: 4711 }],
    });
    await expect(users.groups.create({ id: 4711, groupId: 2 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(users.groups.list({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(users.groups.get({ id: 1, groupId: 9 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const missing = await sendAs(server(), content, "users.groups.create", "ada", { id: 1 });
    expect(missing.body.validationErrors[0].field).toBe("groupId");
  });

  it("shows a user their own groups, and nobody else's", async () => {
    const { users } = (await server().clientFor("dana")).content;
    expect((await users.groups.list({ id: 1 }).data).map(({ title }) => title)).toContain("Customers");
    await expect(users.groups.list({ id: 2 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(users.groups.get({ id: 2, groupId: 3 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("nobody hands out a role above their own, or changes who stands higher", async () => {
    const limited = await server().clientWith(["user.write", "customer.all"], { role: "salesRep" });
    const { users } = limited.content;
    const id = await newUser("aspiring");
    expect(await users.groups.create({ id, groupId: 2 }).data).toMatchObject({ isActive: true });
    await expect(users.groups.create({ id, groupId: 7 })).rejects.toMatchObject({ code: "INSUFFICIENT_PERMISSIONS" });
    await expect(users.groups.create({ id: 7, groupId: 2 })).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
    });
  });
});
