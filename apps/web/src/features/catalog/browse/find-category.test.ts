import type { ItemCategory } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import { findCategory } from "./find-category.ts";

function category(itemCategoryUid: number, ...subCategories: ItemCategory[]): ItemCategory {
  const name = `Category ${itemCategoryUid}`;
  return {
    itemCategoryUid,
    itemCategoryId: String(itemCategoryUid),
    itemCategoryDesc: name,
    parentItemCategoryUid: null,
    rootItemCategoryUid: 1,
    displayOnWebFlag: "Y",
    deleteFlag: "N",
    itemCount: 1,
    fullPath: name,
    level: 1,
    sequenceNo: 1,
    title: null,
    metaDesc: null,
    article: null,
    imageUrl: null,
    classId5: null,
    userDefined: null,
    ancestors: [],
    subCategoryCount: subCategories.length,
    subCategories,
    dateCreated: "2026-01-01 00:00:00",
    dateLastModified: "2026-01-01 00:00:00",
  };
}

describe("finding a category in a tree", () => {
  const tree = category(1, category(2), category(3, category(4)));

  it("finds the tree itself and what is below it, however deep", () => {
    expect([1, 2, 4].map((uid) => findCategory(tree, uid)?.itemCategoryUid)).toEqual([1, 2, 4]);
  });

  it("finds nothing elsewhere", () => {
    expect(findCategory(tree, 5)).toBeUndefined();
  });
});
