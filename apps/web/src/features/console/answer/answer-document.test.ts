import { describe, expect, it } from "vitest";
import { readAnswer } from "./answer-document.ts";

const envelope = {
  count: 2,
  data: [
    { id: 1, name: "Bölt", tags: ["a"] },
    { id: 2, name: null },
  ],
  total: 2,
};
const text = JSON.stringify(envelope);

describe("an answer that is looked at piece by piece", () => {
  it("is counted in bytes and written in lines", () => {
    const { summary, lines } = readAnswer(text);
    expect(summary).toMatchObject({ json: true, rows: 2, columns: ["id", "name", "tags"] });
    expect(summary.bytes).toBe(Buffer.byteLength(text));
    expect(lines("parsed", 1, 2).map((line) => line.text)).toEqual(['  "count": 2,', '  "data": [']);
    expect(lines("raw", 0, 9).map((line) => line.text)).toEqual([text]);
  });

  it("brings the lines in sight with what is known of it, and counts what it cuts later", () => {
    const { summary, lines, count } = readAnswer(
      JSON.stringify({ data: Array.from({ length: 200 }, (_, id) => ({ id })) }),
    );
    expect(summary.first).toEqual(lines("parsed", 0, 80));
    const odd = ["", "x", "a\n\nb\n", "y".repeat(160), `${"z".repeat(161)}\n`, "Bölt ✓ 🔩"];
    for (const text of odd) {
      const answer = readAnswer(text);
      expect(answer.lines("raw", 0, 99)).toHaveLength(answer.summary.lines.raw);
      expect(answer.summary.bytes).toBe(new TextEncoder().encode(text).length);
    }
    expect(count("raw")).toBe(summary.lines.raw);
  });

  it("folds a block and opens it again", () => {
    const answer = readAnswer(text);
    const all = answer.count("parsed");
    const data = answer.lines("parsed", 0, all).find((line) => line.text.includes('"data"'));
    answer.fold(data?.line ?? -1);
    expect(answer.lines("parsed", 0, all).map((line) => line.text.trim())).toEqual([
      "{",
      '"count": 2,',
      '"data": [',
      '"total": 2',
      "}",
    ]);
    answer.fold(data?.line ?? -1);
    expect(answer.count("parsed")).toBe(all);
  });

  it("finds words, also inside a folded block, and goes round", () => {
    const answer = readAnswer(text);
    answer.fold(0);
    const first = answer.find("parsed", "NAME", 0, false);
    expect(first).toMatchObject({ count: 2, index: 1 });
    expect(answer.lines("parsed", first.at, 1)[0]?.text).toContain("Bölt");
    const second = answer.find("parsed", "name", first.at, false);
    expect(second.index).toBe(2);
    expect(answer.find("parsed", "name", second.at, false).index).toBe(1);
    expect(answer.find("parsed", "name", first.at, true).index).toBe(2);
    expect(answer.find("parsed", "nowhere", 0, false).at).toBe(-1);
  });

  it("writes the cells of a table", () => {
    expect(readAnswer(text).rows(0, 5)).toEqual([
      ["1", "Bölt", '["a"]'],
      ["2", "", ""],
    ]);
  });

  it("takes what is no JSON as it is, long lines cut", () => {
    const answer = readAnswer(`${"x".repeat(400)}\nBad gateway`);
    expect(answer.summary).toMatchObject({ json: false, rows: 0 });
    expect(answer.lines("raw", 0, 9).map((line) => line.text.length)).toEqual([160, 160, 80, 11]);
    expect(readAnswer("").summary.lines).toEqual({ parsed: 1, raw: 1 });
  });
});
