import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BuiltFolders } from "./shops.ts";

/** Where the application and the documentation were built; says what to do when they were not. */
export function builtFolders(): BuiltFolders {
  const webFolder = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));
  const docsFolder = fileURLToPath(new URL("../../apps/docs/dist", import.meta.url));
  for (const folder of [webFolder, docsFolder])
    if (!existsSync(`${folder}/index.html`))
      throw new Error(`Not everything is built: \`${folder}\` has no index.html. Run \`npm run build\` first.`);
  return { webFolder, docsFolder };
}
