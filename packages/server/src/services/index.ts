import type { Implementation } from "../implement.ts";

/** Every service with what answers it. */
export const implementations: readonly Implementation[] = [];
