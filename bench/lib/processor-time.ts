import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@purvey/server/platform/db/database";
import sql from "sql-template-tag";

/** Parts of a second in which Linux counts the time of processes. */
const ticks = 100;

/**
 * Seconds of a processor that this process and, on PostgreSQL, the server with all its backends have used so far. What
 * else the machine does does not count, as it would by the clock. PostgreSQL must run on this machine, under Linux.
 */
export async function processorTime(db: Database): Promise<{ readonly node: number; readonly postgres: number }> {
  const { user, system } = process.cpuUsage();
  return { node: (user + system) / 1e6, postgres: db.kind === "embedded" ? 0 : await postgresTime(db) };
}

/** Seconds of a processor that another process has used so far. */
export function processTime(pid: number): number {
  const [user, system] = times(String(pid));
  return user + system;
}

/** Bytes of memory that another process holds now. */
export function memoryOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096;
}

/** Seconds of a processor that PostgreSQL with all its backends has used so far. */
export async function postgresTime(db: Database): Promise<number> {
  const row = await db.first<{ folder: string }>(sql`select current_setting('data_directory') as folder`);
  const [main = ""] = readFileSync(join(row?.folder ?? "", "postmaster.pid"), "utf8").split("\n");
  const own = times(main);
  const children = readdirSync("/proc").flatMap((pid) => (/^\d+$/.test(pid) && parentOf(pid) === main ? [pid] : []));
  const ended = own[2] + own[3];
  return children.reduce((sum, pid) => sum + times(pid)[0] + times(pid)[1], own[0] + own[1] + ended);
}

/** Fields of `/proc/<pid>/stat` from the state on; nothing of a process that has ended. */
function fields(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function parentOf(pid: string): string | undefined {
  return fields(pid)[1];
}

/** User and system time in seconds, then those of children that have ended. */
function times(pid: string): [number, number, number, number] {
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields(pid)
    .slice(11, 15)
    .map((value) => Number(value) / ticks);
  return [user, system, childUser, childSystem];
}
