import type { Service } from "@purvey/contract/service";
import { UsageError } from "../command.ts";
import { didYouMean } from "../nearest.ts";

/**
 * The service of a name as code or addresses spell it: `warehouseOps`, `warehouse-ops`.
 *
 * @throws UsageError when there is none.
 */
export function findService(name: string, services: readonly Service[]): Service {
  const found = services.find((service) => service.name === name || service.segment === name.toLowerCase());
  if (found) return found;
  const names = services.map((service) => service.name);
  throw new UsageError(`There is no service \`${name}\`.${didYouMean(name, names)} There are ${names.join(", ")}.`);
}
