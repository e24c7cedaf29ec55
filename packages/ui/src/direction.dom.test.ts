import { afterEach, describe, expect, it } from "vitest";
import { aheadOf, keyAhead } from "./direction.ts";

function inside(dir: string): Element {
  document.body.innerHTML = `<div dir="${dir}"><p><button>next</button></p></div>`;
  return document.querySelector("button") ?? document.body;
}

describe("the way lines run", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("is to the right unless something around says otherwise", () => {
    expect(aheadOf(document.body)).toBe(1);
    expect(aheadOf(inside("ltr"))).toBe(1);
    expect(aheadOf(inside("rtl"))).toBe(-1);
  });

  it("makes the arrow that points ahead the one that goes on; other keys stay", () => {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "Home"];
    const pressed = (dir: string) => keys.map((key) => keyAhead({ key, currentTarget: inside(dir) }));
    expect(pressed("ltr")).toEqual(keys);
    expect(pressed("rtl")).toEqual(["ArrowRight", "ArrowLeft", "ArrowUp", "Home"]);
  });
});
