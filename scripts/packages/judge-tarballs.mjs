// What publint and are-the-types-wrong say of the tarballs.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Modules of the packages that stand for the others of their kind, by package. */
const entryPoints = {
  "@purvey/contract": ["./check", "./discovery", "./services/items/index"],
  "@purvey/client": [".", "./client", "./node", "./recording", "./services/items"],
  "@purvey/react": ["."],
  "@purvey/server": ["./app", "./testing"],
  "@purvey/mcp": ["./mcp-over-http", "./serve-stdio"],
  "@purvey/cli": ["./run"],
};

/** The complaints about one tarball, as sentences. */
export async function judgeTarball({ name, file }, folder) {
  const load = (module) => import(pathToFileURL(createRequire(join(folder, "package.json")).resolve(module)));
  const bytes = readFileSync(file);
  const [{ publint }, { formatMessage }] = await Promise.all([load("publint"), load("publint/utils")]);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
    strict: true,
  });
  const lint = messages
    .map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`)
    .filter((sentence) => !mistaken.test(sentence));
  const { checkPackage, createPackageFromTarballData } = await load("@arethetypeswrong/core");
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
    entrypoints: entryPoints[name],
  });
  const problems = checked.types ? checked.problems : [{ kind: "has no types" }];
  return [...lint, ...problems.map((problem) => `${name}: ${JSON.stringify(problem)}`)];
}

/** What publint takes for CommonJS: a method that is called `require`. */
const mistaken = /registry\.js and is written in CJS/;
