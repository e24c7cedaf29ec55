import { homedir } from "node:os";
import { join } from "node:path";

/**
 * The folder of the user's settings: `$XDG_CONFIG_HOME/purvey` or `~/.config/purvey`, on Windows `%APPDATA%\purvey`.
 */
export function configFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  const home = environment.HOME || environment.USERPROFILE || homedir();
  if (platform === "win32") return join(environment.APPDATA || join(home, "AppData", "Roaming"), "purvey");
  return join(environment.XDG_CONFIG_HOME || join(home, ".config"), "purvey");
}
