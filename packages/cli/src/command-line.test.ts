import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { services } from "@purvey/contract/services/index";
import { version } from "@purvey/server/platform/version";
import { describe, expect, it, onTestFinished } from "vitest";
import { commands } from "./commands/index.ts";
import { purvey, startPurvey } from "./testing/purvey.ts";
import { runPurvey } from "./testing/run-purvey.ts";

const endpoints = services.flatMap((service) => Object.values(service.endpoints));

describe("purvey", () => {
  it("explains itself and each command", async () => {
    const general = await runPurvey([]);
    expect(general.status).toBe(0);
    expect(general.out).toContain("Usage: purvey <command> [options]");
    expect(await runPurvey(["--help"])).toEqual(general);
    for (const { name, options } of commands) {
      expect(general.out).toMatch(new RegExp(`^ {2}${name} +[A-Z]\\w+`, "m"));
      const { status, out, error } = await runPurvey([name, "--help"]);
      expect([status, error]).toEqual([0, ""]);
      expect(out).toMatch(new RegExp(`^Usage: purvey ${name} `));
      if (Object.keys(options).length > 0) expect(out).toMatch(/\n\nOptions:\n {2}--/);
      expect(out).toMatch(/\nExamples:\n {2}/);
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(130);
    }
    expect((await runPurvey(["help", "load"])).out).toContain("Usage: purvey load <folder> --site <id>");
  });

  it.each(["http://svc:hunter2@host", "http://host?key=hunter2", "http://host#hunter2", "svc:hunter2@host"])(
    "does not repeat a secret in an address: %s",
    async (address) => {
      const calls = [
        await runPurvey(["call", "items.brands.list", "--url", address]),
        await runPurvey(["doctor"], { environment: { PURVEY_URL: address } }),
        await runPurvey(["mcp", "--url", address]),
      ];
      for (const { status, out, error } of calls) {
        expect([status, out]).toEqual([2, ""]);
        expect(error).toContain("The server's address has a user, a query, a fragment or a control character in it.");
        expect(error).not.toContain("hunter2");
      }
    },
  );

  it("says its version, and what it does not understand, as a program too", async () => {
    expect(await purvey(["--version"])).toEqual({ status: 0, out: `${version}\n`, error: "" });
    const { status, out, error } = await purvey(["serch"]);
    expect([status, out]).toEqual([2, ""]);
    expect(error).toMatch(/^purvey has no command `serch`\. [^\n]+\n$/);
  });

  it.each([
    [["serch"], "purvey has no command `serch`. Did you mean `search`? `purvey help` explains them.\n"],
    [["xyzzy"], "purvey has no command `xyzzy`. It has start, worker, config, load, token, "],
    [["help", "lost"], "purvey has no command `lost`."],
    [
      ["list", "--all"],
      "`purvey list` has no option `--all`. It has --json.\nUsage: purvey list [<service>] [--json]\n",
    ],
    [["list", "--json=yes"], "`--json` takes no value, so `yes` is too much."],
    [["list", "items", "more"], "`purvey list` does not know what to do with `more`."],
    [["list", "itmes"], "There is no service `itmes`. Did you mean `items`? There are content, commerce,"],
    [["start", "--port"], "`--port` needs a value: --port <number>."],
    [["start", "--port", "--demo"], "`--port` needs a value: --port <number>."],
    [["start", "--port", "70000"], "`--port`: Expected at most 65535, got 70000."],
    [["load"], "Say which folder to load.\nUsage: purvey load <folder> --site <id>\n"],
    [["load", "x"], "Say which site to load into: --site <id>"],
    [["load", "x", "--site", "a b"], "Say which site to load into: --site <id>"],
    [["load", "x", "--site", "a", "--password", "short"], "--password must have at least 8 characters"],
    [["token"], "Say whose token: a username."],
    [["token", "dana", "--hours", "0"], "--hours must be a number above 0 and at most 8760, not `0`."],
    [["call"], "Say which endpoint: `purvey search <words>` finds operations by what they do."],
    [["call", "items.brand.list"], "There is no operation `items.brand.list`. Did you mean `items.brands.list`,"],
    [["call", "items.brands.list", "{limit: 3}"], "The input is not JSON: "],
    [["call", "items.brands.list", "[3]"], "The input must be a JSON object, such as '{\"limit\": 3}', not `[3]`."],
    [["call", "items.brands.list", "--url", "shop"], "must be a URL such as http://localhost:4400, not `shop`."],
    [["mcp", "--http", "x"], "--http must be a whole number from 0 to 65535, not `x`."],
    [
      ["mcp", "--http", "0", "--token", "t"],
      "With --http every caller sends a bearer token of its own; leave --token out.",
    ],
    [["mcp", "--records", "0"], "--records must be a whole number from 1 to 200, not `0`."],
    [["call", "items.brands.list", "--user", "dana"], "--user needs --password or $PURVEY_PASSWORD."],
  ])("does not understand %j, and says why", async (words, sentence) => {
    const { status, out, error } = await runPurvey(words);
    expect([status, out]).toEqual([2, ""]);
    expect(error).toContain(sentence);
    expect(error).not.toMatch(/\n {4}at /);
  });

  it("fails with a sentence where there is no database and no folder", async () => {
    const nowhere = { PURVEY_DATA_DIR: "/no/such/data" };
    expect(await runPurvey(["token", "dana"], { environment: nowhere })).toEqual({
      status: 1,
      out: "",
      error:
        "There is no database in `/no/such/data`. Say where the data of the server is: --data <folder>, or --database <url>.\n",
    });
    const url = "postgres://nobody@127.0.0.1:1/none";
    const secret = "a secret of a test, long enough to sign";
    const { status, error } = await purvey(["start"], { PURVEY_JWT_SECRET: secret, DATABASE_URL: url, PORT: "0" });
    expect(status).toBe(1);
    expect(error.split("\n")).toHaveLength(2);
    expect(error).toContain("127.0.0.1:1");
  });
});

