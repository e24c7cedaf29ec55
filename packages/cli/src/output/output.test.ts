import { describe, expect, it } from "vitest";
import { displayWidth, wrapTo } from "../text/display-width.ts";
import { styleOf } from "../text/style.ts";
import { textTable } from "../text/text-table.ts";
import { csvLine } from "./record-table.ts";

const style = styleOf({ out: () => {}, error: () => {}, environment: {} });

describe("a CSV line", () => {
  it("quotes what has commas, quotes or line breaks, and ends with both signs of a line", () => {
    expect(csvLine(["a", 'say "x"', "1,5", "two\nlines", null, undefined, 0, true])).toBe(
      'a,"say ""x""","1,5","two\nlines",,,0,true\r\n',
    );
    expect(csvLine([{ a: [1] }, ""])).toBe('"{""a"":[1]}",\r\n');
  });
});

describe("a text table", () => {
  const columns = [
    { title: "Name", narrow: "cut" },
    { title: "Price", right: true },
    { title: "Note", narrow: "wrap" },
  ] as const;

  it("puts figures under each other and needs no more room than there is", () => {
    const rows = [
      ["hexagon bolt with flange", "1.50", "keeps in bins of the second row behind the door"],
      ["nut", "12.00", ""],
    ];
    expect(textTable(columns, rows, { width: 40, style })).toBe(
      [
        "Name         Price  Note",
        "hexagon bo…   1.50  keeps in bins of the",
        "                    second row behind",
        "                    the door",
        "nut          12.00",
        "",
      ].join("\n"),
    );
  });

  it("is as wide as it takes where nobody watches", () => {
    const [, line] = textTable(columns, [["x".repeat(300), "1", "y"]], { style }).split("\n");
    expect(line).toHaveLength(300 + 2 + 5 + 2 + 1);
  });

  it("gives the terminal nothing to obey, and counts what letters take", () => {
    const table = textTable(
      [{ title: "A" }, { title: "B" }],
      [
        ["\u001b[31mred\u0007\r\nnext", "名前"],
        ["é", "x"],
      ],
      { style },
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what the test is about.
    expect(table.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f]/);
    expect(displayWidth("名前")).toBe(4);
    expect(displayWidth("e\u0301")).toBe(1);
    expect(wrapTo("名前名前 x", 4)).toEqual(["名前", "名前", "x"]);
  });
});
