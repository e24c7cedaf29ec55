import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { csvFolder } from "../testing/csv-files.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { layoutFiles } from "./csv-folder.ts";
import { loadFolder } from "./load-folder.ts";

const guide = readFileSync(fileURLToPath(new URL("../../../../docs/loading-your-data.md", import.meta.url)), "utf8");

/** The chapters of files: what the table of columns names, and the example. */
const chapters = [...guide.matchAll(/^### `(\w+\.csv)`$(.*?)(?=^##)/gms)].map(([, file = "", text = ""]) => ({
  file,
  columns: [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, column = ""]) => column),
  example: /^```csv\n(.*?)^```$/ms.exec(text)?.[1] ?? "",
}));

/** The columns that the sources read. */
function columnsOfSources(): Set<string> {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const sources = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const text = sources.map((file) => readFileSync(folder + file, "utf8")).join("\n");
  const patterns = [
    /\brow\.(?!refuse|requireFirst)\w+\(\s*"([A-Z]\w+)"/g,
    /\breadByKey\(\s*"\w+\.csv",\s*"([A-Z]\w+)"/g,
    /\b(?:order|detail)Column: "([A-Z]\w+)"/g,
  ];
  return new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, column = ""]) => column)));
}

describeOfAll("docs/loading-your-data.md", (open) => {
  it("describes every file and every column that is read, and no other", () => {
    expect(chapters.map(({ file }) => file).sort()).toEqual([...layoutFiles].sort());
    expect([...new Set(chapters.flatMap(({ columns }) => columns))].sort()).toEqual([...columnsOfSources()].sort());
    for (const { columns, example } of chapters) {
      const [header = ""] = example.split("\n");
      expect(columns).toEqual(expect.arrayContaining(header.split(",")));
    }
  });

  it("has examples that load, all of them", async () => {
    const db = await open();
    const files = Object.fromEntries(chapters.map(({ file, example }) => [file, example]));
    const report = await loadFolder(db, csvFolder(files), { site: "docs", password: "a first password" });
    expect([report.refused, report.remarks, report.missing, report.ignored]).toEqual([[], [], [], []]);
    expect(report.controlTotals.filter(({ equal }) => !equal)).toEqual([]);
    expect(await db.first(sql`select username from users where site_id = 'docs' and role = 'shopper'`)).toEqual({
      username: "dana@northgate.example",
    });
  });
});
