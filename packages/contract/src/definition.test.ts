import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { defaultsEntity, defaultsOf, definitionOf, labelOf, RecordDefinition, recordSchemas } from "./definition.ts";
import { services } from "./services/index.ts";

const described = services.flatMap((service) =>
  Object.values(service.endpoints)
    .filter(({ operation }) => operation === "definition")
    .map(({ id, resource }) => [id, service, resource] as const),
);

describe.each(described)("%s", (_id, service, resource) => {
  const schemas = recordSchemas(service, resource);

  it("tells every field of the record, of a new one and of a change, each once", () => {
    const { record, create, update } = schemas;
    const definition = definitionOf(schemas);
    expect(check(RecordDefinition, definition, { direction: "output" })).toEqual([]);
    const names = new Set([record, create, update].flatMap(({ properties }) => Object.keys(properties)));
    expect(definition.fields.map(({ name }) => name)).toEqual([...names]);
    for (const field of definition.fields) {
      expect(field.onCreate).toBe(field.name in create.properties);
      expect(field.onUpdate).toBe(field.name in update.properties);
      expect(field.label).toMatch(/^[A-Z]/);
    }
    expect(definition.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(
      [...names].filter((name) => create.required?.includes(name)),
    );
  });

  it("presets a new record with values that fit it", () => {
    const values = defaultsOf(schemas.create);
    expect(check(defaultsEntity("Defaults", schemas.create), values, { direction: "output" })).toEqual([]);
    const preset = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    expect(check({ ...schemas.create, required: [] }, preset)).toEqual([]);
  });
});

it("says names in words", () => {
  expect(
    ["parentCategoryUid", "categoryId", "displayOnWebFlag", "statusCd", "imageUrl", "address1"].map(labelOf),
  ).toEqual(["Parent category number", "Category ID", "Display on web", "Status code", "Image URL", "Address 1"]);
});

it("refuses a resource that has no such record", () => {
  const [service] = services;
  if (!service) throw new Error("There is no service.");
  expect(() => recordSchemas(service, "system")).toThrow(/does not create, get and update/);
});
