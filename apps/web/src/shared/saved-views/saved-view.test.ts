import type { Setting } from "@purvey/contract/generated/site";
import { describe, expect, it } from "vitest";
import {
  arrangedColumns,
  chosenColumns,
  columnsParam,
  movedColumn,
  toggledColumn,
  widthsParam,
} from "./column-choice.ts";
import { readFirstView } from "./first-view.ts";
import { openViewOf } from "./open-view.ts";
import {
  freeName,
  lastingSearch,
  mergedChange,
  sameSearch,
  savedViewOf,
  settingNameOf,
  sharedViewsOf,
  withView,
} from "./saved-view.ts";

const setting = (settingsUid: number, settingName: string, settingValue: unknown): Setting => ({
  settingsUid,
  settingName,
  settingValue,
  serviceName: "ui",
  description: null,
  statusCd: 704,
  version: 1,
  secretFlag: "N",
  hasValue: "Y",
  dateCreated: "2026-01-01 00:00:00",
  dateLastModified: "2026-01-01 00:00:00",
});

describe("saved views", () => {
  it("are read from what is stored, and nothing else is", () => {
    expect(savedViewOf({ name: " Blocked ", search: "?state=blocked" })).toEqual({
      name: "Blocked",
      search: "?state=blocked",
    });
    const strange = [null, "x", {}, { name: "", search: "" }, { name: "Out", search: "//evil.example" }];
    expect(strange.map(savedViewOf)).toEqual(strange.map(() => undefined));
  });

  it("are found among the settings by their list, in order of their names", () => {
    const settings = [
      setting(1, "view.users.z", { name: "Zebra", search: "?q=z" }),
      setting(2, "view.users.a", { name: "Äpfel", search: "" }),
      setting(3, "view.catalog.a", { name: "Other list", search: "" }),
      setting(4, "view.users.broken", 7),
    ];
    expect(sharedViewsOf(settings, "users").map(({ name, settingsUid }) => [name, settingsUid])).toEqual([
      ["Äpfel", 2],
      ["Zebra", 1],
    ]);
  });

  it("get names that settings may have", () => {
    const name = settingNameOf("users", "Geprüfte Käufer – 2026!", Date.UTC(2026, 10, 22));
    expect(name).toMatch(/^[A-Za-z][A-Za-z0-9._-]*$/);
    expect(name).toMatch(/^view\.users\.Gepru-fte-Ka-ufer-/);
    expect(settingNameOf("users", "日本", 1)).toBe("view.users.1");
  });

  it("replace the one of the same name", () => {
    const before = [{ name: "A", search: "?q=1" }];
    expect(withView(before, { name: "A", search: "?q=2" })).toEqual([{ name: "A", search: "?q=2" }]);
  });
});

describe("what a view holds", () => {
  it("is the list, not where somebody was in it", () => {
    expect(lastingSearch("?q=bolt&page=3&record=7&adding=1&columns=a,b")).toBe("?q=bolt&columns=a,b");
    expect([lastingSearch("?page=2"), lastingSearch("")]).toEqual(["", ""]);
  });

  it("is the same in any order and on any page", () => {
    expect(sameSearch("?q=hex+bolt&sort=name", "?sort=name&q=hex%20bolt&page=2")).toBe(true);
    expect(sameSearch("?q=bolt", "?q=bolts")).toBe(false);
  });

  it("keeps what somebody else changed beside it, and yields where they changed the same", () => {
    const seen = { name: "Blocked", search: "?state=blocked" };
    const renamed = { ...seen, name: "Locked" };
    expect(mergedChange(seen, renamed, { search: "?q=a" })).toEqual({ name: "Locked", search: "?q=a" });
    expect(mergedChange(seen, renamed, { name: "Shut" })).toBeUndefined();
    expect(mergedChange(seen, renamed, { name: "Locked" })).toEqual(renamed);
    expect(mergedChange(seen, { ...seen, search: "?q=b" }, { search: "?q=a" })).toBeUndefined();
  });

  it("gets a name that no other has", () => {
    const views = [
      { name: "A", search: "" },
      { name: "A (2)", search: "" },
    ];
    expect([freeName(views, "B"), freeName(views, "A")]).toEqual(["B", "A (3)"]);
    expect(freeName([{ name: "x".repeat(60), search: "" }], "x".repeat(60))).toHaveLength(58);
  });
});

