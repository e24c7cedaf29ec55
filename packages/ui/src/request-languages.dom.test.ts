import { afterEach, expect, it } from "vitest";
import { rememberedLanguage, rememberLanguage } from "./request-languages.ts";

afterEach(() => localStorage.clear());

it("remembers the language that was chosen, and begins with the shell", () => {
  expect(rememberedLanguage()).toBe("shell");
  rememberLanguage("go");
  expect([rememberedLanguage(), localStorage.getItem("purvey.request-language")]).toEqual(["go", "go"]);
  localStorage.setItem("purvey.request-language", "cobol");
  expect(rememberedLanguage()).toBe("shell");
});
