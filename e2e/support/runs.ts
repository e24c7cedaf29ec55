import type { BrowserContextOptions } from "playwright-core";
import { phone } from "./phone.ts";
import type { DatabaseKind } from "./shops.ts";

/** A journey at a desk and on a phone, and which visit that is. */
export const deskAndPhone: readonly [string, BrowserContextOptions, visit: number][] = [
  ["at a desk", {}, 0],
  ["at 390 px by touch", phone, 1],
];

/** The databases that a journey runs on: on one of them, in turn, in `npm test`. */
export const databases: readonly DatabaseKind[] = ["embedded", "postgres"];

/** A journey on both databases: at a desk on one, on a phone on the other. */
export const databasesAndPhone: readonly [string, DatabaseKind, BrowserContextOptions][] = [
  ["PostgreSQL", "postgres", {}],
  ["PGlite at 390 px by touch", "embedded", phone],
];
