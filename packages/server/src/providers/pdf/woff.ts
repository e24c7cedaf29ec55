import { inflateSync } from "node:zlib";

/** Bytes of a table's entry in the directory of a WOFF file, and of an OpenType one. */
const woffEntry = 20;
const plainEntry = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

/**
 * The OpenType font that a WOFF file (version 1) packs. Laying text out with the packed file would unpack a table each
 * time it is read.
 *
 * @throws RangeError when the bytes are no WOFF file.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.subarray(0, 4).toString("latin1") !== "wOFF") throw new RangeError("The font is no WOFF file of version 1.");
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) => tableAt(file, 44 + index * woffEntry));
  return Buffer.concat([directory(file.readUInt32BE(4), tables), ...tables.map(({ data }) => padded(data))]);
}

function tableAt(file: Buffer, entry: number): Table {
  const start = file.readUInt32BE(entry + 4);
  const packed = file.readUInt32BE(entry + 8);
  const bytes = file.subarray(start, start + packed);
  const data = packed < file.readUInt32BE(entry + 12) ? inflateSync(bytes) : bytes;
  return { tag: file.readUInt32BE(entry), checksum: file.readUInt32BE(entry + 16), data };
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function directory(flavor: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * plainEntry);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * plainEntry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * plainEntry, 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = 12 + index * plainEntry;
    head.writeUInt32BE(tag, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    offset += padded(data).length;
  });
  return head;
}
