import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/**
 * Writes every script and style a second time, as small as Brotli makes it, with `.br` behind its name: that takes
 * seconds, so the build does it and not the server that is asked.
 */
export function compressAssets(): Plugin {
  return {
    name: "purvey-compress",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      const folder = `${dir}/assets`;
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(names.map((name) => compressFile(`${folder}/${name}`)));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${path}.br`, await compress(body, { params }));
}
