import { PGlite, protocol } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { withSources } from "../lib/sources.mjs";

const { serialize } = protocol;

/**
 * The columns of each statement's rows as the migrated schema has them: name, type as an object id, and whether the column
 * of the table that it is may be empty. Nothing is run: the statements are prepared.
 */
export async function describeAll(texts) {
  const database = await PGlite.create({
    extensions: { pg_trgm, unaccent, fuzzystrmatch },
    loadDataDir: new Blob([await template()]),
  });
  try {
    const nullable = await nullableColumns(database);
    const described = new Map();
    for (const text of texts) described.set(text, await describe(database, text, nullable));
    return described;
  } finally {
    await database.close();
  }
}

const template = () =>
  withSources(async (load) => {
    const { embeddedTemplate } = await load("/packages/server/src/platform/db/embedded-template.ts");
    const { migrations } = await load("/packages/server/src/platform/db/migrations/index.ts");
    return embeddedTemplate(migrations);
  });

/** Of tables alone: what may be null in a view of the catalog PostgreSQL does not say. */
async function nullableColumns(database) {
  const { rows } = await database.query(`
    select a.attrelid || '.' || a.attnum as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and a.attnum > 0 and not a.attnotnull`);
  return new Set(rows.map(({ name }) => name));
}

async function describe(database, text, nullable) {
  const message = [serialize.parse({ text }), serialize.describe({ type: "S" }), serialize.sync()];
  const { messages } = await database.execProtocol(Buffer.concat(message), { throwOnError: false });
  const failed = messages.find(({ name }) => name === "error");
  if (failed) return failed;
  const fields = messages.find(({ name }) => name === "rowDescription")?.fields ?? [];
  return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: dataTypeID,
    nullable: nullable.has(`${tableID}.${columnID}`),
  }));
}
