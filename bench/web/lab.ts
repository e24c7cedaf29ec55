import { seedDemo } from "@purvey/server/load/examples/demo/seed-demo";
import type { Database } from "@purvey/server/platform/db/database";
import { openEmbedded } from "@purvey/server/platform/db/embedded";
import { embeddedTemplate } from "@purvey/server/platform/db/embedded-template";
import { migrations } from "@purvey/server/platform/db/migrations/index";
import { startServer } from "@purvey/server/start-server";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { builtFolders } from "../../e2e/support/built-folders.ts";
import { openBrowser, openVisitor } from "../../e2e/support/visitor.ts";

/** The demonstration, served, and a browser in front of it. */
export interface Lab {
  readonly db: Database;
  readonly browser: Browser;
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Serves the built application with the demonstration on an embedded database, and starts the browser. */
export async function openLab(): Promise<Lab> {
  const db = await openEmbedded({ template: () => embeddedTemplate(migrations) });
  await seedDemo(db, { site: "demo" });
  const tokens = { secret: "a secret for measuring, long enough for HS256" };
  const config = { callsPerMinute: 0, siteCallsPerMinute: 0 };
  const server = await startServer({ db, port: 0, host: "localhost", ...builtFolders(), tokens, config });
  const browser = await openBrowser();
  return {
    ...{ db, browser, baseUrl: `http://localhost:${server.port}` },
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** A page of somebody who is signed in, with the debugger at hand. */
export interface Desk {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

const sessions = new Map<string, string>();

/** A window of its own with an empty cache, in which somebody is signed in already. */
export async function openDesk(lab: Lab, user: string): Promise<Desk> {
  const session = sessions.get(user) ?? (await sessionOf(lab, user));
  sessions.set(user, session);
  const context = await lab.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  // The compiler of this script wraps functions that have a name; those that are sent to the page find nothing to call.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript((kept) => sessionStorage.setItem("purvey.session", kept), session);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, context, cdp, close: () => context.close() };
}

async function sessionOf({ browser, baseUrl }: Lab, user: string): Promise<string> {
  const visitor = await openVisitor(browser, { baseUrl, site: "demo" });
  await visitor.signIn(user);
  const session = await visitor.page.evaluate(() => sessionStorage.getItem("purvey.session"));
  await visitor.close();
  if (!session) throw new Error(`Nobody is signed in after the door let ${user} in.`);
  return session;
}

/** A processor of a fourth of the speed, as the budgets of interactions say. */
export function slowDown({ cdp }: Desk): Promise<unknown> {
  return cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** The network of the lab: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export async function throttleNetwork({ cdp }: Desk): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}
