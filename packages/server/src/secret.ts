import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** The token secret: the given one, else one kept in the data folder, made at the first start, readable by its owner alone. */
export function tokenSecret(given: string | undefined, dataFolder: string): string {
  if (given) return given;
  const file = join(dataFolder, "token-secret");
  makeFolder(dataFolder);
  return secretIn(file) ?? makeSecret(file);
}

function secretIn(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes beside and links it into its place, which fails when another start was first: both then have one secret, and nobody reads half of one. */
function makeSecret(file: string): string {
  const own = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(own, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(file, "utf8").trim();
}
