/**
 * A process of its own that sends requests over kept-alive connections and counts the answers. It shares the processors
 * with what it measures, so it writes requests that are ready as bytes and reads no more of an answer than where it ends:
 * what a whole HTTP client costs would count as the server's.
 */
import { connect, type Socket } from "node:net";

/** What to send, again and again by turns. */
export interface LoadPlan {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  }[];
  /** Send each request once only, and stop when there are none left. */
  readonly once?: boolean;
}

/** The bytes of a request. */
function bytesOf({ method, path, headers, body = "" }: LoadPlan["requests"][number]): Buffer {
  const all = { host: "127.0.0.1", ...headers, ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

const endOfHead = Buffer.from("\r\n\r\n");

/** The status of the answer once the whole of it has been received; every answer of the server states its length. */
function statusOf(received: Buffer): number | undefined {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`The answer does not state its length:\n${head}`);
  return received.length < end + endOfHead.length + Number(length) ? undefined : Number(head.slice(9, 12));
}

/** A connection that sends one request at a time. */
class Line {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve(status: number): void; reject(error: unknown): void } | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (bytes) => this.#read(bytes));
    this.#socket.on("error", (error) => this.#settle?.reject(error));
    this.#socket.on("close", () => this.#settle?.reject(new Error("The server closed the connection.")));
  }

  send(bytes: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const status = statusOf(this.#received);
    if (status === undefined) return;
    this.#received = Buffer.alloc(0);
    this.#settle?.resolve(status);
  }
}

async function run(plan: LoadPlan): Promise<{ perSecond: number; failed: number }> {
  const requests = plan.requests.map(bytesOf);
  let next = 0;
  let done = 0;
  let failed = 0;
  const started = performance.now();
  const until = started + plan.seconds * 1000;
  const work = async (): Promise<void> => {
    const line = new Line(plan.port);
    while (performance.now() < until && !(plan.once && next >= requests.length)) {
      if ((await line.send(requests[next++ % requests.length] as Buffer)) === 200) done += 1;
      else failed += 1;
    }
    line.close();
  };
  await Promise.all(Array.from({ length: plan.connections }, work));
  return { perSecond: (done * 1000) / (performance.now() - started), failed };
}

process.on("message", (plan: LoadPlan) => {
  void run(plan).then((result) => process.send?.(result));
});
