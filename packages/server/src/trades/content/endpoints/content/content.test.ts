import { content as contentService } from "@purvey/contract/services/content/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { rawFetch } from "../../../../testing/raw-request.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("articles, menus and tags", (server) => {
  const api = async (username = "dana") => (await server().clientFor(username)).content;
  const addArticle = (
    id: number,
    title: string,
    more: { access?: number; up?: string; down?: string; state?: number } = {},
  ) =>
    server().db.execute(sql`
      insert into content (site_id, id, category_id, title, alias, access, state, publish_up, publish_down)
      values ('demo', ${id}, 1, ${title}, ${`a-${id}`}, ${more.access ?? 1}, ${more.state ?? 1},
        ${more.up ?? null}, ${more.down ?? null})`);

  rule("R031 R032 answers health-check and ping", async () => {
    const { system } = await api();
    expect(await system.ping().data).toBe("pong");
    expect(await system.healthCheck().data).toMatchObject({ status: "ok", service: "content" });
  });

  it("gets an article without its body, and reads it with body, tags and categories", async () => {
    const { content } = await api();
    const article = await content.get({ id: 2 }).data;
    expect(article).toMatchObject({
      id: 2,
      categoryId: 2,
      categoryTitle: "Technical Guides",
      title: "Metric bolt grades explained",
      alias: "metric-bolt-grades",
      introText: "What 8.8, 10.9 and A2-70 on a bolt head mean.",
      state: 1,
      access: 1,
      created: "2026-02-02 09:00:00",
      createdBy: 7,
      images: [],
      tags: [
        { id: 1, title: "Fasteners", alias: "fasteners" },
        { id: 3, title: "Metric", alias: "metric" },
      ],
    });
    expect(article).not.toHaveProperty("fullText");
    const doc = await content.doc({ id: 2 }).data;
    expect(doc).toMatchObject({ ...article, authorName: "Ada Okafor" });
    expect(doc.fullText).toContain("tensile strength");
    expect(doc.categories).toEqual([{ id: 2, parentId: 0, title: "Technical Guides", alias: "technical-guides" }]);
  });

  it("names the categories above an article from the top, even if they run in a circle", async () => {
    const { db } = server();
    await db.execute(sql`
      insert into content_category (site_id, id, parent_id, title, alias)
      values ('demo', 61, 62, 'Inner', 'inner'), ('demo', 62, 1, 'Outer', 'outer'), ('demo', 63, 63, 'Loop', 'loop')`);
    await addArticle(6001, "Deep");
    await db.execute(sql`update content set category_id = 61 where site_id = 'demo' and id = 6001`);
    const { content } = await api();
    expect((await content.doc({ id: 6001 }).data).categories.map(({ id }) => id)).toEqual([1, 62, 61]);
    await db.execute(sql`update content set category_id = 63 where site_id = 'demo' and id = 6001`);
    expect((await content.doc({ id: 6001 }).data).categories.length).toBeLessThanOrEqual(20);
  });

  it("shows drafts only to who may preview them", async () => {
    await expect((await api()).content.get({ id: 3 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect((await api()).content.doc({ id: 3 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await (await api()).content.list({ q: "returns" }).data).toEqual([]);
    for (const username of ["ada", "ned"]) {
      expect(await (await api(username)).content.get({ id: 3 }).data).toMatchObject({ title: "Returns", state: 0 });
      expect(await (await api(username)).content.list({ q: "returns" }).data).toMatchObject([{ id: 3 }]);
    }
  });

  it("shows an article between its dates and to its access level, and none that is in the bin", async () => {
    await addArticle(7001, "Dates coming", { up: "2999-01-01 00:00:00" });
    await addArticle(7002, "Dates gone", { down: "2020-01-01 00:00:00" });
    await addArticle(7003, "Dates running", { up: "2020-01-01 00:00:00", down: "2999-01-01 00:00:00" });
    await addArticle(7004, "Dates staff", { access: 77 });
    await addArticle(7005, "Dates bin", { state: -2 });
    const ids = async (username: string) =>
      (await (await api(username)).content.list({ q: "dates" }).data).map(({ id }) => id);
    expect(await ids("lena")).toEqual([7003]);
    expect(await ids("ada")).toEqual([7001, 7002, 7003, 7004]);
    await server().db.execute(sql`
      insert into user_group (site_id, id, title, access) values ('demo', 77, 'Insiders', 77)`);
    await server().db.execute(sql`insert into user_group_map (site_id, user_id, group_id) values ('demo', 3, 77)`);
    expect(await ids("lena")).toEqual([7003, 7004]);
    await server().db.execute(
      sql`update user_group_map set is_active = false where site_id = 'demo' and group_id = 77`,
    );
    expect(await ids("lena")).toEqual([7003]);
  });

  it("lists by categories, tags and words; lists come with commas, repeated or as a list", async () => {
    const { content } = await api();
    const ids = async (input: object) => (await content.list(input).data).map(({ id }) => id);
    expect(await ids({ categoryIdList: "2" })).toEqual([2]);
    expect(await ids({ categoryIdList: "2, 99" })).toEqual([2]);
    expect(await ids({ categoryIdList: [2] })).toEqual([2]);
    expect(await ids({ tagsList: "1,3" })).toEqual([2]);
    expect(await ids({ tagsList: "SERVICE,metric", q: "columbus" })).toEqual([1]);
    expect(await ids({ q: "TENSILE strength" })).toEqual([2]);
    expect(await ids({ q: "tensile 100%" })).toEqual([]);
    const token = await server().app.tokens.issue(await server().principalOf("dana"));
    for (const query of [
      "categoryIdList=98&categoryIdList=2",
      "categoryIdList[0]=98&categoryIdList[1]=2",
      "categoryIdList=98,2",
    ]) {
      const answer = await rawFetch(server().app, "GET", `/api/content/content?${query}`, { token });
      expect(answer.body.data.map(({ id }: { id: number }) => id)).toEqual([2]);
    }
    const refused = await sendAs(server(), contentService, "content.list", "dana", { categoryIdList: "two" });
    expect(refused.body.validationErrors[0].field).toBe("categoryIdList");
  });

  rule("R033 limits content, tags and users to 100 at a time, 10 when nothing is said", async () => {
    for (const operation of ["content.list", "tags.list", "users.list", "users.groups.list"]) {
      const send = (limit: number) => sendAs(server(), contentService, operation, "ada", { id: 7, limit });
      expect((await send(100)).status).toBe(200);
      for (const limit of [0, 101]) {
        const answer = await send(limit);
        expect(answer.body.validationErrors[0]).toMatchObject({ field: "limit", received: limit });
      }
      expect(contentService.endpoints[operation]?.input.properties.limit).toMatchObject({ default: 10, maximum: 100 });
    }
  });

  it("sorts and pages articles", async () => {
    const { content } = await api("ada");
    const titles = await content.list({ categoryIdList: "1,2", orderBy: "category_title|DESC,title|ASC", limit: 100 });
    expect(titles.data[0]?.categoryTitle).toBe("Technical Guides");
    const second = await content.list({
      categoryIdList: "1,2",
      orderBy: "category_title|DESC,title|ASC",
      limit: 1,
      offset: 1,
    });
    expect(second).toMatchObject({ total: titles.total, data: [titles.data[1]] });
    const refused = await sendAs(server(), contentService, "content.list", "ada", { orderBy: "full_text" });
    expect(refused.body.validationErrors[0].field).toBe("orderBy");
  });

  it("answers a menu as a tree without hidden entries and links to articles the reader cannot see", async () => {
    await server().db.execute(sql`
      insert into menu_item (site_id, id, menu_id, parent_id, title, alias, link, content_id, published, sequence_no) values
        ('demo', 91, 1, 0, 'Returns', 'returns', '/content/3', 3, 1, 90),
        ('demo', 92, 1, 0, 'Hidden', 'hidden', '/hidden', null, 0, 91),
        ('demo', 93, 1, 92, 'Below hidden', 'below', '/below', null, 1, 1)`);
    const menu = await (await api()).menu.doc({ id: 1 }).data;
    expect(menu).toMatchObject({ id: 1, title: "Main menu", menuType: "main", description: "Top of every page" });
    expect(menu.items.map(({ title }) => title)).toEqual(["Shop", "Quick order", "Guides", "Delivery"]);
    expect(menu.items[2]?.children).toMatchObject([
      { id: 4, parentId: 3, title: "Metric bolt grades", link: "/content/2", contentId: 2, level: 2, children: [] },
    ]);
    const all = await (await api("ada")).menu.doc({ id: 1 }).data;
    expect(all.items.map(({ title }) => title)).toEqual([
      "Shop",
      "Quick order",
      "Guides",
      "Delivery",
      "Returns",
      "Hidden",
    ]);
    expect(all.items.at(-1)?.children).toMatchObject([{ title: "Below hidden" }]);
    await expect((await api()).menu.doc({ id: 99 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("lists tags by parent, category and words, with the articles the reader can see", async () => {
    await server().db.execute(sql`
      insert into tag (site_id, id, parent_id, category_id, title, alias, published)
      values ('demo', 81, 2, 2, 'Torque', 'torque', 1), ('demo', 82, 2, 2, 'Secret', 'secret', 0)`);
    const { tags } = await api();
    const all = await tags.list({ limit: 100 });
    expect(all.data.slice(0, 3)).toMatchObject([
      {
        id: 1,
        parentId: 0,
        categoryId: null,
        title: "Fasteners",
        alias: "fasteners",
        description: null,
        contentCount: 1,
      },
      { id: 2, title: "Service", contentCount: 1 },
      { id: 3, parentId: 1, title: "Metric", contentCount: 1 },
    ]);
    const ids = async (input: object, username = "dana") =>
      (await (await api(username)).tags.list(input).data).map(({ id }) => id);
    expect(await ids({ parentId: 1 })).toEqual([3]);
    expect(await ids({ catId: 2 })).toEqual([81]);
    expect(await ids({ catId: 2 }, "ada")).toEqual([81, 82]);
    expect(await ids({ q: "TORQ" })).toEqual([81]);
    expect(await ids({ parentId: 0, limit: 1, offset: 1 })).toEqual([2]);
    expect((await (await api("ada")).tags.list({ q: "service" }).data)[0]?.contentCount).toBe(2);
  });
});
