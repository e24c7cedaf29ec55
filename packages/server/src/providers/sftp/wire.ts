/** Writes the data types of SSH (RFC 4251, section 5). */
export class SshWriter {
  readonly #parts: Buffer[] = [];

  byte(value: number): this {
    this.#parts.push(Buffer.from([value]));
    return this;
  }

  bytes(value: Uint8Array): this {
    this.#parts.push(Buffer.from(value));
    return this;
  }

  number(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32BE(value);
    this.#parts.push(part);
    return this;
  }

  string(value: Uint8Array | string): this {
    const part = typeof value === "string" ? Buffer.from(value) : value;
    return this.number(part.length).bytes(part);
  }

  names(...values: readonly string[]): this {
    return this.string(values.join(","));
  }

  /** A number that is not negative, from its big-endian bytes. */
  integer(value: Uint8Array): this {
    const first = value.findIndex((byte) => byte !== 0);
    const digits = first < 0 ? Buffer.alloc(0) : Buffer.from(value.subarray(first));
    return this.string((digits[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), digits]) : digits);
  }

  result(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

/** Reads the data types of SSH. Throws when the message ends too early. */
export class SshReader {
  readonly #data: Buffer;
  #at = 0;

  constructor(data: Buffer) {
    this.#data = data;
  }

  byte(): number {
    return this.take(1).readUInt8();
  }

  number(): number {
    return this.take(4).readUInt32BE();
  }

  string(): Buffer {
    return this.take(this.number());
  }

  names(): string[] {
    const text = this.string().toString("latin1");
    return text === "" ? [] : text.split(",");
  }

  take(length: number): Buffer {
    if (this.#at + length > this.#data.length) throw new Error("the message ended too early");
    const part = this.#data.subarray(this.#at, this.#at + length);
    this.#at += length;
    return part;
  }
}
