import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The token secret: the given one, else one kept in the data folder, made at the first start, readable by its owner alone. */
export function tokenSecret(given: string | undefined, dataFolder: string): string {
  if (given) return given;
  const file = join(dataFolder, "token-secret");
  mkdirSync(dataFolder, { recursive: true });
  try {
    // `wx` fails when the file exists, so that two starts at once agree on one secret.
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