describe("the view that is open", () => {
  const views = [
    { name: "Bolts", search: "?q=bolt" },
    { name: "Nuts", search: "?q=nut", settingsUid: 3 },
  ];

  it("is the one that shows the same, else the one that was opened, changed", () => {
    expect(openViewOf(views, undefined, "?q=nut&page=2")).toEqual({ view: views[1], changed: false });
    expect(openViewOf(views, "own.Bolts", "?q=bolt&sort=name")).toEqual({ view: views[0], changed: true });
    expect(openViewOf(views, "own.Bolts", "?q=nut")).toEqual({ view: views[1], changed: false });
    expect(openViewOf(views, "shared.9", "?q=gone")).toEqual({ view: undefined, changed: false });
    expect(openViewOf(views, "own.Bolts", "?page=2")).toEqual({ view: undefined, changed: false });
  });

  it("at first is what was chosen, and nothing else that is kept there", () => {
    expect(readFirstView('{"key":"shared.3","search":"?q=nut"}')).toEqual({ key: "shared.3", search: "?q=nut" });
    const strange = [undefined, "x", "null", "7", '{"key":3,"search":"?q"}', '{"key":"own.A","search":"//evil"}'];
    expect(strange.map(readFirstView)).toEqual(strange.map(() => undefined));
  });
});

describe("chosen columns", () => {
  const cell = () => null;
  const columns = [
    { key: "name", header: "Name", cell },
    { key: "email", header: "E-mail", cell, width: 200, hideBelow: "wide" as const },
    { key: "role", header: "Role", cell, width: 100 },
  ];

  it("come in the order of the address after the first, in every width", () => {
    expect(columnsParam("role, email,role")).toEqual(["role", "email"]);
    expect(columnsParam(" , ")).toBeUndefined();
    expect(columnsParam(["role", "email"])).toEqual(["role", "email"]);
    const shown = chosenColumns(columns, ["role", "email", "gone"]);
    expect(shown.map(({ key }) => key)).toEqual(["name", "role", "email"]);
    expect(shown.some(({ hideBelow }) => hideBelow !== undefined)).toBe(false);
    expect(chosenColumns(columns, undefined)).toEqual(columns);
  });

  it("always have one that takes what is left", () => {
    const fixed = columns.map((column) => ({ ...column, width: 100 }));
    expect(chosenColumns(fixed, ["role"]).map(({ width }) => width)).toEqual([100, undefined]);
  });

  it("are toggled and moved; the choice ends when it is what the list comes with", () => {
    const all = ["email", "role"];
    expect(toggledColumn(all, all, "email")).toEqual(["role"]);
    expect(toggledColumn(all, ["email"], "role")).toBeUndefined();
    expect(movedColumn(all, all, "role", -1)).toEqual(["role", "email"]);
    expect(movedColumn(all, ["role", "email"], "role", 1)).toBeUndefined();
    expect(movedColumn(["a", "b", "c"], ["c", "a", "b"], "c", 1)).toEqual(["a", "c", "b"]);
    // At either end they stay.
    expect(movedColumn(all, ["role", "email"], "role", -1)).toEqual(["role", "email"]);
    expect(movedColumn(all, ["role", "email"], "email", 1)).toEqual(["role", "email"]);
  });

  it("have the widths of the address; the one that takes what is left at least that", () => {
    expect(widthsParam({ email: "240", role: "9", name: "9999", gone: "x" })).toEqual({ email: 240, name: 640 });
    expect([widthsParam("240"), widthsParam({}), widthsParam(undefined)]).toEqual([undefined, undefined, undefined]);
    const shown = arrangedColumns(columns, { widths: { name: 320, email: 240 } });
    expect(shown.map(({ width, minWidth }) => [width, minWidth])).toEqual([
      [undefined, 320],
      [240, undefined],
      [100, undefined],
    ]);
  });
});
