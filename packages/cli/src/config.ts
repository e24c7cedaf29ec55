import type { SettingName, Settings } from "./settings/setting-definitions.ts";

/** What `purvey.config.ts` may say: any of the settings, times and ranges as texts like those of the environment. */
export type Configuration = {
  readonly [Name in SettingName]?: Settings[Name] extends string | number | boolean | readonly string[] | undefined
    ? Settings[Name]
    : string;
};

/**
 * The settings of a server in a file, with the editor's help: the default export of `purvey.config.ts`.
 *
 * @example
 * export default defineConfig({ port: 8080, allowedOrigins: ["https://shop.example"] });
 */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}
