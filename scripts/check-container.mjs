// `npm run check:container`: does what the Dockerfile says without a container: each step in a folder of its own in place of
// `/`, then the command as another user, with its health check, a stop by SIGTERM, and the size of what would be copied.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

/** The most that the installed command may take; Node's own image comes to it. */
const mostMegabytes = 140;
const port = "4499";

const steps = readFileSync(join(root, "Dockerfile"), "utf8")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => /^\s*(\w+)\s+(.*)$/.exec(line)?.slice(1) ?? fail(`Not a step of a Dockerfile: ${line}`));
const place = mkdtempSync(join(tmpdir(), "purvey-container-"));
/** A command with the folders of the image in the folder of the check. */
const here = (text) => text.replaceAll(/(?<![\w.])\/(source|packages|purvey|data)\b/g, `${place}/$1`);
const last = (name) => steps.findLast(([step]) => step === name)?.[1] ?? fail(`The Dockerfile has no ${name}.`);

try {
  if (last("USER") === "root") fail("The server must not run as root.");
  build();
  await tryOut();
} finally {
  rmSync(place, { recursive: true, force: true });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The steps before the second FROM. */
function build() {
  let folder = place;
  for (const [step, words] of steps.slice(
    0,
    steps.findLastIndex(([name]) => name === "FROM"),
  )) {
    if (step === "WORKDIR") {
      folder = here(words);
      mkdirSync(folder, { recursive: true });
    } else if (step === "COPY") copySources(folder);
    else if (step === "RUN")
      execFileSync("sh", ["-c", here(words)], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  }
}

/** What git knows is what `.dockerignore` leaves, but for its own folder. */
function copySources(folder) {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(folder, file));
}

async function tryOut() {
  const size = Number(execFileSync("du", ["-sm", join(place, "purvey")], { encoding: "utf8" }).split("\t")[0]);
  if (size > mostMegabytes) fail(`The installed command takes ${size} MB; at most ${mostMegabytes} were expected.`);
  const data = join(place, "data");
  mkdirSync(data);
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  execFileSync("chmod", ["755", place]);
  execFileSync("chmod", ["777", data]);
  // Nothing but the data and temporary files may be written: as another user, all else is not.
  const environment = Object.fromEntries(
    last("ENV")
      .split(" ")
      .map((pair) => here(pair).split("=")),
  );
  const env = {
    PATH: process.env.PATH,
    HOME: "/nonexistent",
    ...environment,
    PORT: port,
    PURVEY_CACHE: join(data, "tmp"),
  };
  const [program, ...words] = [...JSON.parse(here(last("ENTRYPOINT"))), ...JSON.parse(last("CMD"))];
  const child = spawn(program, words, { cwd: "/", env, ...user, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes("Purvey is ready") && resolve());
    ended.then((status) => reject(new Error(`The server ended with ${status}.`)));
  });
  const [health, ...check] = JSON.parse(/CMD (\[.*\])/.exec(last("HEALTHCHECK"))[1]);
  if (spawnSync(health, check, { env, ...user }).status !== 0) fail("The health check fails beside a ready server.");
  child.kill("SIGTERM");
  const status = await ended;
  if (status !== 0) fail(`The server ended with ${status} after SIGTERM.`);
  if (spawnSync(health, check, { env, ...user }).status === 0) fail("The health check passes without a server.");
  console.log(`The steps of the Dockerfile work; the installed command takes ${size} MB.`);
}
