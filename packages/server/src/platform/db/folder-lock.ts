import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../make-folder.ts";

/** How often an owner shows that it lives, and after what silence the owner on another host counts as gone (ms). */
const HEARTBEAT = 10_000;
const SILENCE = 120_000;

/** Two that start at once both step back and try again after a random wait, this often. */
const ATTEMPTS = 8;

/** A claim as its file name tells it: `lock.<host>.<pid>.<start of the process>.<random>`. */
interface Claim {
  readonly file: string;
  readonly host: string;
  readonly processId: number;
  readonly start: string;
}

/** A lock that is held until `release`. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock of a folder, for this process alone. Every process writes a claim of its own name and then looks for
 * others, so two can never both win; the claim of a process that has died (even by `kill -9`) is removed by the next.
 *
 * @throws Error with the process id when another living process, or this one, holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makeFolder(folder);
  for (let attempt = 1; ; attempt++) {
    const own = ownClaim(folder);
    writeFileSync(own.file, "");
    const other = livingClaims(folder, own)[0];
    if (other === undefined) return held(own);
    rmSync(own.file, { force: true });
    if (attempt === ATTEMPTS) throw lockedError(folder, other);
    await wait(10 + Math.random() * 40);
  }
}

function ownClaim(folder: string): Claim {
  const host = encodeURIComponent(hostname()).replaceAll(".", "%2E");
  const start = processStart(process.pid) ?? "unknown";
  const name = ["lock", host, process.pid, start, randomBytes(6).toString("hex")].join(".");
  return { file: join(folder, name), host, processId: process.pid, start };
}

function held(claim: Claim): FolderLock {
  const heartbeat = setInterval(() => beat(claim.file), HEARTBEAT);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(claim.file, { force: true });
    },
  };
}

function beat(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder may have been removed under a running process; the lock has nothing left to guard then.
  }
}

function livingClaims(folder: string, own: Claim): Claim[] {
  const others = readdirSync(folder)
    .map((name) => claimOf(folder, name))
    .filter((claim) => claim !== undefined && claim.file !== own.file) as Claim[];
  const dead = others.filter((claim) => !isAlive(claim, own));
  for (const claim of dead) rmSync(claim.file, { force: true });
  return others.filter((claim) => !dead.includes(claim));
}

function claimOf(folder: string, name: string): Claim | undefined {
  const [prefix, host, processId, start, random] = name.split(".");
  if (prefix !== "lock" || !host || !start || !random) return undefined;
  return { file: join(folder, name), host, processId: Number(processId), start };
}

function isAlive(claim: Claim, own: Claim): boolean {
  if (claim.host !== own.host) return Date.now() - modifiedAt(claim.file) < SILENCE;
  if (!processExists(claim.processId)) return false;
  // A later process may have been given the same number; its start tells them apart where the system knows it.
  return claim.start === "unknown" || claim.start === (processStart(claim.processId) ?? claim.start);
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function processExists(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, in clock ticks since the boot, with the boot's id; undefined where `/proc` does not tell. */
function processStart(processId: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
    // The name of the program comes before and may hold blanks and parentheses: count from the last parenthesis.
    const fields = readFileSync(`/proc/${processId}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [state] = fields;
    if (state === "Z") return "ended";
    return fields[19] === undefined ? undefined : `${boot}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

function lockedError(folder: string, other: Claim): Error {
  const owner = other.processId === process.pid ? "this process" : `process ${other.processId}`;
  return new Error(
    `The database folder \`${folder}\` is open in ${owner} (pid ${other.processId} on ${decodeURIComponent(other.host)}), ` +
      "and the embedded database serves one process at a time. Stop that process, use another folder, or set " +
      `\`DATABASE_URL\` to a PostgreSQL server that several processes share. If no such process runs, delete \`${other.file}\`.`,
  );
}
