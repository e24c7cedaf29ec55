import type { Schema } from "../schema.ts";
import type { Service } from "../service.ts";

/** Every input and every answer of the services, by a name to show in tests: `items.brands.list returns`. */
export function allSchemas(services: readonly Service[]): readonly (readonly [name: string, schema: Schema])[] {
  return services
    .flatMap((service) => Object.values(service.endpoints))
    .flatMap(({ id, input, returns }) => [[`${id} input`, input] as const, [`${id} returns`, returns] as const]);
}
