// The built page in a real browser.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "../lib/chromium.mjs";
import { root } from "../lib/root.mjs";

/** Loads the page at an address, and answers its title once it is set, or the complaints of the browser. */
export async function titleInBrowser(address) {
  const require = createRequire(join(root, "e2e", "package.json"));
  const loaded = await import(pathToFileURL(require.resolve("playwright-core")));
  const { chromium } = loaded.default ?? loaded;
  const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const page = await browser.newPage();
    const complaints = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(address);
    await page
      .waitForFunction(() => document.title !== "waiting", undefined, { timeout: 15_000 })
      .catch(() => undefined);
    return [await page.title(), ...complaints].join("\n");
  } finally {
    await browser.close();
  }
}
