import { discoveryModule } from "./discovery/discovery-module.ts";
import { fieldNamesModule } from "./discovery/field-names.ts";
import { privacyReport } from "./documents/privacy-report.ts";
import { clientLoadersModule, contractLoadersModule } from "./loaders-module.ts";
import type { Service } from "./service.ts";
import { someCallsModule } from "./some-calls-module.ts";
import { typeNamesModule } from "./type-names.ts";
import { clientIndexModule, clientModule, invalidationsModule, typesModule } from "./typescript.ts";

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
