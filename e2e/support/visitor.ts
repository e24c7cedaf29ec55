import { createClientOf } from "@purvey/client/client";
import { content } from "@purvey/client/services/content";
import type { Browser, Page } from "playwright-core";
import { auditPage } from "./audit-page.ts";
import { layoutShift } from "./layout-shift.ts";
import type { ServedSite } from "./shops.ts";
import { type Traffic, watchTraffic } from "./traffic.ts";
import { watchPage } from "./watch-page.ts";
import { leaveWindow, openWindow, type WindowOptions } from "./windows.ts";

export { openBrowser } from "./browser.ts";

/** The largest sum of layout shifts a screen may have. */
const mostShift = 0.02;

/** Somebody in front of the application, with everything that is watched meanwhile. */
export interface Visitor {
  readonly page: Page;
  readonly site: ServedSite;
  /** What the page asks of its server. */
  readonly traffic: Traffic;
  /** What the browser complained about so far: console errors, exceptions, answers that were not expected. */
  readonly complaints: readonly string[];
  /** Paths of the calls that changed something, each with its method. */
  readonly calls: readonly string[];
  /** Expects answers of this status from now on. */
  expectRefusal(status: number): void;
  /** Goes to a path of the application: by a load of the page where none stands yet, and then as its links do. */
  open(path: string): Promise<void>;
  /** Loads the page at a path of the application, as who types an address. */
  load(path: string): Promise<void>;
  /** Is signed in with the fixture password, at a path or the first screen; by a session that is kept where no page is open yet. */
  signIn(username: string, path?: string): Promise<void>;
  /** Signs in at the door by hand. */
  signInAtDoor(username: string): Promise<void>;
  /** What is wrong with the screen as it is: serious findings of axe, layout shifts, complaints. */
  findings(screen: string): Promise<string[]>;
  close(): Promise<void>;
}

/** What everybody signs in with. */
const password = "Passw0rd!demo";

/** Leaves in the tab what signing in leaves there: the door takes seconds, and has journeys of its own. */
async function keepSession(page: Page, { baseUrl, site }: ServedSite, username: string): Promise<void> {
  const client = createClientOf(
    { content },
    { siteId: site, jwt: async () => undefined, baseUrl: `${baseUrl}/api/{service}` },
  );
  const { id, token, username: spelled } = await client.content.users.verifyPassword({ username, password }).data;
  const session = { siteId: site, token, userId: id, username: spelled };
  await page.addInitScript(
    ([origin, siteId, kept]) => {
      // Once: who signs out stays out.
      if (location.origin !== origin || sessionStorage.getItem("purvey.site")) return;
      sessionStorage.setItem("purvey.site", siteId);
      sessionStorage.setItem("purvey.session", kept);
    },
    [new URL(baseUrl).origin, site, JSON.stringify(session)] as const,
  );
}

/** Waits until the first screen of an area stands. */
async function inside(page: Page, username: string): Promise<void> {
  await page
    .waitForURL(({ pathname }) => /^\/\w+$/.test(pathname))
    .catch(async (error: unknown) => {
      const words = await page.locator("body").innerText();
      throw new Error(`${username} did not get in at ${page.url()}, which says: ${words}`, { cause: error });
    });
  await page.locator("#main h1").waitFor();
}

/** Goes to a path as a link does, until its screen is rendered; answers whether there is an application that goes. */
async function goInside(page: Page, path: string): Promise<boolean> {
  if (!(await page.evaluate(() => Boolean(window.__TSR_ROUTER__)))) return false;
  const way = await page.evaluateHandle((to) => {
    const gone = { rendered: false };
    const over = window.__TSR_ROUTER__?.subscribe("onRendered", () => {
      over?.();
      gone.rendered = true;
    });
    history.pushState(null, "", to);
    return gone;
  }, path);
  await page.waitForFunction(({ rendered }) => rendered, way);
  return true;
}

/** How windows are where nothing else is asked for. */
const usual: WindowOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-US",
  timezoneId: "America/New_York",
  reducedMotion: "reduce",
};

/** Opens a browser window of its own. */
export async function openVisitor(browser: Browser, site: ServedSite, options: WindowOptions = {}): Promise<Visitor> {
  const asked: WindowOptions = { ...usual, ...options };
  const context = await openWindow(browser, asked);
  const page = await context.newPage();
  const watched = watchPage(page);
  let closed: Promise<void> | undefined;
  const load = async (path: string) => {
    await page.goto(site.baseUrl + path);
  };
  const signInAtDoor = async (username: string) => {
    await page.goto(`${site.baseUrl}/sign-in?site=${site.site}`);
    // The door gives the focus to its first field once all of it stands; from then on it keeps what is entered.
    await page.locator("[name=username]:focus").waitFor();
    await page.getByLabel("User name").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await inside(page, username);
  };
  return {
    page,
    site,
    traffic: watchTraffic(page),
    ...watched,
    open: async (path) => {
      if (!(await goInside(page, path))) await load(path);
    },
    load,
    signIn: async (username, path) => {
      if (page.url() !== "about:blank") {
        await signInAtDoor(username);
        if (path) await load(path);
        return;
      }
      await keepSession(page, site, username);
      await load(path ?? "");
      if (path) await page.locator("#main h1").waitFor();
      else await inside(page, username);
    },
    signInAtDoor,
    findings: async (screen) => {
      const audited = await auditPage(page);
      // After the audit, so that what shows itself a moment after the last answer counts too.
      const { sum, sources } = await layoutShift(page);
      const shifts = sum > mostShift ? [`${screen}: layout shifts of ${sum}`, ...sources] : [];
      return [...audited.map((finding) => `${screen}: ${finding}`), ...shifts, ...watched.complaints];
    },
    close: () => {
      // Once: the window may be somebody else's by the second time.
      closed ??= leaveWindow(browser, context, asked, [new URL(site.baseUrl).origin]);
      return closed;
    },
  };
}
