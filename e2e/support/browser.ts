import { type Browser, chromium } from "playwright-core";
import { closeForgotten } from "./windows.ts";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser of this process, which runs many test files, and how many of them have it at the moment. */
let shared: Promise<SharedBrowser> | undefined;
let holders = 0;

interface SharedBrowser {
  readonly browser: Browser;
  readonly end: () => Promise<void>;
}

/** Starts a browser of one's own. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.PURVEY_CHROMIUM ?? "/usr/bin/chromium", args: flags });
}

/** The browser for a test file: the first one starts it, and it ends with the process. */
export async function openBrowser(): Promise<Browser> {
  holders += 1;
  shared ??= startShared();
  const first = shared;
  const { browser } = await first;
  if (browser.isConnected()) return browser;
  // Of several who find that it has crashed one starts another.
  if (shared === first) shared = startShared();
  return (await shared).browser;
}

/** Ends the browser before its process does: what a parent has not waited for counts in nobody's processor time. */
export async function endBrowser(): Promise<void> {
  await (await shared)?.end();
}

async function startShared(): Promise<SharedBrowser> {
  const browser = await startBrowser();
  const end = browser.close.bind(browser);
  // The next file goes on with it, and with the windows that were left; not with those of a test that failed.
  browser.close = async () => {
    holders -= 1;
    if (holders === 0) await closeForgotten(browser);
  };
  return { browser, end };
}
