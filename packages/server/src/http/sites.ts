import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";

/** A site as the server knows it. */
export interface Site {
  readonly siteId: string;
  readonly siteName: string;
  /** Equal hashes, equal settings. */
  readonly siteHash: string;
}

/** How long a process trusts what it read about a site, in milliseconds. */
const trusted = 30_000;

/** Looks sites up; what was read is remembered for a short time. */
export class Sites {
  readonly #db: Queryable;
  readonly #known = new Map<string, { site: Site; until: number }>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** The site of the header `x-site-id` (D04). Throws when the header is missing or names none. */
  async require(siteId: string | undefined | null): Promise<Site> {
    if (!siteId) {
      const message = "The header `x-site-id` is missing; send the site's identifier with every call.";
      throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
        issues: [{ path: "x-site-id", message, code: "required" }],
      });
    }
    const known = this.#known.get(siteId);
    if (known && known.until > Date.now()) return known.site;
    const row = await this.#db.first<{ siteId: string; siteName: string; settings: unknown }>(
      sql`select site_id as "siteId", site_name as "siteName", settings from site where site_id = ${siteId}`,
    );
    if (!row)
      throw new ServerError(
        "RESOURCE_NOT_FOUND",
        `There is no site \`${siteId}\` on this server. Check the header \`x-site-id\`.`,
        { details: { resource: "site", key: siteId } },
      );
    const siteHash = createHash("sha256")
      .update(JSON.stringify([row.siteId, row.siteName, row.settings]))
      .digest("hex")
      .slice(0, 16);
    const site = { siteId: row.siteId, siteName: row.siteName, siteHash };
    this.#known.set(siteId, { site, until: Date.now() + trusted });
    return site;
  }
}
