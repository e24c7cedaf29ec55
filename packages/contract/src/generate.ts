import { writeCompactText } from "./discovery/compact-text.ts";
import { describeService } from "./discovery/description.ts";
import { fieldNamesModule } from "./discovery/field-names.ts";
import { privacyReport } from "./documents/privacy-report.ts";
import { kebabCase, type Service } from "./service.ts";
import { typeNamesModule } from "./type-names.ts";
import { clientIndexModule, clientModule, header, invalidationsModule, pascalCase, typesModule } from "./typescript.ts";
import { helpersIn, wireText } from "./wire.ts";

/** The generated files of one service, by their path from the repository's root. */
export function generatedFiles(service: Service): Record<string, string> {
  return {
    [`packages/contract/src/generated/${service.name}.ts`]: typesModule(service),
    [`packages/client/src/services/${service.name}.ts`]: clientModule(service),
  };
}

/** The generated files that name every service. */
export function generatedIndex(services: readonly Service[]): Record<string, string> {
  return {
    "packages/contract/src/generated/discovery.ts": discoveryModule(services),
    "packages/contract/src/generated/field-names.ts": fieldNamesModule(services),
    "packages/contract/src/generated/service-loaders.ts": contractLoadersModule(services),
    "packages/client/src/services/index.ts": clientIndexModule(services),
    "packages/client/src/services/loaders.ts": clientLoadersModule(services),
    "packages/client/src/services/types.ts": typeNamesModule(services),
    "packages/react/src/generated/invalidations.ts": invalidationsModule(services),
    "docs/reference/privacy.md": privacyReport(services),
  };
}

/** The small services that the web application begins with: by service, the calls as `resource.operation`. */
export function generatedFirstCalls(
  services: readonly Service[],
  calls: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const named = services.filter(({ name }) => calls[name]);
  return Object.fromEntries(
    named.map((service) => [
      `apps/web/src/generated/first-calls/${service.name}.ts`,
      someCallsModule(service, calls[service.name] ?? []),
    ]),
  );
}

/** What discovery knows of every endpoint, as the text of one module. */
function discoveryModule(services: readonly Service[]): string {
  const text = writeCompactText(services.map(describeService)).replaceAll(/[\\`$]/g, "\\$&");
  return [
    header,
    "/** Every service and endpoint in words; `readCompactText` reads it. */",
    `export const discoveryText = \`${text}\`;\n`,
  ].join("\n");
}

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

/** A module that loads one thing per service, each when it is first asked for. */
function loadersModule(
  services: readonly Service[],
  about: { readonly imports: string; readonly comment: string; readonly type: string },
  pathOf: (name: string) => string,
): string {
  const entries = services
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b))
    .map((name) => `  ${name}: async () => (await import("${pathOf(name)}")).${name},`);
  return [
    header,
    `${about.imports}\n`,
    `/** ${about.comment} */`,
    `export const serviceLoaders: Readonly<Record<string, () => Promise<${about.type}>>> = {`,
    ...entries,
    "};\n",
  ].join("\n");
}

/** What loads the declarations of a service, for the console, which needs one service at a time. */
function contractLoadersModule(services: readonly Service[]): string {
  const about = {
    imports: 'import type { Service } from "../service.ts";',
    comment: "Loads the declarations of one service, by its name.",
    type: "Service",
  };
  return loadersModule(services, about, (name) => `../services/${kebabCase(name)}/index.ts`);
}

/** What loads the client's module of a service, for who learns at run time which one is needed. */
function clientLoadersModule(services: readonly Service[]): string {
  const about = {
    imports: 'import type { ServiceModule } from "../wire.ts";',
    comment: "Loads the client's module of one service, by its name.",
    type: "ServiceModule<unknown>",
  };
  return loadersModule(services, about, (name) => `./${name}.ts`);
}
