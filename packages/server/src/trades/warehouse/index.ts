// What other trades may take of this one.
export { createDocument } from "./create-document.ts";
export { kinds } from "./kinds.ts";
