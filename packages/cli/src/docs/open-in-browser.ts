import { spawn } from "node:child_process";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens an address in the browser of `$BROWSER`, or in the system's.
 *
 * @throws Error when there is no program that does it.
 */
export async function openInBrowser(
  address: string,
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): Promise<void> {
  const [program = "", ...words] = opener(address, environment, platform);
  const child = spawn(program, words, { stdio: "ignore", detached: platform !== "win32" });
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", () =>
      reject(new Error(`\`${program}\` cannot be started. Open the address yourself, or name a program in $BROWSER.`)),
    );
  });
  child.unref();
}

/** The command line that opens an address. */
export function opener(address: string, { BROWSER }: Environment, platform: NodeJS.Platform): string[] {
  if (BROWSER) return [BROWSER, address];
  if (platform === "darwin") return ["open", address];
  return platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler", address] : ["xdg-open", address];
}
