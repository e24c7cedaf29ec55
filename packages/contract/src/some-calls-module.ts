import type { Service } from "./service.ts";
import { header, pascalCase } from "./typescript.ts";
import { helpersIn, wireText } from "./wire.ts";

/**
 * Some calls of a service for the client, as the text of one module: what an application begins with, without the
 * description of all others.
 *
 * @param operations the calls as `resource.operation`
 */
export function someCallsModule(service: Service, operations: readonly string[]): string {
  const clientName = `${pascalCase(service.name)}Client`;
  const endpoints = Object.fromEntries(operations.map((operation) => [operation, endpointOf(service, operation)]));
  const wire = wireText(
    { ...service, endpoints },
    `CallsAt<${clientName}, ${operations.map((name) => JSON.stringify(name)).join(" | ")}>`,
  );
  return [
    header,
    `import type { ${clientName} } from "@purvey/client/services/${service.name}";`,
    `import { ${helpersIn(wire).join(", ")}, type CallsAt, type Endpoints, type ServiceModule } from "@purvey/client/wire";`,
    `import type { Schema } from "@purvey/contract/schema";\n`,
    wire,
  ].join("\n");
}

function endpointOf(service: Service, operation: string) {
  const endpoint = Object.values(service.endpoints).find((each) => `${each.resource}.${each.operation}` === operation);
  if (!endpoint)
    throw new Error(
      `\`${service.name}\` has no call \`${operation}\`. Name one of \`packages/contract/src/services/${service.name}\`, as \`resource.operation\`.`,
    );
  return endpoint;
}
