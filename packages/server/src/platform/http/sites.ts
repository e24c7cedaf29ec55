import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";
import type { MaintenanceWindow } from "../maintenance.ts";

/** A site as the server knows it. */
export interface Site {
  readonly siteId: string;
  readonly siteName: string;
  /** Equal hashes, equal settings. */
  readonly siteHash: string;
  /** The site's accounts with outside systems by their settings' names, sealed. */
  readonly accounts: Readonly<Record<string, string>>;
  /** When the site is not to be used, by its setting `site.maintenance`. */
  readonly maintenance: MaintenanceWindow | undefined;
}

/** What the site's settings say, by service and name. */
interface SiteSettings extends Readonly<Record<string, unknown>> {
  readonly "site.maintenance"?: MaintenanceWindow;
}

interface Known {
  readonly site: Site;
  readonly readAt: number;
}

/** After this what was read about a site is read again, in milliseconds; meanwhile the old still counts. */
const fresh = 30_000;
/** After this the old does not count any more. */
const stale = 300_000;
/** Longer identifiers belong to no site. */
const longestSiteId = 100;

/**
 * Looks sites up. What was read is remembered, and read again behind the calls: a database that is slow for a while makes
 * no call of a known site wait. One statement at a time for a site, however many calls ask for it.
 */
export class Sites {
  readonly #db: Queryable;
  readonly #accountSettings: readonly string[];
  readonly #known = new Map<string, Known>();
  readonly #reading = new Map<string, Promise<Site>>();

  /** `accountSettings` names the settings that hold accounts with outside systems. */
  constructor(db: Queryable, accountSettings: readonly string[]) {
    this.#db = db;
    this.#accountSettings = accountSettings;
  }

  /** The site of the header `x-site-id` (D04). Throws when the header is missing or names none. */
  async require(siteId: string | undefined | null, now = Date.now()): Promise<Site> {
    if (!siteId) throw missingSite();
    if (siteId.length > longestSiteId) throw unknownSite(`${siteId.slice(0, 20)}…`);
    const known = this.#known.get(siteId);
    if (known && now - known.readAt < fresh) return known.site;
    const read = this.#read(siteId, now);
    if (!known || now - known.readAt >= stale) return read;
    // The answer of this call does not depend on it; the next one that needs it fails of it, when it still does.
    read.catch(() => undefined);
    return known.site;
  }

  /** Has a site read again by its next call. */
  forget(siteId: string): void {
    this.#known.delete(siteId);
  }

  #read(siteId: string, now: number): Promise<Site> {
    const reading = this.#reading.get(siteId);
    if (reading) return reading;
    const started = this.#query(siteId, now).finally(() => this.#reading.delete(siteId));
    this.#reading.set(siteId, started);
    return started;
  }

  async #query(siteId: string, now: number): Promise<Site> {
    const row = await this.#db.first<{ siteId: string; siteName: string; settings: SiteSettings | null }>(
      sql`
        select s.site_id as "siteId", s.site_name as "siteName", (
          select jsonb_object_agg(v.service_name || '.' || v.setting_name, coalesce(v.setting_value, to_jsonb(v.sealed_value)))
          from site_setting v where v.site_id = s.site_id and v.status_cd = 704) as settings
        from site s where s.site_id = ${siteId}`,
    );
    if (!row) {
      this.#known.delete(siteId);
      throw unknownSite(siteId);
    }
    const { siteName, settings } = row;
    const text = JSON.stringify([row.siteId, siteName, settings]);
    const siteHash = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const site = {
      siteId: row.siteId,
      siteName,
      siteHash,
      accounts: accountsIn(settings ?? {}, this.#accountSettings),
      maintenance: settings?.["site.maintenance"],
    };
    this.#known.set(siteId, { site, readAt: now });
    return site;
  }
}

function accountsIn(
  settings: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const found = names.map((name) => [name, settings[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function missingSite(): ServerError {
  const message = "The header `x-site-id` is missing; send the site's identifier with every call.";
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: [{ path: "x-site-id", message, code: "required" }],
  });
}

function unknownSite(siteId: string): ServerError {
  return new ServerError(
    "RESOURCE_NOT_FOUND",
    `There is no site \`${siteId}\` on this server. Check the header \`x-site-id\`.`,
    { details: { resource: "site", key: siteId } },
  );
}
