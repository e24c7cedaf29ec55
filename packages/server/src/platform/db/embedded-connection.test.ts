import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { EmbeddedConnection } from "./embedded-connection.ts";

/** The bytes in which PostgreSQL refuses a statement. */
function refusal(code: string, message: string): Uint8Array {
  const fields = Buffer.from(`SERROR\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from("E"), length, fields]);
}

/** A database that refuses every statement, and how often it was asked. */
function refusing(code: string, message: string) {
  const asked: number[] = [];
  const database: Pick<PGlite, "execProtocolRawStream"> = {
    execProtocolRawStream: async (bytes, { onRawData }) => {
      asked.push(bytes.length);
      onRawData(refusal(code, message));
    },
  };
  return { asked, connection: new EmbeddedConnection(database as PGlite) };
}

describe("the session of the embedded database", () => {
  it("asks nothing more after its log of changes found no room: it would compute for ever", async () => {
    const { asked, connection } = refusing(
      "53100",
      'could not write to file "pg_wal/xlogtemp.42": No space left on device',
    );
    await expect(connection.script("update site set site_name = site_name")).rejects.toMatchObject({ code: "53100" });
    expect(connection.stopped).toBe(true);
    for (const text of ["rollback", "select 1"])
      await expect(connection.script(text)).rejects.toThrow(
        "because its disk was full. What was stored before is kept",
      );
    await expect(connection.send("select 1", [])).rejects.toThrow("start the server again");
    expect(asked).toHaveLength(1);
  });

  it("goes on where only a table found no room", async () => {
    const { asked, connection } = refusing("53100", 'could not extend file "base/5/17333": No space left on device');
    for (const text of ["insert into note values (1)", "rollback"])
      await expect(connection.script(text)).rejects.toMatchObject({ code: "53100" });
    expect([connection.stopped, asked.length]).toEqual([false, 2]);
  });
});
