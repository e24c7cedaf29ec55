import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestServer, type TestServer } from "@purvey/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "./facade.ts";
import { type ReplayOptions, recordTo, replayFrom } from "./recording.ts";
import { failureOf } from "./testing/client-of.ts";
import { inProcess, type Transport } from "./transport.ts";

let server: TestServer;
let folder: string;
let token: string;
let tapes = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "purvey-tapes-"));
  server = await createTestServer();
  token = await server.tokenFor("ada");
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const newTape = () => join(folder, "tapes", `${++tapes}.json`);
const clientOn = (transport: Transport, jwt = token, siteId = "demo") =>
  createClient({ siteId, jwt, transport, retryDelay: 60_000 });
const recordingClient = (file: string) => clientOn(recordTo(file, inProcess(server)));
const replayingClient = (file: string, options?: ReplayOptions) => clientOn(replayFrom(file, options), "any");

describe("a recorded tape", () => {
  it("answers as the server did, without it", async () => {
    const file = newTape();
    const api = recordingClient(file);
    const brands = await api.items.brands.list({ limit: 2, offset: 1 });
    const made = await api.items.brands.create({ brandsName: "Taped", brandsId: "TAPED" }).data;
    const missing = await failureOf(api.items.brands.get({ id: 987_654 }));
    const played = replayingClient(file);
    expect(await played.items.brands.create({ brandsId: "TAPED", brandsName: "Taped" }).data).toEqual(made);
    expect(await played.items.brands.list({ offset: 1, limit: 2 })).toEqual(brands);
    expect(await failureOf(played.items.brands.get({ id: 987_654 }))).toMatchObject({
      code: "NOT_FOUND",
      reason: (missing as { reason?: string }).reason,
    });
  });

  it("is the same text in whatever order the calls came, and each time it is recorded", async () => {
    const [one, other] = [newTape(), newTape()];
    const first = recordingClient(one);
    await first.items.brands.get({ id: 1 });
    await failureOf(first.items.brands.get({ id: 987_654 }));
    await first.items.brands.list({ limit: 1 });
    const second = clientOn(recordTo(other, inProcess(server)), await server.tokenFor("ned"));
    await Promise.all([
      failureOf(second.items.brands.get({ id: 987_654 })),
      second.items.brands.list({ limit: 1 }),
      second.items.brands.get({ id: 1 }),
    ]);
    expect(readFileSync(other, "utf8")).toBe(readFileSync(one, "utf8"));
    const [listed] = JSON.parse(readFileSync(one, "utf8"));
    expect(Object.keys(listed)).toEqual(["operation", "method", "path", "site", "answer"]);
    expect(listed.path).toBe("/items/brands/1");
  });

  it("holds no secret: not the token, not a password, not a token that was answered", async () => {
    const file = newTape();
    const api = recordingClient(file);
    const input = { username: "dana", password: "Passw0rd!demo" };
    const { token: given } = await api.content.users.verifyPassword(input).data;
    await api.items.brands.list({ limit: 1 }, { headers: { "x-shop-secret": "hidden-in-a-header" } });
    const text = readFileSync(file, "utf8");
    for (const secret of [token, given, input.password, "hidden-in-a-header"]) expect(text).not.toContain(secret);
    const again = replayingClient(file).content.users.verifyPassword({ username: "dana", password: "another one" });
    expect(await again.data).toMatchObject({ token: "•••" });
  });

  it("answers repeats in the order they were recorded", async () => {
    const file = newTape();
    const api = recordingClient(file);
    const names = async (client: typeof api) => {
      const { brandsUid } = await client.items.brands.get({ id: 2 }).data;
      const found = [(await client.items.brands.get({ id: brandsUid }).data).brandsName];
      await client.items.brands.update({ id: 2, brandsName: "Renamed" });
      return [...found, (await client.items.brands.get({ id: 2 }).data).brandsName];
    };
    const recorded = await names(api);
    expect(recorded[1]).toBe("Renamed");
    expect(await names(replayingClient(file))).toEqual(recorded);
  });
});

describe("a call that is not on the tape", () => {
  let file: string;
  beforeAll(async () => {
    file = newTape();
    const api = recordingClient(file);
    await api.items.brands.list({ limit: 2 });
    await api.items.invMast.list({ limit: 2 });
  });

  it("fails at once, and names the nearest one", async () => {
    const error = await failureOf(replayingClient(file).items.brands.list({ limit: 3 }));
    expect(error).toMatchObject({ code: "NOT_RECORDED", attempts: 1 });
    expect(error.message).toBe(
      `The tape \`${file}\` has no answer to \`GET /items/brands?limit=3\`. The nearest that was recorded is \`GET /items/brands?limit=2\`: limit is \`3\`, recorded as \`2\`. Record the tape again with recordTo("${file}").`,
    );
  });

  it("fails when it was answered as often as it was recorded, unless the tape is played loosely", async () => {
    const strict = replayingClient(file);
    const first = await strict.items.brands.list({ limit: 2 });
    expect((await failureOf(strict.items.brands.list({ limit: 2 }))).message).toContain(
      "has one answer to `GET /items/brands?limit=2`, and this call is one more.",
    );
    const loose = clientOn(replayFrom(file, { mode: "loose" }), "any", "elsewhere");
    for (const _ of [1, 2, 3]) expect(await loose.items.brands.list({ limit: 2 })).toEqual(first);
  });

  it("fails for another site, unless the tape is played loosely", async () => {
    const elsewhere = clientOn(replayFrom(file), "any", "elsewhere");
    expect((await failureOf(elsewhere.items.brands.list({ limit: 2 }))).message).toContain(
      "site is `elsewhere`, recorded as `demo`.",
    );
  });

  it("can be told from one that nobody made", async () => {
    const tape = replayFrom(file);
    await clientOn(tape).items.brands.list({ limit: 2 });
    expect(tape.unused()).toEqual(["GET /items/inv-mast?limit=2"]);
  });
});

describe("a file that is no tape", () => {
  it.each([
    ["missing", undefined, "There is no tape `"],
    ["cut off", '[{"method": "GET"', "is not a tape that recordTo has written."],
    ["something else", '{"name": "x"}', "is not a tape that recordTo has written."],
  ])("is refused when it is %s", (_, content, sentence) => {
    const file = join(folder, "odd.json");
    rmSync(file, { force: true });
    if (content !== undefined) writeFileSync(file, content);
    expect(() => replayFrom(file)).toThrow(sentence);
  });
});
