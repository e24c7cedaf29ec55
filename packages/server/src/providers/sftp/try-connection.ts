import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { identify, type ServerIdentity } from "./handshake.ts";
import { PacketStream } from "./packets.ts";

/** What became of a try to reach an SSH server. */
export interface ConnectionTry {
  /** Undefined when it was not reached, or did not prove its key. */
  readonly server: ServerIdentity | undefined;
  /** Why not, in half a sentence; empty when it was reached. */
  readonly problem: string;
  readonly milliseconds: number;
}

/**
 * Connects to an address and has an SSH server there prove its key, all within a time. Never throws: what goes wrong is
 * in the answer.
 *
 * @param address an IP address that the server may connect to: see `allowedAddress`
 * @param timeout in milliseconds
 */
export async function tryConnection(address: string, port: number, timeout: number): Promise<ConnectionTry> {
  const started = performance.now();
  const socket = connect({ host: address, port, noDelay: true });
  const late = setTimeout(() => socket.destroy(new Error(`it did not answer within ${timeout} ms`)), timeout);
  try {
    const server = await identify(new PacketStream(arrivals(socket)), (data) => void socket.write(data));
    return { server, problem: "", milliseconds: elapsed(started) };
  } catch (error) {
    return { server: undefined, problem: reasonOf(error), milliseconds: elapsed(started) };
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

function elapsed(started: number): number {
  return Math.round(performance.now() - started);
}

/** What arrives at a socket, piece by piece; undefined at the end. */
function arrivals(socket: Socket): () => Promise<Buffer | undefined> {
  let failure: Error | undefined;
  socket.on("error", (error) => {
    failure = error;
  });
  return async () => {
    for (;;) {
      if (failure) throw failure;
      const data: Buffer | null = socket.read();
      if (data) return data;
      if (socket.destroyed || socket.readableEnded) return undefined;
      await Promise.race([once(socket, "readable"), once(socket, "end"), once(socket, "close")]);
    }
  };
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens on that port",
  EHOSTUNREACH: "there is no way to that host",
  ENETUNREACH: "there is no way to that network",
  ECONNRESET: "it broke off the connection",
  ETIMEDOUT: "it did not answer",
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ""] ?? message;
}
