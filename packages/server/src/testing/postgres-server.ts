import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { existingServer } from "./existing-server.ts";
import { movedClock } from "./moved-clock.ts";
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
  // Statistics change when a test says so, and nobody is in a template when it is copied.
  "autovacuum=off",
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
  return { ...server, kill: () => killIn(data) };
}

async function killIn(data: string): Promise<void> {
  const [number = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(number), "SIGKILL");
}

/** A server with a streaming replica. */
export interface ReplicatedPostgres extends PostgresServer {
  /** The URL of the same database on the replica. */
  onReplica(url: string): string;
  /** Ends the replica as `kill -9` does; it starts again by itself, which takes about half a second. */
  killReplica(): Promise<void>;
}

/** A commit is flushed by whoever makes it, and what nobody does flush stays long enough to be seen. */
const replicated = [
  ...durable,
  "wal_level=replica",
  "max_wal_senders=10",
  "wal_keep_size=1GB",
  "wal_writer_delay=2s",
  "max_standby_streaming_delay=1s",
];

/** Starts two servers that begin alike, the second as the replica of the first. Stopping stops both. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const user = unprivilegedUser();
  const copy = await newFolder(user);
  const { server, data } = await startIn(supervise, replicated, (original) => copyTo(copy, original, user));
  const replica = await start(await postgresBinaries(user), copy, user, { script: superviseAgain, more: replicated });
  return {
    ...server,
    stop: () => Promise.all([stop(replica), server.stop()]).then(() => undefined),
    onReplica: (url) => url.replace(encodeURIComponent(data), encodeURIComponent(copy)),
    killReplica: () => killIn(copy),
  };
}

/** No machine's replica is as near as one on the same: commits come late enough that a read which does not look would miss them. */
const late = "recovery_min_apply_delay = 10ms";

/** What lies in a folder before its server has ever run is a whole backup of it. */
async function copyTo(copy: string, original: string, user: UserNumbers | undefined): Promise<void> {
  await cp(original, copy, { recursive: true });
  await writeFile(join(copy, "standby.signal"), "");
  const primary = `host=${original} user=purvey`;
  await writeFile(
    join(copy, "postgresql.auto.conf"),
    `primary_conninfo = '${primary}'\nwal_retrieve_retry_interval = 100ms\n${late}\n`,
  );
  if (user) spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, copy]);
}

/**
 * Starts the PostgreSQL of {@link postgresBinaries}, in about a second. Not on Windows.
 *
 * @param more settings that override those of tests: `shared_buffers=1GB`
 */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  return (await startIn(supervise, more)).server;
}

async function startIn(
  script: string,
  more: readonly string[],
  before: (data: string) => Promise<void> = async () => {},
): Promise<{ server: PostgresServer; data: string }> {
  if (process.platform === "win32") {
    throw new Error("Tests cannot start PostgreSQL on Windows; set `PURVEY_TEST_DATABASE_URL` to a server.");
  }
  const user = unprivilegedUser();
  const binaries = await postgresBinaries(user);
  const data = await newFolder(user);
  await initialize(binaries, data, user);
  await before(data);
  const child = await start(binaries, data, user, { script, more });
  const url = `postgres://purvey@localhost/postgres?host=${encodeURIComponent(data)}`;
  const server = existingServer(url);
  return { server: { ...server, stop: () => server.stop().then(() => stop(child)) }, data };
}

async function newFolder(user: UserNumbers | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "purvey-postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
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
    while (!/ready to accept (read-only )?connections/.test(log())) {
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
  // Variables such as PGDATA of the user's own PostgreSQL must not lead ours astray. A moved clock is that of all programs.
  return { ...user, cwd: "/", env: { ...movedClock, PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C" } };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.ref();
  child.stdin?.end();
  await ended;
}
