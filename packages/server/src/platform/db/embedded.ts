import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { MemoryFS, PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { ConnectionLoad, Database } from "./database.ts";
import type { Connection, Driver } from "./driver.ts";
import { DriverDatabase } from "./driver-database.ts";
import { EmbeddedConnection } from "./embedded-connection.ts";
import { EmbeddedMaintenance } from "./embedded-maintenance.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { Queue } from "./queue.ts";
import { entriesOfTar, untar } from "./untar.ts";

/** How `openEmbedded` opens. */
export interface EmbeddedOptions {
  /** Where the data lives; created when missing. Without it the data lives in memory and ends with the process. */
  readonly folder?: string;
  /** Gives the tar of a data folder (`EmbeddedDatabase.dump`) that a new database starts from; called only for a new one. */
  readonly template?: () => Promise<Uint8Array>;
}

/** PostgreSQL inside this process. */
export interface EmbeddedDatabase extends Database {
  readonly kind: "embedded";
  /** The whole data folder as a tar of some 40 MB: a backup, or the `template` of other databases. */
  dump(): Promise<Uint8Array>;
  /** Copies the files of the database as of one moment into a new folder; statements wait meanwhile, and nothing else does. */
  copyTo(folder: string): Promise<void>;
  /**
   * Frees the room of dead rows, gathers statistics and cuts the log of changes, where that is due. Happens by itself
   * some time after changes; worth a call after a large import.
   */
  tend(): Promise<void>;
}

/** The extensions that migrations may create: similar words, accents, sounds and typing errors. */
const extensions = { pg_trgm, unaccent, fuzzystrmatch };

/** Its log comes in files of 1 MB: of the usual 16 MB two lie in every new folder, as much as all the rest. */
export const initDbStartParams = ["--wal-segsize=1"];

/** Where the files are memory themselves, the usual 128 MB of buffers before them only take time to prepare. */
const inMemory = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
/** The system keeps what is read of files too: 96 MB less for each process cost a database of 70 MB a twentieth of its speed. */
const inFolder = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/**
 * Opens PostgreSQL inside this process: one connection, served in the order of arrival, so a transaction makes all
 * others wait, and no statement can be stopped while it computes. A committed transaction survives the death of the
 * process (`kill -9`), but not a power cut, because files are not forced to the disk; where any of this matters use a
 * PostgreSQL server.
 *
 * @throws Error when another process holds the folder.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  if (options.folder === undefined) return new OpenEmbedded(await openInMemory(options.template));
  const lock = await lockFolder(options.folder);
  try {
    return new OpenEmbedded(await openCluster(options.folder, options.template), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openInMemory(template: EmbeddedOptions["template"]): Promise<PGlite> {
  if (template === undefined) return PGlite.create({ extensions, initDbStartParams, startParams: inMemory });
  const fs = new TemplateFilesystem(await template());
  return PGlite.create({ extensions, fs, startParams: inMemory });
}

async function openCluster(folder: string, template: EmbeddedOptions["template"]): Promise<PGlite> {
  const cluster = join(folder, "cluster");
  if (!existsSync(cluster)) await createCluster(cluster, template ?? emptyCluster);
  return PGlite.create({ dataDir: cluster, extensions, startParams: inFolder }).catch((cause: unknown) => {
    throw new Error(
      `The database in \`${folder}\` cannot be opened: its files are damaged, or of another version. Put a backup in its place, or use another folder.`,
      { cause },
    );
  });
}

/** Unpacks beside the cluster's place and moves it there at last: a start that is interrupted leaves no half of one. */
async function createCluster(cluster: string, template: () => Promise<Uint8Array>): Promise<void> {
  const partial = `${cluster}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  untar(await template(), partial);
  await rename(partial, cluster);
}

async function emptyCluster(): Promise<Uint8Array> {
  const database = await PGlite.create({ extensions, initDbStartParams });
  try {
    return await dumpOf(database);
  } finally {
    await database.close();
  }
}

async function dumpOf(database: PGlite): Promise<Uint8Array> {
  // Without a checkpoint every copy would have to recover as after a crash.
  await database.exec("checkpoint");
  return new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer());
}

/** Lends the one connection to one piece of work after the other. */
class EmbeddedDriver implements Driver {
  readonly kind = "embedded";
  readonly #database: PGlite;
  readonly #lock: FolderLock | undefined;
  readonly #connection: EmbeddedConnection;
  readonly #maintenance = new EmbeddedMaintenance(
    (work) => this.use(work),
    () => this.#connection.changes,
  );
  readonly #queue = new Queue();

  constructor(database: PGlite, lock?: FolderLock) {
    this.#database = database;
    this.#lock = lock;
    this.#connection = new EmbeddedConnection(database);
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await this.#queue.run(() => work(this.#connection));
    } finally {
      this.#maintenance.notice();
    }
  }

  load(): ConnectionLoad {
    const { length } = this.#queue;
    return { open: 1, busy: Math.min(length, 1), waiting: Math.max(length - 1, 0), most: 1 };
  }

  tend(): Promise<void> {
    return this.#maintenance.tend();
  }

  dump(): Promise<Uint8Array> {
    return this.#queue.run(() => dumpOf(this.#database));
  }

  copyTo(folder: string): Promise<void> {
    return this.#queue.run(async () => {
      const { dataDir } = this.#database;
      if (dataDir === undefined) throw new Error("A database in memory has no files to copy; it can be dumped.");
      await this.#database.exec("checkpoint");
      await cp(dataDir, folder, { recursive: true, errorOnExist: true, force: false });
    });
  }

  close(): Promise<void> {
    this.#maintenance.stop();
    return this.#queue.run(async () => {
      if (!this.#connection.stopped) await this.#database.close();
      this.#lock?.release();
    });
  }
}

class OpenEmbedded extends DriverDatabase implements EmbeddedDatabase {
  override readonly kind = "embedded";
  readonly #embedded: EmbeddedDriver;

  constructor(database: PGlite, lock?: FolderLock) {
    const driver = new EmbeddedDriver(database, lock);
    super(driver);
    this.#embedded = driver;
  }

  dump(): Promise<Uint8Array> {
    return this.#embedded.dump();
  }

  copyTo(folder: string): Promise<void> {
    return this.#embedded.copyTo(folder);
  }

  tend(): Promise<void> {
    return this.#embedded.tend();
  }
}

/** Where the embedded database looks for its data folder. */
const DATA_FOLDER = "/pglite/data";

/**
 * A file system in memory that begins with the files of a tar. PGlite's own way (`loadDataDir`) takes twice as long:
 * it reads the tar through a blob in many small parts.
 */
class TemplateFilesystem extends MemoryFS {
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
