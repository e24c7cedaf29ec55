import { worldPassword } from "@purvey/server/load/examples/world/names";
import { expect, it } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";
import { withWorldServer } from "../testing/world-server.ts";

const server = withWorldServer();
const ada = ["--user", "ada", "--password", worldPassword];
const run = (...words: string[]) => runPurvey(words, { environment: server().environment });
const create = (...more: string[]) =>
  run("keys", "api", "create", ...ada, "--name", "ERP sync", "--permissions", "catalog.read,profile.own", ...more);

it("makes an API key, prints it alone, calls with it as with a token, lists and revokes it", async () => {
  const dayIn90 = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const before = dayIn90();
  const made = await create("--expires", "90d", "--calls", "60");
  // Midnight may have passed meanwhile.
  const days = `(${before}|${dayIn90()})`;
  expect(made.status).toBe(0);
  expect(made.out).toMatch(/^purvey_[0-9A-Za-z]{38}\n$/);
  const key = made.out.trim();
  expect(made.error).toMatch(/^This is the API key `ERP sync`, number \d+\. It is shown this once/);
  expect(made.error).not.toContain(key);
  const number = /number (\d+)/.exec(made.error)?.[1] ?? "";

  const environment = { ...server().environment, PURVEY_TOKEN: key };
  const called = await runPurvey(["call", "content.system.whoami", "--data-only"], { environment });
  expect([called.status, JSON.parse(called.out)]).toMatchObject([
    0,
    { username: "ada", permissions: ["catalog.read", "profile.own"] },
  ]);
  const looked = await runPurvey(["doctor"], { environment });
  expect(looked.out).toContain("The API key speaks for ada (guest) on the site `demo`.");

  const list = await run("keys", "api", "list", ...ada);
  expect(list.status).toBe(0);
  expect(list.out).toMatch(
    new RegExp(`${number}  ${key.slice(0, 15)}…  ERP sync  active  catalog\\.read, profile\\.own +any  ${days} `),
  );
  expect(list.out).not.toContain(key);

  expect(await run("keys", "api", "revoke", number, ...ada)).toEqual({
    status: 0,
    error: "",
    out: "The API key `ERP sync` is revoked. Every server refuses it within a second.\n",
  });
  expect((await run("keys", "api", ...ada)).out).toMatch(
    new RegExp(`${number}  ${key.slice(0, 15)}…  ERP sync  revoked`),
  );
});

it("reads the end as days, a date, or none that is stated", async () => {
  const { error } = await create("--expires", "2099-06-30");
  const number = /number (\d+)/.exec(error)?.[1] ?? "";
  expect((await run("keys", "api", "list", ...ada)).out).toMatch(new RegExp(`${number} .*2099-06-30 00:00:00`));
  const bound = await run(
    ...["keys", "api", "create", ...ada, "--name", "Portal", "--permissions", "order.create", "--customer", "100200"],
    ...["--expires", "none"],
  );
  expect(bound.status).toBe(0);
  expect((await run("keys", "api", "list", ...ada)).out).toMatch(/Portal +active +order\.create +100200 +never +never/);
});

it("says what is missing or wrong, and what the server refuses", async () => {
  for (const [words, sentence] of [
    [["api", "drop"], "api list, api create, or api revoke <number>"],
    [["api", "list", "12"], "api list, api create, or api revoke <number>"],
    [["api", "revoke"], "Say which API key by its number"],
    [["api", "revoke", "ERP"], "Say which API key by its number"],
    [["api", "create"], "Say what the key is for: --name."],
    [
      ["api", "create", "--name", "x", "--permissions", "price.read"],
      "Say until when: 90d, a date such as 2027-06-30, or none: --expires.",
    ],
    [["api", "create", "--name", "x", "--permissions", "price.read", "--expires", "soon"], "not `soon`"],
    [
      ["api", "create", "--name", "x", "--permissions", "price.read", "--expires", "none", "--calls", "many"],
      "--calls must be a whole number, not `many`.",
    ],
    [["list", "a", "b"], "list, new, rotate, drop, or api"],
  ] as const) {
    const { status, error } = await run("keys", ...words);
    expect([status, error]).toEqual([2, expect.stringContaining(sentence)]);
  }
  const wide = ["--name", "x", "--permissions", "everything", "--expires", "none"];
  const unknown = await run("keys", "api", "create", ...ada, ...wide);
  expect([unknown.status, unknown.error]).toEqual([3, expect.stringContaining("permissions[0]")]);
  const dana = await run("keys", "api", "list", "--user", "dana", "--password", worldPassword);
  expect([dana.status, dana.error]).toEqual([4, expect.stringContaining("key.read")]);
});
