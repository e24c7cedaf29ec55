import { kebabCase, type Service } from "./service.ts";
import { header } from "./typescript.ts";

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
export function contractLoadersModule(services: readonly Service[]): string {
  const about = {
    imports: 'import type { Service } from "../service.ts";',
    comment: "Loads the declarations of one service, by its name.",
    type: "Service",
  };
  return loadersModule(services, about, (name) => `../services/${kebabCase(name)}/index.ts`);
}

/** What loads the client's module of a service, for who learns at run time which one is needed. */
export function clientLoadersModule(services: readonly Service[]): string {
  const about = {
    imports: 'import type { ServiceModule } from "../wire.ts";',
    comment: "Loads the client's module of one service, by its name.",
    type: "ServiceModule<unknown>",
  };
  return loadersModule(services, about, (name) => `./${name}.ts`);
}
