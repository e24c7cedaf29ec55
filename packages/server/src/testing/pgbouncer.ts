import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type UserNumbers, unprivilegedUser } from "./unprivileged-user.ts";

/** A pooler before a PostgreSQL server, in transaction mode. */
export interface PgBouncer {
  /** The URL of the same database by way of the pooler. */
  urlOf(direct: string): string;
  /** Ends the pooler. Also done when this process ends, however it ends. */
  stop(): Promise<void>;
}

/** Debian's place is not on everybody's path. */
const program = ["/usr/sbin/pgbouncer", "/usr/local/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find(existsSync);

/** Why tests by way of PgBouncer are skipped on this machine; undefined where they are not. */
export const withoutPgBouncer = program
  ? undefined
  : "PgBouncer is not installed; on Debian: apt-get install pgbouncer.";

/** Those that know names of statements are told to go without, as the oldest do: `max_prepared_statements`. */
function withoutNames(path: string): string {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const [, minor = "0"] = /PgBouncer 1\.(\d+)/.exec(stdout) ?? [];
  return Number(minor) < 21 ? "" : "max_prepared_statements = 0\n";
}

/** As few connections as make processes really share them. */
const connections = 6;

/** Ends the pooler with this process, as PostgreSQL's own script does (`postgres-server.ts`). */
const supervise = `
trap '' INT TERM HUP
folder=$1; shift
exec 3<&0
"$@" 3<&- </dev/null &
pooler=$!
{ cat <&3 >/dev/null; kill -KILL $pooler; } 2>/dev/null &
wait $pooler
rm -rf "$folder"`;

/**
 * Starts PgBouncer before the server of a database, in the form in which Debian ships it: connections are handed on between
 * transactions, and statements have no names. Reached by a socket only, so ports cannot collide.
 *
 * @param direct the URL of a database on the server
 * @throws Error when it is not installed or does not start
 */
export async function startPgBouncer(direct: string): Promise<PgBouncer> {
  if (!program) throw new Error(withoutPgBouncer);
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "purvey-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, settingsFor(new URL(direct), folder) + withoutNames(program));
  if (user) for (const path of [folder, file]) await chown(path, user.uid, user.gid);
  const stop = await start([program, file], folder, user);
  return { urlOf: (url) => pooledUrl(url, folder), stop };
}

function settingsFor(direct: URL, folder: string): string {
  const { username, password, port, hostname, searchParams } = direct;
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const words = [`host=${host}`, `port=${port || 5432}`, `user=${decodeURIComponent(username)}`];
  if (password) words.push(`password='${decodeURIComponent(password).replaceAll("'", "''")}'`);
  return `[databases]
* = ${words.join(" ")}
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
server_login_retry = 0.1
`;
}

function pooledUrl(direct: string, folder: string): string {
  const { username, pathname } = new URL(direct);
  return `postgres://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`;
}

async function start(
  words: readonly string[],
  folder: string,
  user: UserNumbers | undefined,
): Promise<() => Promise<void>> {
  const child = spawn("/bin/sh", ["-c", supervise, "purvey-pgbouncer", folder, ...words], {
    ...user,
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  const ended = once(child, "exit");
  let log = "";
  const isUp = new Promise<true>((resolve) => {
    child.stderr.on("data", (part: Buffer) => {
      log = (log + part.toString()).slice(-4_000);
      if (log.includes("process up")) resolve(true);
    });
  });
  if ((await Promise.race([isUp, ended])) !== true) throw new Error(`PgBouncer does not start: ${log}`);
  for (const part of [child, child.stdin, child.stderr] as { unref?: () => void }[]) part.unref?.();
  return async () => {
    child.ref();
    child.stdin.end();
    await ended;
  };
}
