import type { UserGroup } from "@purvey/contract/generated/content";
import { describe, expect, it } from "vitest";
import { blankFields, changesOf, inputOf } from "./user-changes.ts";
import { readUsersView, readUserView, sortedView, sortOf, treeOf, usersInput } from "./users-view.ts";

describe("the view of users", () => {
  it("is read from its address, and what does not fit is left out", () => {
    expect(readUsersView({ q: " ana ", customer: "100200", sort: "email", down: "1", columns: "role,email" })).toEqual({
      q: "ana",
      customer: 100200,
      sort: "email",
      down: 1,
      columns: ["role", "email"],
      tab: undefined,
      page: undefined,
      adding: undefined,
    });
    const strange = readUsersView({ tab: "x", customer: "-1", sort: "password", page: "1" });
    expect(Object.values(strange).filter((value) => value !== undefined)).toEqual([]);
    expect(readUserView({ tab: "profile" })).toEqual({ tab: undefined });
  });

  it("asks for a page in its order, by name unless said otherwise", () => {
    expect(usersInput({})).toEqual({ orderBy: "name|ASC", limit: 50, offset: 0 });
    expect(usersInput({ q: "ana", customer: 1, sort: "lastvisitDate", down: 1, page: 3 })).toEqual({
      q: "ana",
      customerId: 1,
      orderBy: "lastvisit_date|DESC",
      limit: 50,
      offset: 100,
    });
  });

  it("takes the table's order, and begins at the first page again", () => {
    const view = sortedView({ q: "ana", page: 4 }, { key: "email", direction: "descending" });
    expect(view).toEqual({ q: "ana", sort: "email", down: 1, page: undefined });
    expect(sortOf(view)).toEqual({ key: "email", direction: "descending" });
    expect(sortOf({})).toEqual({ key: "name", direction: "ascending" });
  });

  it("has groups in the order of their tree", () => {
    const groups = [7, 1, 4].map((lft) => ({ lft }) as UserGroup);
    expect(treeOf(groups).map(({ lft }) => lft)).toEqual([1, 4, 7]);
  });
});

describe("changes of a user", () => {
  const user = { name: "Dana", username: "dana", email: "d@x.example", timezone: "UTC", language: "en" };

  it("are what differs from the stored, without blanks around it", () => {
    const changes = changesOf(user, { name: " Dana ", email: " new@x.example", language: "de" });
    expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["email", "d@x.example", "new@x.example"],
      ["language", "en", "de"],
    ]);
    expect(inputOf(changes)).toEqual({ email: "new@x.example", language: "de" });
  });

  it("name the fields that must not be blank", () => {
    expect(blankFields({ name: " ", email: "x" }, ["name", "username", "email"])).toEqual(["name"]);
  });
});
