import sql, { type Sql } from "sql-template-tag";
import type { Database, Queryable } from "../db/database.ts";
import { acrossSites } from "../db/statement-inspector.ts";
import type { Job } from "../jobs/job.ts";
import type { Key, KeyRing } from "./key-ring.ts";
import { settingPlace, sftpPlace } from "./sealed-places.ts";
import { sealedWith, type Vault } from "./vault.ts";

/** A sealed text where it is stored. */
interface Sealed {
  readonly uid: number;
  readonly place: string;
  readonly text: string;
}

/** A column of sealed texts. */
interface SealedColumn {
  /** Those of a site that another key than the given one sealed, held until the transaction ends. */
  read(db: Queryable, site: string, isOld: (column: Sql) => Sql): Promise<readonly Sealed[]>;
  write(db: Queryable, site: string, uid: number, text: string): Promise<number>;
  /** The sites with such texts. */
  sites(isOld: (column: Sql) => Sql): Sql;
}

/** Everything that is sealed. */
const columns: readonly SealedColumn[] = [
  {
    async read(db, site, isOld) {
      const rows = await db.query<{ uid: number; service: string; name: string; text: string }>(sql`
        select settings_uid as uid, service_name as service, setting_name as name, sealed_value as text from site_setting
        where site_id = ${site} and ${isOld(sql`sealed_value`)} order by settings_uid for update`);
      return rows.map(({ uid, service, name, text }) => ({ uid, text, place: settingPlace(site, service, name) }));
    },
    write: (db, site, uid, text) =>
      db.execute(sql`update site_setting set sealed_value = ${text} where site_id = ${site} and settings_uid = ${uid}`),
    sites: (isOld) => sql`select site_id as site from site_setting where ${isOld(sql`sealed_value`)}`,
  },
  {
    async read(db, site, isOld) {
      const rows = await db.query<{ uid: number; text: string }>(sql`
        select scheduled_import_master_uid as uid, sealed_secret as text from scheduled_import_sftp
        where site_id = ${site} and ${isOld(sql`sealed_secret`)} order by scheduled_import_master_uid for update`);
      return rows.map(({ uid, text }) => ({ uid, text, place: sftpPlace(site, uid) }));
    },
    write: (db, site, uid, text) =>
      db.execute(sql`
        update scheduled_import_sftp set sealed_secret = ${text}
        where site_id = ${site} and scheduled_import_master_uid = ${uid}`),
    sites: (isOld) => sql`select site_id as site from scheduled_import_sftp where ${isOld(sql`sealed_secret`)}`,
  },
];

/** What became of sealed texts. */
export interface Resealed {
  readonly resealed: number;
  /** The places of texts that none of the keys opens; they stay as they are. */
  readonly lost: readonly string[];
}

/**
 * Seals every text that an older key sealed with the newest one. A site is one transaction: whoever dies in the middle has
 * sealed some sites anew and left the others as they were, all readable, and the next call does the rest.
 */
export async function reseal(db: Database, keys: KeyRing, vault: Vault): Promise<Resealed> {
  const [newest] = keys.all("vault") as [Key];
  const isOld = (column: Sql): Sql => sql`${column} is not null and not starts_with(${column}, ${sealedWith(newest)})`;
  const all: Resealed[] = [];
  for (const site of await sitesWith(db, isOld))
    all.push(await db.transaction((inside) => resealSite(inside, site, isOld, vault)));
  return {
    resealed: all.reduce((sum, { resealed }) => sum + resealed, 0),
    lost: all.flatMap(({ lost }) => lost),
  };
}

async function resealSite(db: Queryable, site: string, isOld: (column: Sql) => Sql, vault: Vault): Promise<Resealed> {
  const lost: string[] = [];
  let resealed = 0;
  for (const column of columns) {
    for (const { uid, place, text } of await column.read(db, site, isOld)) {
      const plain = openedOr(vault, text, place);
      if (plain === undefined) lost.push(place);
      else resealed += await column.write(db, site, uid, vault.seal(plain, place));
    }
  }
  return { resealed, lost };
}

function openedOr(vault: Vault, text: string, place: string): string | undefined {
  try {
    return vault.open(text, place);
  } catch {
    return undefined;
  }
}

/** How many texts a key sealed; those of earlier versions (`v1`) name no key and count for each. */
export async function sealedBy(db: Database, key: Key): Promise<number> {
  const isOf = (column: Sql): Sql => sql`(starts_with(${column}, ${sealedWith(key)}) or starts_with(${column}, 'v1.'))`;
  const [settings, connections] = columns.map(({ sites }) => sites(isOf)) as [Sql, Sql];
  const row = await db.first<{ number: number }>(
    acrossSites(
      "texts that a key sealed",
      sql`select count(*) as number from (${settings} union all ${connections}) sealed`,
    ),
  );
  return row?.number ?? 0;
}

async function sitesWith(db: Database, condition: (column: Sql) => Sql): Promise<readonly string[]> {
  const [settings, connections] = columns.map(({ sites }) => sites(condition)) as [Sql, Sql];
  const rows = await db.query<{ site: string }>(
    acrossSites("texts that a key sealed", sql`${settings} union ${connections} order by site`),
  );
  return rows.map(({ site }) => site);
}

/** Seals anew what an older key sealed, soon after a rotation: whoever rotated need not reach the database. */
export function resealJob(keys: KeyRing, vault: Vault): Job {
  return {
    name: "seal secrets with the newest key",
    pause: 10_000,
    run: async (db) => {
      if (keys.all("vault").length > 1) await reseal(db, keys, vault);
    },
  };
}
