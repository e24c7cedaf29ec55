import { type PGlite, protocol } from "@electric-sql/pglite";
import { type Decoder, decoderOf } from "./decoder.ts";
import type { Answer, Connection } from "./driver.ts";
import type { Parameter } from "./parameter.ts";
import { StatementNames } from "./statement-names.ts";

const { serialize, messages } = protocol;

/** How many statements are prepared under a name; there is one connection, and its memory is this process's. */
const MAXIMUM_NAMES = 1_000;

/**
 * The session of PostgreSQL inside this process, spoken to in its wire protocol. One message carries everything a
 * statement needs, and a repeated statement is parsed once: about a seventh of the time that `PGlite.query` takes.
 */
export class EmbeddedConnection implements Connection {
  readonly #database: PGlite;
  readonly #names = new StatementNames(MAXIMUM_NAMES);
  readonly #prepared = new Set<string>();

  constructor(database: PGlite) {
    this.#database = database;
  }

  async send(text: string, parameters: readonly Parameter[]): Promise<Answer> {
    const name = this.#names.nameOf(text) ?? "";
    const parse = this.#prepared.has(name) ? [] : [serialize.parse({ name, text })];
    const bind = serialize.bind({ statement: name, values: parameters as Parameter[] });
    const answer = await this.#exchange([...parse, bind, ...describeExecuteSync]);
    if (name !== "") this.#prepared.add(name);
    return answer;
  }

  script(text: string): Promise<Answer> {
    return this.#exchange([serialize.query(text)]);
  }

  async reset(): Promise<void> {
    this.#prepared.clear();
    await this.#exchange([serialize.query("rollback; deallocate all")]);
  }

  async #exchange(parts: readonly Uint8Array[]): Promise<Answer> {
    return answerOf(await this.#database.execProtocolStream(Buffer.concat(parts), { syncToFs: false }));
  }
}

const describeExecuteSync = [serialize.describe({ type: "P" }), serialize.execute({}), serialize.sync()];

type BackendMessage = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

interface Column {
  readonly name: string;
  readonly decode: Decoder;
}

/** Reads the messages of one exchange; of several statements only the last one's answer is kept. */
function answerOf(received: readonly BackendMessage[]): Answer {
  let columns: readonly Column[] = [];
  let rows: object[] = [];
  let answer: Answer = { rows, count: 0, command: "" };
  for (const message of received) {
    if (message instanceof messages.DataRowMessage) rows.push(rowOf(columns, message.fields));
    else if (message instanceof messages.RowDescriptionMessage) columns = columnsOf(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) {
      answer = { rows, count: countOf(message.text), command: message.text.split(" ", 1)[0] ?? "" };
      rows = [];
    }
  }
  return answer;
}

function columnsOf(fields: readonly { readonly name: string; readonly dataTypeID: number }[]): Column[] {
  return fields.map(({ name, dataTypeID }) => ({ name, decode: decoderOf(dataTypeID) }));
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index++) {
    const { name, decode } = columns[index] as Column;
    const text = fields[index];
    row[name] = text === null || text === undefined ? null : decode(text);
  }
  return row;
}

/** The number at the end of a command tag (`INSERT 0 5`, `UPDATE 3`), 0 when there is none (`CREATE TABLE`). */
function countOf(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
  return Number.isInteger(count) ? count : 0;
}
