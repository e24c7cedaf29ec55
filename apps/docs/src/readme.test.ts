import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { services } from "@purvey/contract/services/index";
import { describeServer } from "@purvey/server/testing/describe-server";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const readme = readFileSync(`${root}README.md`, "utf8");
const endpoints = services.flatMap((service) => Object.values(service.endpoints));

/** The names in the table of services, without what stands in brackets behind some. */
const named = [...readme.matchAll(/^\| (?:selling|stock|delivery and tax|integration) \| (.*) \|$/gm)].flatMap(
  ([, cell = ""]) => cell.replace(/ \([^)]*\)/g, "").split(", "),
);

describe("the README", () => {
  it("names every service once", () => {
    expect(named.toSorted()).toEqual(services.map(({ segment }) => segment).toSorted());
  });

  it("counts endpoints as the contract has them, and says where they come from", () => {
    const [, all, specified, health, whoami, own] =
      /Of the (\d+) endpoints (\d+) are the specification's, (\d+) more are the health check and ping of services.*?, (\d+) tell who.*?, and (\d+) are our own/
        .exec(readme)
        ?.map(Number) ?? [];
    expect(readme).toContain(`one contract of ${services.length} services and ${endpoints.length} endpoints`);
    expect(all).toBe(endpoints.length);
    const system = endpoints.filter(({ resource }) => resource === "system");
    expect(whoami).toBe(system.filter(({ operation }) => operation === "whoami").length);
    expect(own).toBe(endpoints.filter(({ extension, resource }) => extension && resource !== "system").length);
    expect(Number(specified) + Number(health)).toBe(endpoints.filter(({ extension }) => !extension).length);
    // The inventory of the two documents, counted by hand.
    expect(specified).toBe(386);
  });

  it("links to files that are there, and stays within 150 lines", () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => `${link}`);
    expect(links.filter((link) => !existsSync(`${root}${link}`))).toEqual([]);
    expect(readme.split("\n").length).toBeLessThan(150);
  });
});

describeServer("the addresses of the README", (server) => {
  it.each(named)("answers the OpenAPI document of %s", async (name) => {
    const response = await server().app.fetch(new Request(`http://localhost/api/${name}/openapi.json`));
    expect(response.status).toBe(200);
    expect(((await response.json()) as { openapi: string }).openapi).toMatch(/^3\.1/);
  });
});
