// What other trades may take of this one.
export { beginsWith, sameCodes } from "./code-hits.ts";
export { alsoBoughtHandlers } from "./endpoints/legacy/also-bought.ts";
export { stateHandlers } from "./endpoints/legacy/state.ts";
export { tagHandlers } from "./endpoints/legacy/tags.ts";
export { webDescHandlers } from "./endpoints/legacy/web-desc.ts";
export { reindexItems } from "./reindex-items.ts";
