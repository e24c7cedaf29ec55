import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type App, createApp } from "../../app.ts";
import { seedWorld } from "../../load/examples/world/seed-world.ts";
import type { ServerConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { programOf } from "../../testing/program-of.ts";
import { startScript } from "../../testing/script.ts";
import { createPostgresWorld, databasesOfAll } from "../../testing/test-database.ts";
import { openTestServer, type TestServer, testSecret } from "../../testing/test-server.ts";

const texts = ["bolt", "quokka", "numbat", "hex", "part"];

for (const kind of databasesOfAll) {
  describe(`the life of a search index (${kind})`, () => {
    let server: TestServer;
    const folders: string[] = [];
    beforeAll(async () => {
      server = await openTestServer(kind);
    });
    afterAll(async () => {
      await server.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const newFolder = () => {
      const folder = mkdtempSync(join(tmpdir(), "purvey-index-"));
      folders.push(folder);
      return folder;
    };

    /** A process that starts on the database, and how often it reads items for its indexes. */
    const start = async (config: Partial<ServerConfig>, db: Database = server.db, siteId = "demo") => {
      const app = createApp({ db, tokens: { secret: testSecret }, config: { callsPerMinute: 0, ...config } });
      const jwt = await app.tokens.issue({ ...(await server.principalOf("dana")), site: siteId });
      return { app, api: createClient({ siteId, jwt, transport: inProcess(app), retries: 0 }) };
    };

    const readsOf = async (work: () => Promise<unknown>, db: Database = server.db): Promise<number> => {
      let reads = 0;
      const stop = db.onStatement(({ text }) => {
        if (text.includes('old.online as "oldOnline"')) reads++;
      });
      await work().finally(stop);
      return reads;
    };

    /** What is found, with scores where records were not put into an index that weighed others before. */
    const answersOf = async (api: PurveyClient, scored = true) => {
      const answers = [];
      for (const q of texts) {
        const { items, degraded } = await api.search.itemSearch.list({ q, size: 100 }).data;
        const found = items.map(({ itemId, stockStatus, score }) => [itemId, stockStatus, ...(scored ? [score] : [])]);
        answers.push({ q, degraded, found: scored ? found : found.map(String).sort() });
      }
      return answers;
    };

    const describeFirst = (text: string, db: Database = server.db) =>
      db.execute(sql`
        update item set item_desc = ${text} where site_id = 'demo' and inv_mast_uid = (
          select min(inv_mast_uid) from item_search where site_id = 'demo' and online = 'Y')`);

    /** A folder with the index of now. */
    const saved = async (config: Partial<ServerConfig> = {}) => {
      const searchFolder = newFolder();
      const { app, api } = await start({ ...config, searchFolder });
      await answersOf(api);
      await app.saveIndexes();
      return { searchFolder, file: join(searchFolder, "demo.index") };
    };

    /** Another process opens or builds, and answers as one does that builds. */
    const expectFresh = async (searchFolder: string, db: Database = server.db, scored = true) => {
      const { app, api } = await start({ searchFolder }, db);
      const right = await answersOf((await start({}, db)).api, scored);
      let answers: unknown;
      const reads = await readsOf(async () => {
        answers = await answersOf(api, scored);
      }, db);
      expect(answers).toEqual(right);
      // What it begins to save by itself is done before the folder or the database goes.
      await app.saveIndexes();
      return reads;
    };

    it("is opened at the next start without a look at the items", async () => {
      const { searchFolder, file } = await saved();
      if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
      expect(readdirSync(searchFolder)).toEqual(["demo.index"]);
      expect(await expectFresh(searchFolder)).toBe(0);
    });

    it("finds what was written between the saving and the start, and the stock of then", async () => {
      const { searchFolder } = await saved();
      await describeFirst("Part quokka");
      await server.db.execute(sql`
        update item_stock set qty_on_hand = qty_allocated where site_id = 'demo' and inv_mast_uid = (
          select max(inv_mast_uid) from item_stock where site_id = 'demo' and qty_on_hand > qty_allocated)`);
      await server.db.execute(
        sql`insert into search_synonym (site_id, term, synonyms) values ('demo', 'numbat', array['quokka']) on conflict do nothing`,
      );
      expect(await expectFresh(searchFolder, server.db, false)).toBe(1);
      const { api } = await start({ searchFolder });
      const described = await server.db.first<{ uid: number }>(
        sql`select inv_mast_uid as uid from item where site_id = 'demo' and item_desc = 'Part quokka'`,
      );
      for (const q of ["quokka", "numbat"])
        expect((await api.search.itemSearch.list({ q }).data).items.map(({ invMastUid }) => invMastUid)).toEqual([
          described?.uid,
        ]);
    });

    it.each<[string, (file: string) => void]>([
      ["cut off", (file) => truncateSync(file, 8 * Math.floor(statSync(file).size / 16))],
      ["empty", (file) => truncateSync(file, 0)],
      ["changed in a byte", (file) => changeByte(file, 0.5)],
      ["changed in its last byte", (file) => changeByte(file, 1)],
      ["of an older version", (file) => writeWord(file, 1, 2)],
    ])("is built again from a file that is %s, and the reason told", async (_, spoil) => {
      const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      const { searchFolder, file } = await saved();
      spoil(file);
      expect(await expectFresh(searchFolder)).toBeGreaterThan(0);
      expect(warn.mock.calls.map(([sentence]) => sentence)).toEqual([
        expect.stringMatching(/^The saved search index of the site `demo` cannot be opened; it is built again\. The /),
      ]);
      warn.mockRestore();
      // The next one finds a good file in its place.
      expect(await expectFresh(searchFolder)).toBe(0);
    });

    it("is built again where the feed no longer reaches back, or the file is of another site", async () => {
      const { searchFolder, file } = await saved();
      await describeFirst("Part numbat");
      await server.db.execute(sql`delete from site_change where site_id = 'demo'`);
      expect(await expectFresh(searchFolder)).toBeGreaterThan(0);
      renameSync(file, join(searchFolder, "second.index"));
      await seedWorld(server.db, "second");
      const { app, api } = await start({ searchFolder }, server.db, "second");
      expect(await readsOf(() => answersOf(api))).toBeGreaterThan(0);
      await app.saveIndexes();
    });

    it("is built again where the file is of another database, though that has the same site", async () => {
      const { searchFolder } = await saved();
      const other = await openTestServer(kind);
      try {
        await describeFirst("Part numbat quokka", other.db);
        expect(await expectFresh(searchFolder, other.db)).toBeGreaterThan(0);
      } finally {
        await other.close();
      }
    });

    it("is opened whole after a process was killed that wrote it again", async () => {
      const place = kind === "postgres" ? await createPostgresWorld() : newFolder();
      const searchFolder = newFolder();
      const script = await startScript(new URL("../../testing/scripts/save-index.ts", import.meta.url), [
        place,
        searchFolder,
        testSecret,
      ]);
      expect(await script.line()).toBe("saved");
      expect(await script.ended()).toBeNull();
      expect(readdirSync(searchFolder)).toEqual(["demo.index", expect.stringMatching(/^demo\.index\.\w+\.partial$/)]);
      const db = await openDatabase(
        kind === "postgres" ? { databaseUrl: place, dataFolder: "" } : { dataFolder: place },
      );
      try {
        expect(await expectFresh(searchFolder, db, false)).toBeLessThanOrEqual(1);
      } finally {
        await db.close();
      }
    });

    it("tells once that it cannot be built, lets the database answer, and is tried again after pauses that grow", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      const { app, api } = await start({});
      await server.db.execute(sql`alter table item_tag rename to item_tag_elsewhere`);
      try {
        const degraded = async () => (await api.search.itemSearch.list({ q: "bolt" }).data).degraded;
        const tries = () => readsOf(async () => expect([await degraded(), await degraded()]).toEqual([true, true]));
        expect(await tries()).toBe(1);
        const [sentence] = await problemsOf(app);
        expect(sentence).toMatch(
          /^The search index of the site `demo` could not be made\. The database answers its searches meanwhile; the first after \d\d:\d\d:\d\d UTC tries again\.$/,
        );
        expect((await api.items.system.healthCheck({}).data).status).toBe("ok");
        vi.setSystemTime(Date.now() + 5_000);
        expect(await tries()).toBe(1);
        vi.setSystemTime(Date.now() + 9_000);
        expect(await tries()).toBe(0);
        vi.setSystemTime(Date.now() + 1_000);
        expect(await tries()).toBe(1);
        expect(warn.mock.calls.map(([text]) => String(text).replace(sentence ?? "", ""))).toEqual([
          expect.stringContaining("item_tag"),
        ]);
        await server.db.execute(sql`alter table item_tag_elsewhere rename to item_tag`);
        vi.setSystemTime(Date.now() + 20_000);
        expect(await degraded()).toBe(false);
        expect(await problemsOf(app)).toEqual([]);
      } finally {
        await server.db.execute(sql`alter table if exists item_tag_elsewhere rename to item_tag`);
        warn.mockRestore();
      }
    });

    it("is given up for others where memory is short: that of the site that was not asked for longest", async () => {
      const { file } = await saved();
      for (const site of ["second", "third"])
        if (!(await server.db.first(sql`select 1 from site where site_id = ${site}`))) await seedWorld(server.db, site);
      // The file holds a little more than the arrays: room for two, and not for three.
      const config = { searchMemory: 2.2 * statSync(file).size };
      const { app } = await start(config);
      const ask = async (siteId: string) => {
        const jwt = await app.tokens.issue({ ...(await server.principalOf("dana")), site: siteId });
        const api = createClient({ siteId, jwt, transport: inProcess(app), retries: 0 });
        return readsOf(async () => expect((await api.search.itemSearch.list({ q: "bolt" }).data).degraded).toBe(false));
      };
      vi.useFakeTimers({ toFake: ["Date"] });
      const asked = [];
      for (const site of ["demo", "second", "demo", "third", "demo", "third", "second"]) {
        vi.setSystemTime(Date.now() + 1_000);
        asked.push([site, (await ask(site)) > 0 ? "built" : "held"]);
      }
      expect(asked).toEqual([
        ["demo", "built"],
        ["second", "built"],
        ["demo", "held"],
        ["third", "built"],
        ["demo", "held"],
        ["third", "held"],
        ["second", "built"],
      ]);
    });

    it("is built beside the process where a site is large, while the database answers", async () => {
      await server.db.execute(sql`
        insert into item (site_id, item_id, item_id_compact, item_desc, base_unit, default_selling_unit, default_purchasing_unit, display_on_web_flag)
        select 'demo', 'OFF' || n, 'OFF' || n, 'Bolt that is not shown', 'EA', 'EA', 'EA', 'N' from generate_series(1, 5001) n`);
      const searchWorker = await programOf(new URL("./index-worker.ts", import.meta.url));
      const { api } = await start({ searchWorker });
      const search = () => api.search.itemSearch.list({ q: "bolt" }).data;
      expect((await search()).degraded).toBe(true);
      await expect.poll(async () => (await search()).degraded).toBe(false);
      const here = await start({});
      await expect.poll(async () => (await here.api.search.itemSearch.list({ q: "bolt" }).data).degraded).toBe(false);
      expect(await answersOf(api)).toEqual(await answersOf(here.api));
      const broken = await start({ searchWorker: join(newFolder(), "nothing.mjs") });
      const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      expect((await broken.api.search.itemSearch.list({ q: "bolt" }).data).degraded).toBe(true);
      await expect.poll(() => problemsOf(broken.app)).toHaveLength(1);
      expect(String(warn.mock.calls[0]?.[0])).toContain("nothing.mjs");
      warn.mockRestore();
    });
  });
}

async function problemsOf(app: App): Promise<string[]> {
  const visitor = createClient({ siteId: "demo", jwt: async () => undefined, transport: inProcess(app), retries: 0 });
  const { status, problems = [] } = await visitor.search.system.healthCheck({}).data;
  expect(status).toBe(problems.length === 0 ? "ok" : "degraded");
  return problems;
}

function changeByte(file: string, share: number): void {
  const bytes = readFileSync(file);
  const at = Math.min(bytes.length - 1, Math.floor(bytes.length * share));
  bytes[at] = (bytes[at] as number) ^ 1;
  writeFileSync(file, bytes);
}

function writeWord(file: string, word: number, value: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt32LE(value, word * 4);
  writeFileSync(file, bytes);
}
