// What other trades may take of this one.
export { itemWords } from "./database-search.ts";
export { embed } from "./embed.ts";
export { shownWebDesc } from "./read-items.ts";
export { refreshIndex } from "./refresh-index.ts";
