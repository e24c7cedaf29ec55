import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/**
 * Unpacks a tar of plain files and folders (what `EmbeddedDatabase.dump` makes) into a folder that exists. It
 * does so without turning to other work, because a thousand small files are written in half the time that way.
 *
 * @throws Error when an entry is neither file nor folder, leads out of the folder, or the tar is cut off.
 */
export function untar(tar: Uint8Array, folder: string): void {
  const made = new Set<string>();
  const make = (path: string) => {
    if (!made.has(path)) mkdirSync(path, { recursive: true, mode: 0o700 });
    made.add(path);
  };
  for (const entry of entriesOfTar(tar)) {
    const path = join(folder, entry.path);
    make(entry.contents === undefined ? path : dirname(path));
    if (entry.contents !== undefined) writeFileSync(path, entry.contents, { mode: 0o600 });
  }
}

/** Everything in a tar, headers and contents, comes in blocks of this many bytes. */
const BLOCK = 512;

/** A file or folder of a tar. */
interface TarEntry {
  /** Relative to the root of the tar. */
  readonly path: string;
  /** Undefined for a folder. */
  readonly contents: Uint8Array | undefined;
}

/**
 * What a tar of plain files and folders holds (`EmbeddedDatabase.dump` makes such), in its order, without copying contents.
 *
 * @throws Error when an entry is neither file nor folder, leads out of the root, or the tar is cut off.
 */
export function* entriesOfTar(tar: Uint8Array): Generator<TarEntry> {
  for (let offset = 0; offset + BLOCK <= tar.length && tar[offset] !== 0; ) {
    const header = tar.subarray(offset, offset + BLOCK);
    const size = Number.parseInt(field(header, 124, 12), 8) || 0;
    const start = offset + BLOCK;
    if (start + size > tar.length) throw new Error(`The tar is cut off: \`${pathOf(header)}\` lacks its end.`);
    yield { path: pathOf(header), contents: isFolder(header) ? undefined : tar.subarray(start, start + size) };
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function field(header: Uint8Array, start: number, length: number): string {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return Buffer.from(end === -1 ? bytes : bytes.subarray(0, end)).toString("utf8");
}

function pathOf(header: Uint8Array): string {
  const path = normalize(`./${field(header, 345, 155)}/${field(header, 0, 100)}`);
  if (path.startsWith("..")) throw new Error(`The tar holds \`${path}\`, which leads out of its folder.`);
  return path;
}

function isFolder(header: Uint8Array): boolean {
  const type = field(header, 156, 1);
  if (type === "5") return true;
  if (type === "0" || type === "") return false;
  throw new Error(`The tar holds \`${pathOf(header)}\` of the type \`${type}\`; only files and folders are expected.`);
}
