import { templateInput } from "@purvey/contract/documents/call-samples";
import { standIn } from "@purvey/contract/fields";
import { items } from "@purvey/contract/services/items/index";
import { describe, expect, it } from "vitest";
import { recordOf } from "../../../shared/contract-form/form-value.ts";
import { identifierSeen, sourcesOf, standInsOf, withIdentifiers } from "./real-identifiers.ts";

const all = Object.values(items.endpoints);

function endpointOf(name: string) {
  const found = all.find(({ id }) => id === `items.${name}`);
  if (!found) throw new Error(`There is no endpoint items.${name}.`);
  return found;
}

const listsFor = (name: string, of: string) =>
  sourcesOf(name, endpointOf(of), all).map(({ list, field }) => `${list.id} ${field}`);

describe("the numbers of an example", () => {
  it("are found wherever they stand for a record's, and replaced by those that are known", () => {
    const sample = { id: standIn, qty: 1, lines: [{ invMastUid: standIn, note: "x" }], uids: [standIn], none: null };
    expect(standInsOf(sample)).toEqual(["id", "invMastUid", "uids"]);
    expect(standInsOf(recordOf(templateInput(endpointOf("brands.get"))))).toHaveLength(1);
    const known = new Map([
      ["id", 7],
      ["uids", 9],
    ]);
    expect(withIdentifiers(sample, known)).toEqual({
      id: 7,
      qty: 1,
      lines: [{ invMastUid: standIn, note: "x" }],
      uids: [9],
      none: null,
    });
  });

  it("come from a list of the same resource first, then from any whose records name them; never from one that needs input", () => {
    const [name = ""] = standInsOf(recordOf(templateInput(endpointOf("brands.get"))));
    expect(listsFor(name, "brands.get")[0]).toMatch(/^items\.brands\.list brandsUid$/);
    expect(listsFor("brandsUid", "attributes.list")[0]).toBe("items.brands.list brandsUid");
    expect(listsFor("nothingOfThisName", "brands.get")).toEqual([]);
    const sources = sourcesOf("invMastUid", endpointOf("brands.get"), all);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ list }) => (list.input.required ?? []).length > 0)).toEqual([]);
  });

  it("are read from what was answered, however deep; what is no number of a record is passed over", () => {
    const answers = [undefined, "text", { data: [{ invMastUid: null }, { lines: [{ invMastUid: 12 }] }] }];
    expect(identifierSeen("invMastUid", answers)).toBe(12);
    expect(identifierSeen("brandsUid", answers)).toBeUndefined();
    expect(identifierSeen("invMastUid", [{ invMastUid: 0.5 }, { invMastUid: 0 }])).toBeUndefined();
  });
});
