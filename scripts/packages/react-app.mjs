// A small application with the oldest and the newest React and TanStack Query that `@purvey/react` allows.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../lib/root.mjs";
import { installPacked } from "./consumer-folder.mjs";

/** What is tried, by the title of its step. `~` keeps TanStack Query at the first version that the package allows. */
export const reacts = {
  "React 18.3 and TanStack Query 5.89": {
    "@tanstack/react-query": "~5.89.0",
    "@types/react": "^18.3.0",
    "@types/react-dom": "^18.3.0",
    react: "~18.3.0",
    "react-dom": "~18.3.0",
  },
  "React 19 and the latest TanStack Query": {
    "@tanstack/react-query": "^5.108.0",
    "@types/react": "^19.3.0",
    "@types/react-dom": "^19.3.0",
    react: "^19.3.1",
    "react-dom": "^19.3.1",
  },
};

const options = [
  ...["--strict", "--skipLibCheck", "--jsx", "react-jsx", "--module", "nodenext", "--moduleResolution", "nodenext"],
  ...["--target", "es2023", "--lib", "es2023,dom,dom.iterable"],
];

/** Compiles the application, renders its page on the server, and answers how many records stand on it. */
export function recordsRendered(tarballs, versions) {
  const folder = mkdtempSync(join(tmpdir(), "purvey-react-"));
  try {
    cpSync(join(root, "scripts", "packages", "react-app"), folder, { recursive: true });
    installPacked(folder, tarballs, { ...versions, "@types/node": "^20.19.43", typescript: "5.9.3" });
    const run = (...words) => execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    run(join(folder, "node_modules", "typescript", "bin", "tsc"), ...options, "app.tsx");
    return run("app.js").trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
