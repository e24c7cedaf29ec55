import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { EmbeddedDatabase } from "../db/embedded.ts";

/** The longest name of a socket that every system takes, in bytes. */
const longest = 103;

/** Where a server that has the embedded database of a folder open can be asked for a copy of it. */
function placeOf(dataFolder: string): string {
  if (process.platform !== "win32") return join(dataFolder, "backup.sock");
  return `\\\\?\\pipe\\purvey-${createHash("sha256").update(dataFolder).digest("hex").slice(0, 16)}`;
}

/**
 * Lets `purvey backup` copy the embedded database while this process has it open: whoever runs as the same user may ask, by
 * a socket in the data folder. A folder whose name is too long for one is served without.
 */
export async function serveBackups(dataFolder: string, db: EmbeddedDatabase): Promise<() => Promise<void>> {
  const place = placeOf(dataFolder);
  if (Buffer.byteLength(place) > longest) return async () => {};
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Whoever asked may have been ended meanwhile.
    socket.on("error", () => {});
    void answer(socket, db);
  });
  // What lies there is of a process that was killed: the folder is ours.
  if (process.platform !== "win32") rmSync(place, { force: true });
  server.listen(place);
  await once(server, "listening");
  if (process.platform !== "win32") chmodSync(place, 0o600);
  return () => close(server);
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

/** All that the other end says; the socket stays open for the answer. */
async function heard(socket: Socket): Promise<string> {
  let said = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    said += part;
  });
  await once(socket, "end");
  return said;
}

async function answer(socket: Socket, db: EmbeddedDatabase): Promise<void> {
  try {
    await db.copyTo(await heard(socket));
    socket.end("done");
  } catch (error) {
    socket.end(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Asks the server that has the database of a folder open to copy it into a new folder.
 *
 * @returns false when no server listens there
 * @throws Error with what the server said when it could not
 */
export async function askForCopy(dataFolder: string, to: string): Promise<boolean> {
  const place = placeOf(dataFolder);
  if (process.platform !== "win32" && !existsSync(place)) return false;
  const socket = createConnection({ path: place, allowHalfOpen: true });
  const connected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  if (!connected) return false;
  socket.end(to);
  const said = await heard(socket);
  if (said === "done") return true;
  throw new Error(said === "" ? "The server ended before the copy was written. Try again." : said);
}
