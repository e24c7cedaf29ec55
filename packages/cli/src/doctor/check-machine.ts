import { existsSync, statSync } from "node:fs";
import { tokenFile } from "../connection/saved-tokens.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** The least version of Node that everything runs on. */
const leastNode = [20, 19] as const;

/** Whether Node is new enough. */
export function checkNode(version: string): Finding {
  const { fine, problem } = findingsOf("node");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const enough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  const least = `${leastNode.join(".")}`;
  return enough
    ? fine(`Node ${version} is new enough (${least} is the least).`)
    : problem(`Node ${version} is older than ${least}. Install a newer one from https://nodejs.org.`);
}

/** Whether kept tokens are for their owner's eyes alone. Windows has no such bits: the folder is the user's own there. */
export function checkTokenFile(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): Finding | undefined {
  const { fine, problem } = findingsOf("token file");
  const file = tokenFile(environment);
  if (platform === "win32" || !existsSync(file)) return undefined;
  const open = statSync(file).mode & 0o077;
  return open === 0
    ? fine(`Kept tokens can be read by you alone (${file}).`)
    : problem(`Others may read the tokens in ${file}. Close the file: chmod 600 '${file}'.`);
}