describe("purvey list", () => {
  it("prints service, method and path of every endpoint", async () => {
    const { status, out } = await runPurvey(["list"]);
    expect(status).toBe(0);
    expect(out).toBe(endpoints.map(({ service, method, path }) => `${service}\t${method}\t${path}\n`).join(""));
    const pricing = await runPurvey(["list", "pricing"]);
    expect(pricing.out).toBe(
      out
        .split(/(?<=\n)/)
        .filter((line) => line.startsWith("pricing\t"))
        .join(""),
    );
  });

  it("says more as JSON, one object a line", async () => {
    const { out } = await runPurvey(["list", "--json"]);
    const found = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(found.map(({ operation }) => operation)).toEqual(endpoints.map(({ id }) => id));
    const [first] = endpoints;
    const { service, method, path, id, domain, summary, permission, safe, idempotent } = first ?? {};
    expect(found[0]).toEqual({ service, method, path, operation: id, domain, summary, permission, safe, idempotent });
  });

  it("does not mind a reader that has seen enough", async () => {
    const running = await startPurvey(["list", "--json"]);
    running.child.stdout?.destroy();
    expect(await running.ended()).toMatchObject({ status: 0, error: "" });
  });
});

describe("purvey call without a server", () => {
  it("fails when nobody answers, with a way out", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await once(gone, "listening");
    const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
    gone.close();
    await once(gone, "close");
    const { status, out, error } = await runPurvey(["call", "items.brands.list"], { environment: { PURVEY_URL: url } });
    expect([status, out]).toEqual([6, ""]);
    expect(error).toMatch(
      /^NETWORK_ERROR: GET http:\/\/127\.0\.0\.1:\d+\/api\/items\/brands got no answer: .*ECONNREFUSED/,
    );
    expect(error).toContain("Does a server run there? `purvey start` starts one, --url names another.");
  });

  it("does not send bad input", async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { status, out, error } = await purvey(["call", "items.brands.list", '{"limit": -1}', "--url", url]);
    expect([status, out, requests]).toEqual([3, "", 0]);
    expect(error).toMatch(
      /^VALIDATION_ERROR \(400\): .+\n {2}limit: .+\n {2}`purvey describe items.brands.list` .+\n$/,
    );
  });
});
