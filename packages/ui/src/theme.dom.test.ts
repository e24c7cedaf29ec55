import { beforeEach, describe, expect, it } from "vitest";
import { getDensity, getTheme, setDensity, setTheme } from "./theme.ts";

beforeEach(() => {
  setTheme("system");
  setDensity("auto");
});

describe("theme and density", () => {
  it("are put on the page and remembered", () => {
    setTheme("dark");
    setDensity("touch");
    expect([getTheme(), getDensity()]).toEqual(["dark", "touch"]);
    expect([localStorage.getItem("purvey.theme"), localStorage.getItem("purvey.density")]).toEqual(["dark", "touch"]);
  });

  it("leave page and storage clean when they follow the system", () => {
    setTheme("dark");
    setTheme("system");
    expect(getTheme()).toBe("system");
    expect(document.documentElement.hasAttribute("data-theme")).toBe(false);
    expect(localStorage.getItem("purvey.theme")).toBeNull();
  });
});
