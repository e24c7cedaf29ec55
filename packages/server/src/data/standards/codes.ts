import type { Row } from "../../platform/db/insert-rows.ts";

/** Numbers that records carry, with their meaning: they are the product's own, the same on every site. */
const groups: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  "Status of a record": [
    [700, "Deleted"],
    [704, "Active"],
    [705, "Inactive"],
  ],
  "State of a document": [[1185, "Applied"]],
};

/** The meanings of the codes as rows of `code_p21`, without the site. */
export const standardCodes: readonly Row[] = Object.entries(groups).flatMap(([group, codes]) =>
  codes.map(([code_no, code_description]) => ({ code_no, code_description, code_group: group, language_id: "en" })),
);
