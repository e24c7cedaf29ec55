import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** One line of the specification's inventory of endpoints. */
export interface ListedEndpoint {
  readonly service: string;
  readonly domain: string;
  readonly resource: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
}

/** One rule of the specification. */
export interface ListedRule {
  readonly id: string;
  readonly area: string;
  readonly subject: string;
  readonly message: string;
}

/** One entity or input of the specification. */
export interface ListedEntity {
  readonly name: string;
  readonly service: string;
  readonly kind: string;
  readonly fields: readonly string[];
}

/** The inventory of the specification: every endpoint, rule and entity. */
export interface Specification {
  readonly endpoints: readonly ListedEndpoint[];
  readonly rules: readonly ListedRule[];
  readonly entities: readonly ListedEntity[];
}

const folder =
  process.env.PURVEY_SPECIFICATION ?? fileURLToPath(new URL("../../../../../shared/spec", import.meta.url));

function table(name: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
}

/** The service's name in code: `import` is a reserved word (D01). */
function serviceName(name: string): string {
  return name === "import" ? "imports" : name;
}

type EntityFile = Record<string, { service: string; kind: string; fields: { name: string }[] }>;

/** The inventory beside the checkout (or in `PURVEY_SPECIFICATION`); nothing when it is not there. */
export function readSpecification(): Specification | undefined {
  if (!existsSync(join(folder, "endpoints.tsv"))) return undefined;
  const entities = JSON.parse(readFileSync(join(folder, "entities.json"), "utf8")) as EntityFile;
  return {
    endpoints: table("endpoints.tsv").map(
      (row) => ({ ...row, service: serviceName(row.service ?? "") }) as unknown as ListedEndpoint,
    ),
    rules: table("rules.tsv").map(({ id, area, subject, message }) => ({ id, area, subject, message }) as ListedRule),
    entities: Object.entries(entities).map(([name, { service, kind, fields }]) => ({
      name,
      service: serviceName(service),
      kind,
      fields: fields.map((field) => field.name),
    })),
  };
}
