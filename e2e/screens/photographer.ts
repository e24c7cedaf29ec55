import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { arrive } from "../support/arrive.ts";
import { phone } from "../support/phone.ts";
import type { Screen } from "../support/screens/screen.ts";
import type { ServedSite } from "../support/shops.ts";
import { openVisitor, type Visitor } from "../support/visitor.ts";
import type { Choice, Width } from "./choice.ts";

/** What is looked through: a phone has touch and its own density, so it is another window. */
export interface Device {
  readonly widths: readonly Width[];
  readonly options: BrowserContextOptions;
}

/** The devices of all widths. */
export const devices: readonly Device[] = [
  {
    widths: [390],
    options: { ...phone, deviceScaleFactor: 2 },
  },
  { widths: [1440, 2560], options: {} },
];

const heights: Readonly<Record<Width, number>> = { 390: 844, 1440: 900, 2560: 1440 };

/** The longest picture of a whole page, in CSS pixels. */
const longest = 4000;

/** What takes pictures of the screens of one person on one device. */
export interface Photographer {
  readonly browser: Browser;
  readonly site: ServedSite;
  readonly device: Device;
  readonly choice: Choice;
  /** Where the pictures go. */
  readonly folder: string;
}

/**
 * Takes the pictures of one person's screens: each is opened once, and turned to every width and theme as it stands.
 *
 * @returns what went wrong, as sentences
 */
export async function photograph(photographer: Photographer, screens: readonly Screen[]): Promise<string[]> {
  const { browser, site, device } = photographer;
  const visitor = await openVisitor(browser, site, device.options);
  const user = screens[0]?.user;
  if (user) await visitor.signIn(user);
  const faults: string[] = [];
  for (const screen of screens) {
    try {
      await visitor.open(user ? screen.path : `${screen.path}?site=${site.site}`);
      await arrive(visitor, screen);
    } catch (error) {
      faults.push(`${screen.area}/${screen.name} did not come to its state: ${String(error).split("\n")[0]}`);
    }
    await turn(photographer, visitor, screen);
  }
  await visitor.close();
  return faults;
}

async function turn(by: Photographer, { page, traffic }: Visitor, screen: Screen): Promise<void> {
  const { choice, device, folder } = by;
  const area = join(folder, screen.area);
  mkdirSync(area, { recursive: true });
  for (const width of device.widths.filter((each) => choice.widths.includes(each))) {
    await page.setViewportSize({ width, height: heights[width] });
    for (const colorScheme of choice.themes) {
      await page.emulateMedia({ colorScheme });
      await traffic.atRest();
      const path = join(area, `${screen.name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, animations: "disabled", ...(choice.full ? await wholePage(width, page) : {}) });
    }
  }
}

async function wholePage(width: Width, page: Visitor["page"]) {
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), longest);
  return { fullPage: true, clip: { x: 0, y: 0, width, height } };
}
