import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { worldPassword } from "@purvey/server/load/examples/world/names";
import { afterAll, describe, expect, it } from "vitest";
import type { TerminalInput } from "../command.ts";
import { configFolder, tokenFile } from "../connection/saved-tokens.ts";
import { type RunOptions, runPurvey } from "../testing/run-purvey.ts";
import { withWorldServer } from "../testing/world-server.ts";

const server = withWorldServer();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The environment of a user with a configuration folder of their own. */
function newUser(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "purvey-login-"));
  folders.push(folder);
  return { ...server().environment, XDG_CONFIG_HOME: folder };
}

function signIn(environment: Readonly<Record<string, string>>, words: readonly string[], more: RunOptions = {}) {
  return runPurvey(["login", ...words], { environment, ...more });
}

/** A keyboard on which somebody types these lines, each when it is asked for. */
function keyboard(...lines: readonly string[]): TerminalInput {
  const stream = new PassThrough();
  const typed = [...lines];
  const input = Object.assign(stream, { isTTY: true as const, setRawMode: () => stream });
  input.on("resume", () => {
    const line = typed.shift();
    if (line !== undefined) setImmediate(() => stream.write(line));
  });
  return input;
}

describe("purvey login", () => {
  it("keeps the token where its owner alone can read it, and never prints it", async () => {
    const environment = newUser();
    mkdirSync(configFolder(environment), { mode: 0o755 });
    const { status, out, error } = await signIn(environment, ["--user", "dana"], { input: `${worldPassword}\n` });
    expect([status, error]).toEqual([0, ""]);
    expect(out).toMatch(
      /^Signed in as dana on the site `demo` of http:\/\/127\.0\.0\.1:\d+, until \d{4}-\d\d-\d\d \d\d:\d\d\.\n/,
    );
    const file = tokenFile(environment);
    const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, { token: string }>>;
    const token = kept[server().address]?.demo?.token ?? "";
    expect(token.split(".")).toHaveLength(3);
    expect(out + error).not.toContain(token);
    if (process.platform !== "win32") {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(configFolder(environment)).mode & 0o777).toBe(0o700);
    }
  });

  it("serves the calls of its server and site alone, until it is forgotten", async () => {
    const environment = newUser();
    await signIn(environment, ["--user", "dana", "--password", worldPassword]);
    const whoami = (more: Readonly<Record<string, string>> = {}) =>
      runPurvey(["call", "content.system.whoami", "--data-only"], { environment: { ...environment, ...more } });
    expect(JSON.parse((await whoami()).out)).toMatchObject({ username: "dana" });
    const other = server().address.replace("127.0.0.1", "localhost");
    expect(await whoami({ PURVEY_URL: other })).toMatchObject({ status: 4 });
    expect(await whoami({ PURVEY_TOKEN: "x.y.z" })).toMatchObject({
      status: 4,
      error: expect.stringContaining("The token of $PURVEY_TOKEN is not good here."),
    });
    const logout = () => runPurvey(["logout"], { environment });
    expect((await logout()).out).toMatch(/^Signed out of the site `demo` of /);
    expect((await logout()).out).toMatch(/^No token was kept for the site `demo` of /);
    expect(await whoami()).toMatchObject({ status: 4, error: expect.stringContaining("Sign in with `purvey login`") });
  });

  it("forgets every token with logout --all", async () => {
    const environment = newUser();
    await signIn(environment, ["--user", "dana", "--password", worldPassword]);
    const logout = () => runPurvey(["logout", "--all"], { environment });
    expect((await logout()).out).toBe("Every token is forgotten.\n");
    expect((await logout()).out).toBe("No token was kept.\n");
  });

  it("asks a person, and does not show the password", async () => {
    const environment = newUser();
    const input = keyboard("dana\n", `${worldPassword}\n`);
    const { status, out, error } = await signIn(environment, [], { input });
    expect([status, out]).toEqual([0, expect.stringContaining("Signed in as dana")]);
    expect(error).toContain("User: ");
    expect(error).toContain("Password: ");
    expect(error).not.toContain(worldPassword);
  });

  it("ends at Ctrl+C without a trace", async () => {
    const { status, out, error } = await signIn(newUser(), ["--user", "dana"], { input: keyboard("\u0003") });
    expect([status, out]).toEqual([1, ""]);
    expect(error).toBe("Password: \nStopped; nothing was changed.\n");
  });

  it.each([
    [4, ["--user", "dana", "--password", "wrong"], "The sign-in is refused: "],
    [
      6,
      ["--user", "dana", "--password", "x", "--url", "http://127.0.0.1:9"],
      "Does a server run at http://127.0.0.1:9?",
    ],
    [2, ["--password", "x"], "Say who signs in: --user <name>."],
    [2, ["--user", "dana"], "Give the password: type it when asked"],
  ])("ends with %i for %j", async (expected, words, sentence) => {
    const environment = newUser();
    const { status, out, error } = await signIn(environment, words);
    expect([status, out]).toEqual([expected, ""]);
    expect(error).toContain(sentence);
  });
});

describe("the configuration folder", () => {
  it("is where each system has it", () => {
    expect(configFolder({ XDG_CONFIG_HOME: "/x" }, "linux")).toBe(join("/x", "purvey"));
    expect(configFolder({ HOME: "/home/dana" }, "darwin")).toBe(join("/home/dana", ".config", "purvey"));
    expect(configFolder({ APPDATA: "C:\\Users\\dana\\AppData" }, "win32")).toBe(
      join("C:\\Users\\dana\\AppData", "purvey"),
    );
  });
});
