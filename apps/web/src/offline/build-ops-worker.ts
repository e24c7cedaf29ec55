import type { Plugin } from "vite";

const areasWithout = /\/routes\/(?:shop|admin|dev)\//;
const worker = "ops-worker.js";

/**
 * Builds the service worker of operations and tells it which files to keep: everything that is reached from the
 * application's beginning without passing through another area, with styles, fonts and what stands in `public`.
 */
export function buildOpsWorker(): Plugin {
  return {
    name: "purvey-ops-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: "/src/offline/ops-worker.ts", fileName: worker });
    },
    async generateBundle(_options, bundle) {
      const reached = new Set<string>();
      const visit = (id: string): void => {
        if (reached.has(id) || areasWithout.test(id)) return;
        reached.add(id);
        const module = this.getModuleInfo(id);
        for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) visit(next);
      };
      for (const id of this.getModuleIds()) if (id.endsWith("/src/main.tsx")) visit(id);
      const files = new Set(["/icon.svg"]);
      for (const output of Object.values(bundle)) {
        if (output.type === "asset") {
          if (/\.woff2$|^assets\/head-script-/.test(output.fileName)) files.add(`/${output.fileName}`);
        } else if (output.fileName !== worker && output.moduleIds.some((id) => reached.has(id))) {
          files.add(`/${output.fileName}`);
          for (const style of output.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
        }
      }
      const chunk = bundle[worker];
      if (chunk?.type !== "chunk") throw new Error(`The build has no \`${worker}\`.`);
      const list = [...files].toSorted();
      const version = await versionOf(list);
      chunk.code = `const keptFiles=${JSON.stringify({ version, files: list })};\n${chunk.code}`;
    },
  };
}

/** A name for what is kept: the files carry the hash of their content in their names. */
async function versionOf(files: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(files.join("\n")));
  return [...new Uint8Array(digest).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
