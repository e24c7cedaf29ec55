import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fileProblem } from "./file-problem.ts";
import { runPurvey } from "./testing/run-purvey.ts";

const folder = mkdtempSync(join(tmpdir(), "purvey-files-"));
const file = join(folder, "input.json");
writeFileSync(file, "{}");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a file that a command cannot use", () => {
  it("is named in a sentence with the way out", async () => {
    const missing = join(folder, "none", "items.json");
    expect(await runPurvey(["openapi", "items", "--output", missing])).toEqual({
      status: 1,
      out: "",
      error: `There is no file or folder \`${missing}\`. Check the path.\n`,
    });
    expect(await runPurvey(["openapi", "items", "--output", folder])).toMatchObject({
      status: 1,
      error: `\`${folder}\` is a folder, where a file is needed. Name a file.\n`,
    });
    expect(await runPurvey(["start", "--port", "0", "--data", file])).toMatchObject({
      status: 1,
      error: expect.stringMatching(
        /^`.*input\.json.*` is a file, where a folder is needed\. Choose another place\.\n$/,
      ),
    });
    expect((await runPurvey(["call", "items.brands.list", "--input", folder])).error).toContain(
      `The input cannot be read. \`${folder}\` is a folder, where a file is needed. Name a file.\n`,
    );
  });

  it("is a full disk also where nobody names a path: in the middle of writing, and in a database", () => {
    for (const code of ["ENOSPC", "53100"])
      expect(fileProblem(Object.assign(new Error("no space left on device, write"), { code }))).toBe(
        "The disk of the data is full. What was stored before is kept; make room, or choose another place, and start again.",
      );
  });

  it("that is closed to the user is told from one that is not there", () => {
    const refused = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES", path: "/srv/purvey" });
    expect(fileProblem(refused)).toBe(
      "Your user has no right to `/srv/purvey`. Choose another place, or have the right given.",
    );
    expect(fileProblem(new Error("another"))).toBeUndefined();
    expect(fileProblem(Object.assign(new Error("no path"), { code: "EACCES" }))).toBeUndefined();
  });
});

describe("an operation that there is not", () => {
  it("is said by the help too, and nothing is guessed that is not near", async () => {
    const { status, out, error } = await runPurvey(["help", "call", "items.nope"]);
    expect([status, error.startsWith("There is no operation `items.nope`.")]).toEqual([2, true]);
    expect(out).toContain("Usage: purvey call");
    expect((await runPurvey(["docs", "foo"])).error).toContain(
      "There is no operation `foo`. `purvey search <words>` finds by meaning",
    );
  });
});
