/**
 * Pictures of every screen at 390, 1440 and 2560 pixels, light and dark: `npm run screens`. They go to
 * `.cache/screens/<area>/<screen>-<width>-<theme>.png`, with `index.html` over all. Some of them only:
 * `npm run screens -- --area ops --width 390 --theme dark --screen board`; `--full` takes whole pages, `--world` the
 * fixture world without the demonstration around it. Ends with 1 when a screen did not come to its state.
 */
import { fileURLToPath } from "node:url";
import { startBrowser } from "../support/browser.ts";
import { builtFolders } from "../support/built-folders.ts";
import { Shops } from "../support/shops.ts";
import { readChoice } from "./choice.ts";
import { writeContactSheet } from "./contact-sheet.ts";
import { devices, photograph } from "./photographer.ts";

const folder = fileURLToPath(new URL("../../.cache/screens", import.meta.url));
const choice = readChoice(process.argv.slice(2));
const users = [...new Set(choice.screens.map(({ user }) => user))];
const shops = new Shops(builtFolders());
const browser = await startBrowser();
try {
  const site = await (choice.world ? shops.newSite("embedded") : shops.demonstration("embedded"));
  for (const device of devices.filter(({ widths }) => widths.some((width) => choice.widths.includes(width)))) {
    for (const user of users) {
      const screens = choice.screens.filter((screen) => screen.user === user);
      console.log(`${device.widths.join(" and ")} px, ${user ?? "nobody signed in"}: ${screens.length} screens`);
      const faults = await photograph({ browser, site, device, choice, folder }, screens);
      for (const fault of faults) console.error(`  ✗ ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await shops.stop();
}
writeContactSheet(folder);
console.log(`See ${folder}/index.html`);
