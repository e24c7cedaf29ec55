import { format } from "node:util";
import { vi } from "vitest";
import { fileOf, folderOf } from "./sample-files.ts";
import type { Sample } from "./samples.ts";

/** Sends what goes to the address of the guides to a server in this process. */
export function sendToServer(app: { fetch(request: Request): Promise<Response> }): void {
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) => {
    if (!address.startsWith("http://localhost:4400/")) throw new Error(`A sample calls \`${address}\`.`);
    return app.fetch(new Request(address, options));
  });
}

/** Runs a sample as the module that it is, in its folder; answers the lines that it wrote. */
export async function runSample(sample: Sample): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...words) => void lines.push(format(...words)));
  const before = process.cwd();
  process.chdir(folderOf(sample.document));
  try {
    await import(/* @vite-ignore */ fileOf(sample));
    return lines;
  } finally {
    process.chdir(before);
    log.mockRestore();
  }
}
