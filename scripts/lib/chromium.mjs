// Finds a Chromium for the browser tests, or installs Debian's.
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const places = [
  process.env.PURVEY_CHROMIUM,
  // The same engine without windows: a journey takes a fifth less of it.
  "/usr/bin/chromium-headless-shell",
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
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
        env,
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error(
    "The browser tests need Chromium and found none. Install Chromium or Chrome, or set PURVEY_CHROMIUM to its path.",
  );
}
