import { execFileSync } from "node:child_process";
import { services } from "@purvey/contract/services/index";
import { describe, expect, it } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";
import { describeEndpoint } from "./describe-endpoint.ts";

const endpoints = services.flatMap((service) => Object.values(service.endpoints));

/** The words of command lines as a shell reads them. */
function wordsOf(lines: readonly string[]): string[][] {
  const program = `say() { for word; do printf '%s\\0' "$word"; done; printf '\\n'; }\n${lines.map((line) => `say ${line}`).join("\n")}`;
  const out = execFileSync("sh", { input: program, encoding: "utf8", timeout: 10_000 });
  return out
    .split("\0\n")
    .slice(0, -1)
    .map((line) => line.split("\0"));
}

describe.skipIf(process.platform === "win32")("the examples of purvey describe", () => {
  it("are command lines that a shell and purvey read back as the example, for every operation", async () => {
    const described = endpoints.map((endpoint) => describeEndpoint(endpoint).examples);
    const lines = wordsOf(described.map(({ shell }) => shell));
    expect(lines).toHaveLength(endpoints.length);
    for (const [index, [program, ...words]] of lines.entries()) {
      expect(program).toBe("purvey");
      const { out, error } = await runPurvey([...words, "--curl", "--reveal"], {
        environment: { XDG_CONFIG_HOME: "/no/such/folder" },
      });
      expect([error, out]).toEqual(["", `${described[index]?.curl}\n`]);
    }
  });
});
