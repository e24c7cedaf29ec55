import { randomBytes } from "node:crypto";

/** A longer first line or packet is not SSH, or means no good. */
const longestLine = 8192;
const longestPacket = 35_000;

/** A packet before encryption begins (RFC 4253, section 6). */
export function packetOf(payload: Buffer): Buffer {
  const block = 8;
  const padding = block - ((payload.length + 5) % block) + (block - ((payload.length + 5) % block) < 4 ? block : 0);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(payload.length + padding + 1);
  head.writeUInt8(padding, 4);
  return Buffer.concat([head, payload, randomBytes(padding)]);
}

/** Cuts what arrives from an SSH server into its first line and packets. */
export class PacketStream {
  #data = Buffer.alloc(0);
  readonly #next: () => Promise<Buffer | undefined>;

  /** `next` answers what arrived since, undefined at the end. */
  constructor(next: () => Promise<Buffer | undefined>) {
    this.#next = next;
  }

  /** The server's version line; lines before it are allowed and left out (RFC 4253, section 4.2). */
  async version(): Promise<string> {
    for (let lines = 0; lines < 50; lines++) {
      const line = await this.#line();
      if (line.startsWith("SSH-")) return line;
    }
    throw new Error("it answered something else than SSH");
  }

  /** The payload of the next packet. */
  async packet(): Promise<Buffer> {
    const length = (await this.#take(4)).readUInt32BE();
    if (length < 5 || length > longestPacket) throw new Error("it sent a packet of an impossible length");
    const body = await this.#take(length);
    const padding = body.readUInt8();
    if (padding + 1 > length) throw new Error("it sent a packet with more padding than there is");
    return body.subarray(1, length - padding);
  }

  async #line(): Promise<string> {
    let end = this.#data.indexOf(10);
    while (end < 0) {
      if (this.#data.length > longestLine) throw new Error("it answered something else than SSH");
      await this.#more();
      end = this.#data.indexOf(10);
    }
    const line = this.#data.subarray(0, end).toString("latin1").replace(/\r$/, "");
    this.#data = this.#data.subarray(end + 1);
    return line;
  }

  async #take(length: number): Promise<Buffer> {
    while (this.#data.length < length) await this.#more();
    const part = this.#data.subarray(0, length);
    this.#data = this.#data.subarray(length);
    return part;
  }

  async #more(): Promise<void> {
    const data = await this.#next();
    if (!data) throw new Error("it closed the connection");
    this.#data = Buffer.concat([this.#data, data]);
  }
}
