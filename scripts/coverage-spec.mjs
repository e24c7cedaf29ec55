// `npm run coverage:spec`: what the specification lists against contract, tests and answers. With the folder in which the
// tests noted what they called (`npm test` leaves it in `.cache/called`) also what no test called or got a value of.
// An endpoint is called on one database or the other; with `--all`, after `npm run test:all`, on both.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/root.mjs";
import { withSources } from "./lib/sources.mjs";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: "boolean" } } });
const folder = positionals[0] ?? join(root, ".cache/called");
const kinds = ["embedded", "postgres"];

/** Fields that no answer of a test has a value of, each with the reason. */
const withoutValue = {};

const noted = new Set(
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    : [],
);
const count = (listed, missing) => `${listed.length - missing.length} of ${listed.length}`;
const lists = {};

await withSources(async (load) => {
  const { services } = await load("/packages/contract/src/services/index.ts");
  const coverage = await load("/packages/contract/src/testing/coverage.ts");
  const { readSpecification } = await load("/packages/contract/src/testing/specification.ts");
  const specification = readSpecification();
  const endpoints = services.flatMap((service) => Object.values(service.endpoints));

  if (specification) {
    const missing = coverage.missingEndpoints(services, specification);
    const fields = specification.entities.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field}`));
    const missingFields = coverage.missingFields(services, specification);
    console.log(`endpoints in the contract: ${count(specification.endpoints, missing)}`);
    console.log(`fields in the contract:    ${count(fields, missingFields)}`);
    lists["endpoints that the contract has not"] = missing.map(
      ({ service, resource, operation, method, path }) => `${service}.${resource}.${operation} ${method} ${path}`,
    );
    lists["fields that the contract has not"] = missingFields;
    if (noted.size > 0) {
      const asserted = new Set([...noted].flatMap((line) => (line.startsWith("rule ") ? [line.slice(5)] : [])));
      const missingRules = coverage.missingRules(asserted, specification);
      const rules = coverage.testableRules(specification);
      const statements = specification.rules.length - rules.length;
      console.log(`rules asserted by a test:  ${count(rules, missingRules)}, ${statements} more with a written reason`);
      lists["rules of which no test asserted anything"] = missingRules.map(({ id, subject }) => `${id} ${subject}`);
      const named = coverage.answeredEntities(services);
      const answers = coverage.listedEntities(services, specification).filter(({ name }) => named.has(name));
      const answered = answers.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field}`));
      const empty = answered.filter((field) => !noted.has(`field ${field}`) && !(field in withoutValue));
      console.log(`fields answered to a test: ${count(answered, empty)}`);
      lists["fields that no test got a value of"] = empty;
    }
  } else console.log("The specification is not beside this checkout; only the calls of the tests are reported.");

  if (noted.size > 0) {
    const isCalled = (kind, { id }) => noted.has(`${kind} ${id}`);
    const wanted = options.all ? "on each database" : "on one database or the other";
    const uncalled = endpoints.filter((endpoint) => {
      const called = kinds.filter((kind) => isCalled(kind, endpoint));
      return called.length < (options.all ? kinds.length : 1);
    });
    const onBoth = endpoints.filter((endpoint) => kinds.every((kind) => isCalled(kind, endpoint))).length;
    console.log(`endpoints called by tests: ${count(endpoints, uncalled)} ${wanted}, ${onBoth} on both`);
    lists[`endpoints that no test got an answer of ${wanted}`] = uncalled.map(({ id }) => id);
  } else console.log("No test noted what it called; run `npm test` first.");
});

for (const [title, list] of Object.entries(lists).filter(([, list]) => list.length > 0)) {
  console.error(`\n${list.length} ${title}:\n  ${list.join("\n  ")}`);
  process.exitCode = 1;
}
