import { expect, it } from "vitest";
import { lackingIn, listInput, readAssistantView } from "./model.ts";

it("tells which expected words an answer lacks, numbers as a whole", () => {
  const answer = "About 25 N·m dry and 19.5 N·m oiled; see HB-M8-40.";
  expect(lackingIn(answer, "25 dry, HB-M8-40 19.5")).toEqual([]);
  expect(lackingIn(answer, "2, wet, 19, HB-M8")).toEqual(["2", "wet", "19", "hb-m8"]);
  expect(lackingIn(answer, "  ")).toEqual([]);
});

it("reads a view from the address and leaves out what does not fit", () => {
  expect(readAssistantView({ tab: "rubrics", q: "tone", page: "3", open: "article-9" })).toMatchObject({
    tab: "rubrics",
    q: "tone",
    page: 3,
    open: "article-9",
  });
  expect(readAssistantView({ tab: "ask", page: "x" })).toMatchObject({ tab: undefined, page: undefined });
  expect(listInput({ q: "tone", page: 3 })).toEqual({ q: "tone", limit: 50, offset: 100 });
});
