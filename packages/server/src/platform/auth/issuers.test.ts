import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createIssuers } from "./issuers.ts";
import { issuersFrom } from "./issuers-from.ts";

const complete = {
  PURVEY_JWKS_URL: "https://login.example.com/keys",
  PURVEY_JWT_ISSUER: "https://login.example.com",
  PURVEY_JWT_AUDIENCE: "purvey, purvey-staging",
  PURVEY_JWT_SITES: "demo aw",
};
const start = (environment: Record<string, string>) => createIssuers(issuersFrom(environment));

describe("outside issuers of the environment", () => {
  it("are none without settings, and one with its issuer, audience and sites", () => {
    expect(issuersFrom({})).toEqual([]);
    expect(
      issuersFrom({ ...complete, PURVEY_JWT_PARTIES: "shop-app", PURVEY_JWT_GROUPS_CLAIM: "realm_access.roles" }),
    ).toEqual([
      {
        issuer: "https://login.example.com",
        jwksUrl: "https://login.example.com/keys",
        audience: ["purvey", "purvey-staging"],
        sites: ["demo", "aw"],
        authorizedParties: ["shop-app"],
        groupsClaim: "realm_access.roles",
      },
    ]);
  });

  it("are refused with a sentence when something is missing, or is no address", () => {
    for (const name of ["PURVEY_JWT_ISSUER", "PURVEY_JWT_AUDIENCE", "PURVEY_JWT_SITES"] as const)
      expect(() => start({ ...complete, [name]: " " })).toThrow(`Missing beside \`PURVEY_JWKS_URL\`: \`${name}\``);
    for (const address of ["login.example.com", "file:///keys.json", ""])
      expect(() => start({ ...complete, PURVEY_JWKS_URL: address })).toThrow(`\`PURVEY_JWKS_URL\` is \`${address}\``);
    expect(() => start({ ...complete, PURVEY_JWT_ISSUER: "purvey" })).toThrow("as this server's own tokens say");
  });

  it("may be several, in a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "purvey-issuers-"));
    const file = join(folder, "issuers.json");
    const one = {
      issuer: "https://a.example",
      audience: ["purvey"],
      jwksUrl: "https://a.example/keys",
      sites: ["demo"],
    };
    writeFileSync(file, JSON.stringify([one, { ...one, issuer: "https://b.example" }]));
    expect(issuersFrom({ ...complete, PURVEY_JWT_ISSUERS_FILE: file }).map(({ issuer }) => issuer)).toEqual([
      ...["https://login.example.com", "https://a.example", "https://b.example"],
    ]);
    const faulty: readonly [unknown, string][] = [
      [[one, one], "`https://a.example` is configured twice"],
      [[{ ...one, audience: [] }], "Missing beside `PURVEY_JWKS_URL`: `PURVEY_JWT_AUDIENCE`"],
      [[{ ...one, audience: "purvey" }], "does not fit at `[0].audience`"],
      [[{ ...one, role: "administrator" }], "does not fit at `[0].role`"],
      [{}, "does not fit"],
    ];
    for (const [value, message] of faulty) {
      writeFileSync(file, JSON.stringify(value));
      expect(() => start({ PURVEY_JWT_ISSUERS_FILE: file })).toThrow(message);
    }
    writeFileSync(file, "[");
    expect(() => start({ PURVEY_JWT_ISSUERS_FILE: file })).toThrow("no file of JSON");
    rmSync(folder, { recursive: true });
  });
});
