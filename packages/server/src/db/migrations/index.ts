import type { Migration } from "./migration.ts";

/** The schema, step by step, in the order in which the steps run. New steps are added at the end. */
export const migrations: readonly Migration[] = [];
