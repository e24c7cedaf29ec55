import { inject } from "vitest";
import type { DatabaseKind, ServedSite } from "./shops.ts";

/** A new site with the fixture world on a database, for the journeys of one test file. */
export async function openSite(kind: DatabaseKind): Promise<ServedSite> {
  const response = await fetch(`${inject("shopService")}/${kind}`, { method: "POST" });
  if (!response.ok) throw new Error(`There is no site for the journey: ${await response.text()}`);
  return (await response.json()) as ServedSite;
}
