import type { Schema } from "../../schema.ts";

/**
 * Whole numbers in a query, written `4,7` as the specification has it, or given as a list.
 * Repeated names (`a=4&a=7`) and brackets (`a[0]=4`) are read as the list.
 */
export function numberList(description: string, example = "1,2"): Schema {
  return {
    type: ["string", "array"],
    items: { type: "integer" },
    pattern: "^\\s*-?\\d+\\s*(,\\s*-?\\d+\\s*)*$",
    description: `${description}; numbers separated by commas, or a list`,
    examples: [example],
    "x-messages": { pattern: "must be whole numbers separated by commas, such as 4,7" },
  };
}

/** Names or numbers in a query, written `fasteners,2` as the specification has it, or given as a list. */
export function wordList(description: string): Schema {
  return {
    type: ["string", "array"],
    items: { type: "string" },
    description: `${description}; separated by commas, or a list`,
    examples: ["fasteners,2"],
  };
}
