import { describe, expect, it } from "vitest";
import { services } from "./services/index.ts";
import { missingRules } from "./testing/coverage.ts";
import { readSpecification } from "./testing/specification.ts";

const specification = readSpecification();

describe.runIf(specification)("the rules of the specification", () => {
  it("each have a test that names them, as far as the contract reaches", () => {
    const missing = specification ? missingRules(services, specification) : [];
    expect(missing.map(({ id, subject, message }) => `${id} ${subject}: ${message.slice(0, 80)}`)).toEqual([]);
  });
});
