import { dirname } from "node:path/posix";
import { MemoryFS } from "@electric-sql/pglite";
import { entriesOfTar } from "../platform/db/untar.ts";

/** Where the embedded database looks for its data folder. */
const DATA_FOLDER = "/pglite/data";

/**
 * A file system in memory that begins with the files of a tar. PGlite's own way (`loadDataDir`) takes twice as long:
 * it reads the tar through a blob in many small parts.
 */
export class TemplateFilesystem extends MemoryFS {
  /** Forgotten once it is unpacked. */
  #tar: Uint8Array | undefined;

  constructor(tar: Uint8Array) {
    super();
    this.#tar = tar;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files || !this.#tar)
      throw new Error("The embedded database asks for its files once, when it has a file system.");
    const made = new Set<string>();
    const make = (path: string) => {
      if (!made.has(path)) files.mkdirTree(path, 0o700);
      made.add(path);
    };
    for (const { path, contents } of entriesOfTar(this.#tar)) {
      const place = `${DATA_FOLDER}/${path.replaceAll("\\", "/")}`;
      make(contents === undefined ? place : dirname(place));
      // A copy, because the database writes into these bytes and the tar may be the template of others. (`slice` of a
      // `Buffer` would be none.)
      if (contents !== undefined) files.writeFile(place, new Uint8Array(contents), { canOwn: true });
    }
    this.#tar = undefined;
  }
}
