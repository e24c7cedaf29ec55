import type { ItemCategory } from "@purvey/contract/generated/items";

/** The category of a number in a category's tree: what is below one that was shown is known with it. */
export function findCategory(tree: ItemCategory, uid: number): ItemCategory | undefined {
  if (tree.itemCategoryUid === uid) return tree;
  for (const below of tree.subCategories) {
    const found = findCategory(below, uid);
    if (found) return found;
  }
  return undefined;
}
