import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs `pg_dump` or `pg_restore` on a database to its end. The password goes by the environment: the command line of a
 * process can be read by everybody on the machine.
 *
 * @throws Error with what the program said, or how to get it when it is not installed
 */
export async function runPostgresTool(
  program: "pg_dump" | "pg_restore",
  words: readonly string[],
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  await run(program, [...words, `--dbname=${address.href}`, "--no-password"], {
    ...environment,
    ...(password ? { PGPASSWORD: password } : {}),
  });
}

/**
 * The rows of a table in what `pg_dump` wrote, by column; nothing is written anywhere. For small tables of plain values:
 * they are held in memory, and escapes are not undone.
 *
 * @throws Error as {@link runPostgresTool} does
 */
export async function rowsInDump(
  file: string,
  table: string,
  environment: NodeJS.ProcessEnv,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const text = await run("pg_restore", ["--data-only", `--table=${table}`, "--file=-", file], environment);
  const [, columns = "", rows = ""] = /^COPY \S+ \((.*)\) FROM stdin;\n((?:.*\n)*?)\\\.$/m.exec(text) ?? [];
  const names = columns.split(", ");
  const values = rows.split("\n").filter((row) => row !== "");
  return values.map((row) => Object.fromEntries(row.split("\t").map((value, index) => [names[index], value])));
}

/** Runs a program to its end and answers what it wrote. */
async function run(
  program: "pg_dump" | "pg_restore",
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = spawn(program, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  let [written, said] = ["", ""];
  child.stdout.on("data", (part: Buffer) => {
    written += part.toString();
  });
  child.stderr.on("data", (part: Buffer) => {
    said += part.toString();
  });
  const [status] = await once(child, "close").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT") throw cause;
    throw new Error(
      `\`${program}\` is not installed here. It comes with the client of PostgreSQL (Debian: postgresql-client), in the version of the server or a later one.`,
      { cause },
    );
  });
  if (status !== 0) throw new Error(`\`${program}\` failed with ${status}: ${said.trim()}`);
  return written;
}
