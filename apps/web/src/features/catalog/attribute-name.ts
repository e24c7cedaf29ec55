import type { SearchAttribute } from "@purvey/contract/generated/search";

/** What buyers call an attribute: its code where that is written in words ("Thread"), else its description. */
export function attributeName({
  attributeId,
  attributeDesc,
  attributeUid,
}: Pick<SearchAttribute, "attributeId" | "attributeDesc" | "attributeUid">): string {
  return attributeUid > 0 && /\p{Ll}/u.test(attributeId) ? attributeId : attributeDesc;
}
