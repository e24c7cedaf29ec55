// Finds a Chromium for the browser tests, or installs Debian's.
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const places = [
  process.env.PURVEY_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium, installed from Debian's packages when there is none and we may. */
export async function findChromium() {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  throw new Error(
    "The browser tests need Chromium and found none. Install Chromium or Chrome, or set PURVEY_CHROMIUM to its path.",
  );
}
