import type { Endpoint } from "@purvey/contract/endpoint";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { implementations } from "../../services.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { type Fields, type GuardedKind, guardedKinds } from "../../testing/guarded-kinds.ts";
import { methodOf } from "../../testing/method-of.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { guardedRecords } from "../db/guarded-records.ts";

const endpoints = implementations.flatMap(({ service }) => Object.values(service.endpoints));
const guarded = endpoints.filter(({ input }) => "ifLastModified" in input.properties);
const resourceOf = ({ service, resource }: Endpoint): string => `${service}.${resource}`;

/** The first of each resource: that others too are written without a state, generated calls show, which give none. */
const firsts = guarded.filter(
  (endpoint, index) => guarded.findIndex((one) => resourceOf(one) === resourceOf(endpoint)) === index,
);
const unstated = exhaustive ? guarded : firsts;

/** Two people, and what they do with a record. */
class Desk {
  readonly #server: TestServer;
  readonly #kind: GuardedKind;
  readonly #resource: string;

  constructor(server: TestServer, kind: GuardedKind, resource: string) {
    this.#server = server;
    this.#kind = kind;
    this.#resource = resource;
  }

  /** Calls an endpoint with what it takes of the given values. */
  async call(id: string, given: Fields): Promise<Fields> {
    const endpoint = endpoints.find((each) => each.id === id) ?? expect.fail(`There is no endpoint ${id}.`);
    const input = Object.fromEntries(Object.entries(given).filter(([name]) => name in endpoint.input.properties));
    return (await methodOf(await this.#server.clientFor(this.#kind.as ?? "ada"), endpoint)(input)) as Fields;
  }

  async read(named: Fields): Promise<Fields> {
    // Reading a question counts as a look at it.
    const { viewCount: _, ...record } = await this.call(this.#kind.read ?? `${this.#resource}.get`, named);
    return record;
  }

  /** Changes a record; answers its state before, and as it is then. */
  async change(named: Fields): Promise<{ before: string; after: Fields }> {
    const before = stateOf(await this.read(named));
    const change = { ...named, ...this.#kind.change("Theirs"), ifLastModified: before };
    await this.call(this.#kind.update ?? `${this.#resource}.update`, change);
    return { before, after: await this.read(named) };
  }
}

const stateOf = (record: Fields): string => String(record.dateLastModified ?? record.date_last_modified);

describeServer("what somebody else changed since it was read", (server) => {
  let turn = 0;

  it("lies in a table that dates no two changes of a record alike", async () => {
    const triggers = await server().db.query<{ tableName: string }>(sql`
      select tgrelid::regclass::text as "tableName" from pg_trigger
      where tgfoid = 'date_change_apart'::regproc and tgenabled = 'O'`);
    const kept = triggers.map(({ tableName }) => tableName);
    const tables = new Set(Object.values(guardedRecords).map(({ table }) => table));
    expect([...tables].filter((table) => !kept.includes(table))).toEqual([]);
  });

  it("is of resources that two people try below, each", () => {
    expect([...new Set(guarded.map(resourceOf))].sort()).toEqual(Object.keys(guardedKinds).sort());
  });

  describe.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))("%s", (id, endpoint) => {
    const kind =
      guardedKinds[resourceOf(endpoint)] ?? expect.fail(`Say in \`guardedKinds\` how to make a record for ${id}.`);
    const desk = () => new Desk(server(), kind, resourceOf(endpoint));
    const mine = (named: Fields): Fields => ({ ...named, ...kind.change("Mine, then") });

    it("is refused within the same second, told with who, when and what, and stands", async () => {
      turn += 1;
      const named = await kind.make(server(), turn);
      const { before, after } = await desk().change(named);
      expect(stateOf(after) > before).toBe(true);
      const who = kind.as === "dana" ? "Dana Whitfield" : "Ada Okafor";
      await expect(desk().call(id, { ...mine(named), ifLastModified: before })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(` was changed meanwhile by ${who} on ${stateOf(after)}: \``),
        details: { dateLastModified: stateOf(after), changedBy: who },
      });
      expect(await desk().read(named)).toEqual(after);
      await desk().call(id, { ...mine(named), ifLastModified: stateOf(after) });
    });

    if (!unstated.includes(endpoint)) return;
    it("is written over by who says nothing of a state", async () => {
      turn += 1;
      const named = await kind.make(server(), turn);
      await desk().change(named);
      await desk().call(id, mine(named));
    });
  });
});
