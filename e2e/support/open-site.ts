import { inject } from "vitest";
import type { DatabaseKind, LoadedSite, ServedSite } from "./shops.ts";

/** A new site with the fixture world on a database, for the journeys of one test file. */
export function openSite(kind: DatabaseKind): Promise<ServedSite> {
  return ask(`/${kind}`);
}

/** The site with the AdventureWorks tables, on PostgreSQL. */
export function openAdventureWorks(): Promise<LoadedSite> {
  return ask("/adventure-works");
}

async function ask<Site extends ServedSite>(path: string): Promise<Site> {
  const response = await fetch(`${inject("shopService")}${path}`, { method: "POST" });
  if (!response.ok) throw new Error(`There is no site for the journey: ${await response.text()}`);
  return (await response.json()) as Site;
}
