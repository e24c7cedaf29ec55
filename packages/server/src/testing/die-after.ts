import type { Database } from "../platform/db/database.ts";

/**
 * Ends this process as `kill -9` does when the database has carried out so many statements, or so many that count. Who kills from outside when
 * a line is read comes too late on a busy machine: the work may be done by then.
 */
export function dieAfter(db: Database, statements: number, counts: (text: string) => boolean = () => true): void {
  let carriedOut = 0;
  db.onStatement(({ text }) => {
    if (counts(text)) carriedOut += 1;
    if (carriedOut >= statements) process.kill(process.pid, "SIGKILL");
  });
}
