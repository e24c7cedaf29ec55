import { expect, it } from "vitest";
import { type FlatMenuItem, menuTree } from "./menu.ts";

function entry(id: number, parentId: number): FlatMenuItem {
  return {
    id,
    parentId,
    title: `${id}`,
    alias: `${id}`,
    link: `/${id}`,
    type: "url",
    contentId: null,
    sequenceNo: 0,
    level: 1,
  };
}

it("nests entries in their order, and leaves out what hangs on a hidden entry or on itself", () => {
  const tree = menuTree([entry(3, 1), entry(1, 0), entry(2, 0), entry(5, 3), entry(4, 1), entry(7, 99), entry(8, 8)]);
  expect(tree.map(({ id }) => id)).toEqual([1, 2]);
  expect(tree[0]?.children.map(({ id }) => id)).toEqual([3, 4]);
  expect(tree[0]?.children[0]?.children.map(({ id }) => id)).toEqual([5]);
  expect(tree[1]?.children).toEqual([]);
});
