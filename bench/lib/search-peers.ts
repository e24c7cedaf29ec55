import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { create, insertMultiple, search as searchOrama } from "@orama/orama";
import { type IndexRecord, type Schema, textsOf } from "@purvey/search/schema";
import { SearchIndex } from "@purvey/search/search-index";
import type { Database } from "@purvey/server/platform/db/database";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import { startPostgres } from "@purvey/server/testing/postgres-server";
import { Document } from "flexsearch";
import MiniSearch from "minisearch";
import sql from "sql-template-tag";

/** What an engine answered and what that took. */
export interface Answered {
  /** The first ten identifiers for each query. */
  readonly ids: readonly (readonly string[])[];
  /** Milliseconds for each query, the second time that it was asked. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly megabytes: number;
}

/** Builds an index of records and asks it each query. */
export type Engine = (schema: Schema, records: readonly IndexRecord[], queries: readonly string[]) => Promise<Answered>;

/** The fields that every engine searches, and what they weigh. */
const weights = { name: 1, description: 0.7, brand: 0.3, attributes: 0.15, number: 1 };
const fields = Object.keys(weights);

const textOf = (record: IndexRecord, field: string) => textsOf(record, field).join(" ");
const docOf = (record: IndexRecord) => ({
  id: record.id,
  name: textOf(record, "name"),
  description: textOf(record, "description"),
  brand: textOf(record, "brand"),
  attributes: textOf(record, "attributes"),
  number: textOf(record, "number"),
});

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

type Ask = (text: string) => readonly string[] | Promise<readonly string[]>;

/** An engine in this process. */
function inProcess(build: (schema: Schema, records: readonly IndexRecord[]) => Ask | Promise<Ask>): Engine {
  return async (schema, records, queries) => {
    const before = memory();
    const started = performance.now();
    const ask = await build(schema, records);
    const seconds = (performance.now() - started) / 1000;
    const megabytes = memory() - before;
    for (const query of queries) await ask(query);
    const [ids, times]: [(readonly string[])[], number[]] = [[], []];
    for (const query of queries) {
      const asked = performance.now();
      ids.push(await ask(query));
      times.push(performance.now() - asked);
    }
    return { ids, times, seconds, megabytes };
  };
}

const purvey = inProcess((schema, records) => {
  const index = SearchIndex.build(schema, records);
  return (text) => {
    const { hits } = index.search({ text });
    return (hits.length > 0 ? hits : index.suggest(text)).map(({ id }) => id);
  };
});

const miniSearch = inProcess((_, records) => {
  const index = new MiniSearch({
    fields,
    searchOptions: { boost: weights, fuzzy: 0.2, weights: { fuzzy: 0.3, prefix: 0.3 } },
  });
  index.addAll(records.map(docOf));
  return (text) =>
    index
      .search(text)
      .slice(0, 10)
      .map(({ id }) => String(id));
});

const flexSearch = inProcess((_, records) => {
  const index = new Document({ document: { id: "id", index: fields }, tokenize: "forward", resolution: 9 });
  for (const record of records) index.add(docOf(record));
  return (text) => index.search(text, { limit: 10, suggest: true, merge: true }).map(({ id }) => String(id));
});

const orama = inProcess(async (_, records) => {
  const text = "string" as const;
  const base = create({
    schema: { id: text, name: text, description: text, brand: text, attributes: text, number: text },
  });
  await insertMultiple(base, records.map(docOf), 1000);
  return async (term) => (await searchOrama(base, { term, boost: weights, limit: 10 })).hits.map(({ id }) => id);
});

/** An engine of `peers.py`. */
function inPython(engine: "fts5" | "xapian"): Engine {
  return async (_, records, queries) => {
    const docs = records.map((record) => [record.id, ...fields.map((field) => textOf(record, field))]);
    // Debian's Xapian belongs to Debian's Python.
    const child = spawn(engine === "xapian" ? "/usr/bin/python3" : "python3", [
      fileURLToPath(new URL("peers.py", import.meta.url)),
    ]);
    child.stdin.end(JSON.stringify({ engine, docs, queries }));
    let [out, problem] = ["", ""];
    child.stdout.on("data", (part) => {
      out += part;
    });
    child.stderr.on("data", (part) => {
      problem += part;
    });
    await new Promise((done) => child.once("close", done));
    if (out === "") throw new Error(problem.trim().split("\n").at(-1));
    const { seconds, megabytes, answers } = JSON.parse(out) as {
      seconds: number;
      megabytes: number;
      answers: [string[], number][];
    };
    return { ids: answers.map(([ids]) => ids), times: answers.map(([, time]) => time), seconds, megabytes };
  };
}

/** PostgreSQL's full text in a server of its own; memory is the size of the table with its index. */
const postgres: Engine = async (schema, records, queries) => {
  const server = await startPostgres();
  const base = await openPostgres({ url: await server.createDatabase("peers"), poolSize: 1, statementTimeout: 0 });
  try {
    const answered = await inProcess(() => fillPostgres(base, records))(schema, records, queries);
    const size = await base.first<{ bytes: number }>(sql`select pg_total_relation_size('item') as bytes`);
    return { ...answered, megabytes: (size?.bytes ?? 0) / 2 ** 20 };
  } finally {
    await base.close();
    await server.stop();
  }
};

async function fillPostgres(base: Database, records: readonly IndexRecord[]): Promise<Ask> {
  await base.execute(sql`create table item (id text primary key, words tsvector not null)`);
  for (let at = 0; at < records.length; at += 1000)
    await base.execute(sql`
      insert into item select doc ->> 'id',
        setweight(to_tsvector('english', (doc ->> 'name') || ' ' || (doc ->> 'number')), 'A')
        || setweight(to_tsvector('english', doc ->> 'description'), 'B')
        || setweight(to_tsvector('english', doc ->> 'brand'), 'C')
        || setweight(to_tsvector('english', doc ->> 'attributes'), 'D')
      from json_array_elements(${JSON.stringify(records.slice(at, at + 1000).map(docOf))}::json) doc`);
  await base.execute(sql`create index item_words on item using gin (words)`);
  await base.execute(sql`analyze item`);
  return async (text) => {
    const asked = (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" | ");
    const rows = await base.query<{ id: string }>(sql`
      select id from item, to_tsquery('english', ${asked}) asked where words @@ asked
      order by ts_rank('{0.15, 0.3, 0.7, 1}', words, asked, 1) desc, id limit 10`);
    return rows.map(({ id }) => id);
  };
}

/** The engines in the order in which they are printed. */
export const engines: readonly (readonly [name: string, engine: Engine])[] = [
  ["@purvey/search", purvey],
  ["MiniSearch", miniSearch],
  ["FlexSearch", flexSearch],
  ["Orama", orama],
  ["SQLite FTS5", inPython("fts5")],
  ["Xapian", inPython("xapian")],
  ["PostgreSQL", postgres],
];
