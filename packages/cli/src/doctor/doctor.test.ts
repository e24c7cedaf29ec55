import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProcess, type Transport } from "@purvey/client/transport";
import { services } from "@purvey/contract/services/index";
import { worldPassword } from "@purvey/server/load/examples/world/names";
import { createTokens } from "@purvey/server/platform/auth/tokens";
import { version } from "@purvey/server/platform/version";
import { standIn } from "@purvey/server/testing/stand-in";
import { afterAll, describe, expect, it } from "vitest";
import { tokenFile } from "../connection/saved-tokens.ts";
import { runPurvey } from "../testing/run-purvey.ts";
import { withWorldServer } from "../testing/world-server.ts";
import { checkServices } from "./check-services.ts";
import { checkToken } from "./check-token.ts";
import { checkAccounts, checkNode } from "./run-doctor.ts";

const server = withWorldServer();
const folder = mkdtempSync(join(tmpdir(), "purvey-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function doctor(words: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
  return runPurvey(["doctor", ...words], {
    environment: { ...server().environment, PURVEY_DATA_DIR: folder, ...more },
  });
}

interface Report {
  readonly findings: readonly { readonly check: string; readonly level: string; readonly message: string }[];
}

describe("purvey doctor", () => {
  it("finds nothing to mend where everything is well", async () => {
    const environment = { XDG_CONFIG_HOME: folder };
    const login = await runPurvey(["login", "--user", "dana", "--password", worldPassword], {
      environment: { ...server().environment, ...environment },
    });
    expect(login.status).toBe(0);
    const { status, out, error } = await doctor([], environment);
    expect([status, error]).toEqual([0, ""]);
    expect(out).toContain(`All ${services.length} services answer for the site \`demo\` at ${server().address}`);
    expect(out).toContain(`ok       Server and command are the same version, ${version}.`);
    expect(out).toMatch(/The clocks of the server and of this machine agree to \d s\./);
    expect(out).toMatch(/The token speaks for dana \(shopper\) on the site `demo`, for another 11 hours\./);
    expect(out).toMatch(/\nNothing has to be mended\.\n$/);
  });

  it("says it of a file that others may read", async () => {
    if (process.platform === "win32") return;
    const environment = { XDG_CONFIG_HOME: folder };
    chmodSync(tokenFile(environment), 0o644);
    const { status, out } = await doctor([], environment);
    expect(status).toBe(1);
    expect(out).toContain(`Close the file: chmod 600 '${tokenFile(environment)}'.`);
  });

  it("speaks once of a server that is not there, and goes on without it", async () => {
    const { status, out } = await doctor(["--json", "--url", "http://127.0.0.1:9"]);
    expect(status).toBe(1);
    const { findings } = JSON.parse(out) as Report;
    expect(findings.filter(({ level }) => level === "problem").map(({ check }) => check)).toEqual(["services"]);
    expect(findings.find(({ check }) => check === "services")?.message).toContain("Start a server with `purvey start`");
    expect(findings.find(({ check }) => check === "token")).toMatchObject({ level: "remark" });
  });

  it("tells a site that is not there from a server that is not", async () => {
    const { status, out } = await doctor(["--site", "nosuch"]);
    expect(status).toBe(1);
    expect(out).toContain(
      `answers at ${server().address}, but no service of the site \`nosuch\`: There is no site \`nosuch\``,
    );
    expect(out).toContain("Name another site with --site, or another server with --url.");
    expect(out).not.toContain("purvey start");
  });

  it("says what is wrong with a token", async () => {
    const tokenOf = async (words: readonly string[]): Promise<string> => {
      const { findings } = JSON.parse((await doctor(["--json", ...words])).out) as Report;
      return findings
        .filter(({ check }) => check === "token")
        .map(({ message }) => message)
        .join(" ");
    };
    const principal = { site: "demo", userId: 1, username: "dana", role: "shopper", permissions: new Set() } as never;
    const issued = (lifetime: number) =>
      createTokens({ secret: "another secret, long enough for HS256 too", lifetime }).issue(principal);
    expect(await tokenOf(["--token", "nonsense"])).toContain("The token from --token is no token at all.");
    expect(await tokenOf(["--token", await issued(-7200)])).toBe(
      "The token ran out 2 hours ago. Sign in again: purvey login.",
    );
    expect(await tokenOf(["--token", await issued(3600)])).toContain("The server refuses the token: ");
    expect(await tokenOf(["--token", await issued(300)])).toMatch(/^The token runs out in 4 minutes\./);
    expect(await tokenOf(["--user", "dana", "--password", "wrong"])).toContain("The sign-in failed: ");
    const elsewhere = await checkToken(
      { address: "", siteId: "aw" },
      { token: await issued(3600), from: "login" },
      true,
    );
    expect(elsewhere.map(({ message }) => message)).toEqual([
      "The token is for the site `demo`, the calls go to `aw`. Say --site demo, or sign in there: purvey login --site aw.",
    ]);
  });
});

describe("accounts with outside systems", () => {
  const accountsOf = async (environment: Readonly<Record<string, string>>) =>
    (await checkAccounts(environment)).map(({ level, message }) => `${level}: ${message}`);

  it("are tried, and no sentence repeats their keys", async () => {
    const outside = await standIn(({ headers }, response) => {
      const good = headers.authorization === "ShippoToken good";
      response.writeHead(good ? 200 : 401).end(good ? '{ "results": [] }' : "wrong-key");
    });
    const shippo = { PURVEY_RATE_PROVIDER: "shippo", SHIPPO_URL: outside.url };
    expect(await accountsOf({ ...shippo, SHIPPO_TOKEN: "good" })).toEqual([
      "fine: The account of `PURVEY_RATE_PROVIDER=shippo` was accepted.",
    ]);
    const [refused] = await accountsOf({ ...shippo, SHIPPO_TOKEN: "wrong-key" });
    expect(refused).toMatch(/^problem: The account of `PURVEY_RATE_PROVIDER=shippo` cannot be used: /);
    expect(refused).not.toContain("wrong-key");
    outside.close();
    const [away] = await accountsOf({ ...shippo, SHIPPO_TOKEN: "good" });
    expect(away).toMatch(/^problem: .* cannot be used: /);
    expect(outside.requests).toHaveLength(2);
  });

  it("are asked for where they lack something, and not where there are none", async () => {
    expect(await accountsOf({})).toEqual([]);
    expect(await accountsOf({ PURVEY_PAYMENT_PROVIDER: "stripe" })).toEqual([
      expect.stringMatching(/^problem: .*STRIPE_SECRET_KEY/),
    ]);
  });

  it("are among what `purvey doctor` tells", async () => {
    const { status, out } = await doctor([], { PURVEY_TAX_PROVIDER: "nobody" });
    expect(status).toBe(1);
    expect(out).toMatch(/problem {2}.*PURVEY_TAX_PROVIDER/);
  });
});

describe("what the doctor looks at", () => {
  const connection = { address: "http://server.example", siteId: "demo" };

  /** A server whose health checks answer as given. */
  function answering(answer: (service: string) => { status: number; data?: unknown; date?: Date }): Transport {
    return inProcess({
      fetch: (request) => {
        const { status, data, date } = answer(new URL(request.url).pathname.split("/")[2] ?? "");
        const headers = date ? { date: date.toUTCString() } : undefined;
        return Response.json({ data, status }, { status, ...(headers ? { headers } : {}) });
      },
    });
  }

  const health = { status: "ok", service: "x", siteId: "demo", siteHash: "0", version, databaseMilliseconds: 1 };

  it("names the services that fail or are weak", async () => {
    const transport = answering((service) => ({
      status: service === "tax" ? 503 : 200,
      data: {
        ...health,
        status: ["erp", "search"].includes(service) ? "degraded" : "ok",
        ...(service === "search" ? { problems: ["The search index is away."] } : {}),
      },
    }));
    const messages = (await checkServices(connection, version, transport)).map(({ message }) => message);
    expect(messages.filter((message) => message.includes("`"))).toEqual([
      expect.stringMatching(/^The service `tax` does not answer: /),
      "The service `search` says that it is degraded. The search index is away. The log of the server says more.",
      "The service `erp` says that it is degraded. Look at the server's database. The log of the server says more.",
    ]);
    expect(messages).toContain("The server sends no date, so the clocks cannot be compared.");
  });

  it("compares versions and clocks", async () => {
    const date = new Date(Date.now() - 600_000);
    const transport = answering(() => ({ status: 200, data: { ...health, version: "9.9.9" }, date }));
    const messages = (await checkServices(connection, version, transport)).map(({ message }) => message);
    expect(messages).toContain(
      `The server is version 9.9.9, this command ${version}. Install the same version of both.`,
    );
    expect(messages.at(-1)).toMatch(
      /^The server's clock is (59\d|60\d) s behind this machine's\. Set both by a time server/,
    );
  });

  it("knows which Node is too old", () => {
    expect(checkNode("20.18.3")).toMatchObject({
      level: "problem",
      message: expect.stringContaining("older than 20.19"),
    });
    for (const fine of ["20.19.0", "22.1.0", "24.0.0"]) expect(checkNode(fine).level).toBe("fine");
  });
});
