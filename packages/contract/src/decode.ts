/** Values from text and from callers that are free with types, by schema: path, query, body, defaults. */
export { canonicalTexts, decodeBody } from "./decoding/body.ts";
export { withDefaults } from "./decoding/defaults.ts";
export { decodeQuery, decodeText } from "./decoding/query.ts";
