import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { existingServer } from "./existing-server.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { type UserNumbers, unprivilegedUser } from "./unprivileged-user.ts";

/** A PostgreSQL server of its own with an empty data folder. */
export interface PostgresServer {
  /** The URL of the database `postgres`. */
  readonly url: string;
  /** Creates a database, from a template when one is named, and returns its URL. */
  createDatabase(name: string, template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** Stops the server at once and removes its data. Also done when this process ends, however it ends. */
  stop(): Promise<void>;
}

/** The longest a start may take, in milliseconds. */
const START_TIMEOUT = 60_000;

/** Quick and careless about crashes: the data is thrown away. Reached by a socket only, so ports cannot collide. */
const settings = [
  "listen_addresses=",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_connections=200",
  "shared_buffers=128MB",
  "log_min_messages=log",
  "log_min_error_statement=panic",
];

/**
 * Keeps the server under this process's eye: its standard input ends when this process ends, even by `kill -9`, and
 * then the server is stopped and its data removed. Interrupts from the terminal are left to this process.
 */
const supervise = `
trap '' INT TERM HUP
data=$1; shift
exec 3<&0
"$@" -D "$data" 3<&- </dev/null &
server=$!
{ cat <&3 >/dev/null; kill -QUIT $server; } 2>/dev/null &
wait $server
status=$?
rm -rf "$data"
exit $status`;

/**
 * The same for a server that is killed on purpose: as whoever runs one in earnest has it, it is started again on its data.
 * What goes wrong meanwhile (the killed one's children are not gone yet) is tried again.
 */
const superviseAgain = `
trap '' INT TERM HUP
data=$1; shift
exec 3<&0
{ cat <&3 >/dev/null; touch "$data/stop"
  while [ -d "$data" ]; do kill -QUIT $(head -n 1 "$data/postmaster.pid"); sleep 0.1; done; } 2>/dev/null &
until [ -e "$data/stop" ]; do "$@" -D "$data" 3<&- </dev/null; sleep 0.1; done
rm -rf "$data"`;

/** A server that a crash of its own does not end. */
export interface MortalPostgres extends PostgresServer {
  /** Ends the server as `kill -9` does; it starts again by itself, which takes about half a second. */
  kill(): Promise<void>;
}

/** What makes commits outlive the server's process. The machine itself does not go down, so files need not be synced. */
const durable = ["synchronous_commit=on", "full_page_writes=on"];

/** Starts PostgreSQL as {@link startPostgres} does, to be killed. */
export async function startMortalPostgres(): Promise<MortalPostgres> {
  const { server, data } = await startIn(superviseAgain, durable);
  const kill = async (): Promise<void> => {
    const [number = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(number), "SIGKILL");
  };
  return { ...server, kill };
}

/**
 * Starts the PostgreSQL of {@link postgresBinaries}, in about a second. Not on Windows.
 *
 * @param more settings that override those of tests: `shared_buffers=1GB`
 */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  return (await startIn(supervise, more)).server;
}

async function startIn(script: string, more: readonly string[]): Promise<{ server: PostgresServer; data: string }> {
  if (process.platform === "win32") {
    throw new Error("Tests cannot start PostgreSQL on Windows; set `PURVEY_TEST_DATABASE_URL` to a server.");
  }
  const user = unprivilegedUser();
  const binaries = await postgresBinaries(user);
  const data = await mkdtemp(join(tmpdir(), "purvey-postgres-"));
  if (user) await chown(data, user.uid, user.gid);
  await initialize(binaries, data, user);
  const child = await start(binaries, data, user, { script, more });
  const url = `postgres://purvey@localhost/postgres?host=${encodeURIComponent(data)}`;
  return { server: { ...existingServer(url), stop: () => stop(child) }, data };
}

async function initialize(binaries: string, data: string, user: UserNumbers | undefined): Promise<void> {
  // The same rules of letters and sorting as in the embedded database, on every system.
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8"];
  const options = ["-D", data, "--username=purvey", "--auth=trust", "--no-sync", "--no-instructions", ...locale];
  const child = spawn(join(binaries, "bin", "initdb"), options, {
    ...surroundings(user),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log = logOf(child);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`\`initdb\` failed with ${code}: ${log()}`);
}

async function start(
  binaries: string,
  data: string,
  user: UserNumbers | undefined,
  { script, more }: { readonly script: string; readonly more: readonly string[] },
): Promise<ChildProcess> {
  const options = [...settings, ...more].flatMap((setting) => ["-c", setting]);
  const server = [join(binaries, "bin", "postgres"), "-k", data, ...options];
  const child = spawn("/bin/sh", ["-c", script, "purvey-postgres", data, ...server], {
    ...surroundings(user),
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  await ready(child);
  // The server must not keep this process alive.
  for (const part of [child, child.stdin, child.stderr] as { unref?: () => void }[]) part.unref?.();
  return child;
}

async function ready(child: ChildProcess): Promise<void> {
  const log = logOf(child);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), START_TIMEOUT);
  const ended = once(child, "exit", { signal: giveUp.signal }).catch(() => undefined);
  try {
    while (!log().includes("ready to accept connections")) {
      const spoke = once(child.stderr as Readable, "data", { signal: giveUp.signal }).catch(() => undefined);
      const code = await Promise.race([ended, spoke.then(() => "spoke")]);
      if (code !== "spoke" || giveUp.signal.aborted) throw new Error(`PostgreSQL does not start: ${log() || code}`);
    }
  } catch (error) {
    child.stdin?.end();
    throw error;
  } finally {
    clearTimeout(timer);
    giveUp.abort();
  }
}

/** Collects the last part of what the process writes to its log. */
function logOf(child: ChildProcess): () => string {
  let log = "";
  child.stderr?.on("data", (part: Buffer) => {
    log = (log + part.toString()).slice(-4_000);
  });
  return () => log.trim();
}

function surroundings(user: UserNumbers | undefined) {
  // Variables such as PGDATA of the user's own PostgreSQL must not lead ours astray.
  return { ...user, cwd: "/", env: { PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C" } };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.ref();
  child.stdin?.end();
  await ended;
}
