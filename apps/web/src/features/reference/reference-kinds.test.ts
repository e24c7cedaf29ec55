import { services } from "@purvey/contract/services/index";
import { settingDefinitions } from "@purvey/contract/setting-definitions";
import { describe, expect, it } from "vitest";
import { sayInGerman } from "../../shared/sentences/german/german-sentences.ts";
import { kindMessages } from "./kind-messages.ts";
import { kindNotesMessages } from "./kind-notes-messages.ts";
import { readRecordsView, recordsInput } from "./records-view.ts";
import {
  changedFields,
  codeWord,
  columnsAtFirst,
  countsOf,
  formOf,
  keyField,
  keyInput,
  kindsOf,
  labelOf,
  overtakenFields,
  type ReferenceKind,
  referenceServices,
  titleOf,
} from "./reference-kinds.ts";

const kindOf = (service: string, resource: string): ReferenceKind => {
  const found = services.filter(({ name }) => name === service).flatMap(kindsOf);
  const kind = found.find((each) => each.resource === resource);
  if (!kind) throw new Error(`The contract has no list of ${service}.${resource}.`);
  return kind;
};

describe("kinds of reference data", () => {
  it("are every resource of a service that can be listed by itself", () => {
    const core = services.filter(({ name }) => name === "core").flatMap(kindsOf);
    expect(core.map(titleOf)).toEqual(["Address", "Cash drawer", "Company", "Code p21", "Location", "Payment types"]);
    const site = services.filter(({ name }) => name === "site").flatMap(kindsOf);
    expect(site.map(({ resource }) => resource)).toEqual(["fyxerTranscript", "notifications"]);
  });

  it("know what can be done with their records", () => {
    const state = kindOf("legacy", "state");
    expect([state.create, state.update, state.delete].map((endpoint) => endpoint?.method)).toEqual([
      "POST",
      "PUT",
      "DELETE",
    ]);
    const location = kindOf("core", "location");
    expect([location.create, location.update, location.delete]).toEqual([undefined, undefined, undefined]);
  });

  it("know what else is done with addresses, and with which inputs: make one the default, switch it, bring all in line", () => {
    const { acts } = kindOf("core", "address");
    expect(Object.keys(acts).sort()).toEqual(["default", "enable", "refresh"]);
    const inputs = [acts.default, acts.enable].map((act) => act && keyInput(act, 5));
    expect(inputs).toEqual([{ id: 5 }, { id: 5 }]);
    expect(acts.enable?.input.properties).toHaveProperty("enabledCd");
    expect(acts.refresh?.params).toBeUndefined();
    expect(kindOf("legacy", "state").acts).toEqual({});
  });

  it("find a record by the field that its address names, or by its first", () => {
    expect(keyField(kindOf("legacy", "state"))).toBe("stateUid");
    const address = kindOf("core", "address");
    expect(keyField(address)).toBe("addressId");
    expect(address.get && keyInput(address.get, 5)).toEqual({ id: 5 });
  });

  it("name a record by its first words", () => {
    expect(labelOf(kindOf("core", "address"), { addressId: 5, addressName: "Plant Toledo" })).toBe("Plant Toledo");
    expect(labelOf(kindOf("core", "address"), { addressId: 5 })).toBe("5");
  });

  it("come with the columns that say most of them, all of which they have", () => {
    const address = kindOf("core", "address");
    const fields = Object.keys(address.list.returns.items?.properties ?? {});
    const first = columnsAtFirst(address, fields);
    expect(first).toContain("enabledCd");
    expect(first.filter((name) => !fields.includes(name))).toEqual([]);
    expect(columnsAtFirst(kindOf("legacy", "state"), ["a", "b", "c", "d", "e", "f", "g"])).toHaveLength(6);
  });

  it("say what a code means where its field holds one", () => {
    expect([704, 705, 700].map((code) => codeWord("statusCd", code))).toEqual(["active", "inactive", "gone"]);
    expect([704, 705, 700].map((code) => codeWord("enabledCd", code))).toEqual(["yes", "no", undefined]);
    expect([codeWord("codeNo", 704), codeWord("statusCd", null)]).toEqual([undefined, undefined]);
  });

  it("tell what a refresh looked at and changed, as far as it says so", () => {
    expect(countsOf({ examined: 212, changed: 3, resource: "address" })).toEqual({ examined: 212, changed: 3 });
    expect([countsOf(undefined), countsOf({ changed: "3" })]).toEqual([{}, {}]);
  });

  it("send what was changed alone", () => {
    const { update } = kindOf("site", "fyxerTranscript");
    const record = { fyxerTranscriptHdrUid: 3, title: "Stocktaking", dateCreated: "2026-01-01 00:00:00" };
    expect(update && Object.keys(formOf(update, record))).toEqual(["title"]);
    expect(changedFields({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 }, d: null })).toEqual({ b: { c: 3 }, d: null });
  });

  it("know what somebody else has stored meanwhile in the fields that a form changes, and no other", () => {
    const before = { name: "Ohio", tax: 5, code: "OH" };
    const seen = (field: string) => before[field as keyof typeof before];
    const form = { name: "State of Ohio", tax: 6 };
    expect(overtakenFields(seen, before, form)).toEqual({});
    expect(overtakenFields(seen, { ...before, code: "O" }, form)).toEqual({});
    expect(overtakenFields(seen, { ...before, tax: 6 }, form)).toEqual({});
    expect(overtakenFields(seen, { ...before, name: "Ohio, US", tax: 7 }, form)).toEqual({
      name: "Ohio, US",
      tax: 7,
    });
  });
});

describe("in German", () => {
  const kinds = services
    .filter(({ name }) => (referenceServices as readonly string[]).includes(name))
    .flatMap((service) => kindsOf(service));

  it("every kind has a name and a note of its own", () => {
    const names = kinds.map(({ service, resource }) => `${service}.${resource}`).sort();
    expect(Object.keys(kindMessages.en).sort()).toEqual(names);
    expect(Object.keys(kindNotesMessages.en).sort()).toEqual(names);
  });

  it("every field of a form, every filter and every setting is described", () => {
    const fields = kinds.flatMap(({ create, update, list, acts }) => [
      ...[create, update].flatMap((endpoint) => Object.values(endpoint?.body?.properties ?? {})),
      ...Object.values(list.query?.properties ?? {}).filter((schema) => schema.enum),
      ...(acts.refresh ? [{ description: acts.refresh.summary }] : []),
    ]);
    const said = [...fields, ...Object.values(settingDefinitions)].flatMap(({ description }) => description ?? []);
    expect(said.length).toBeGreaterThan(90);
    expect([...new Set(said)].filter((text) => sayInGerman(text) === text)).toEqual([]);
  });
});

describe("the view of records", () => {
  it("is read from its address and asks for a page, with words where the list takes some", () => {
    const view = readRecordsView({ q: "x", page: "3", record: "7", adding: "0", columns: "a,b" });
    expect(view).toEqual({ q: "x", page: 3, record: "7", adding: undefined, columns: ["a", "b"] });
    expect(recordsInput(kindOf("core", "location").list, view)).toEqual({ q: "x", limit: 50, offset: 100 });
    expect(recordsInput(kindOf("core", "paymentTypes").list, view)).toEqual({ limit: 50, offset: 100 });
  });
});
