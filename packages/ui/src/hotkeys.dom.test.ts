import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listHotkeys, registerHotkeys, setSingleKeys } from "./hotkeys.ts";

let pressed: string[];
let stop: () => void;

const key = (keys: string, more = {}) => ({ keys, description: keys, run: () => pressed.push(keys), ...more });
const press = (name: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  pressed = [];
  const hotkeys = [
    key("j"),
    key("?"),
    key("g s"),
    key("g o"),
    key("s"),
    key("Shift+x"),
    key("mod+k", { inFields: true }),
  ];
  stop = registerHotkeys({ name: "Test", hotkeys });
});

afterEach(() => {
  stop();
  setSingleKeys(true);
  document.body.replaceChildren();
});

describe("registerHotkeys", () => {
  it("runs single keys, shifted signs and modifiers", () => {
    press("j");
    press("?", { shiftKey: true });
    press("X", { shiftKey: true });
    press("k", { ctrlKey: true });
    expect(pressed).toEqual(["j", "?", "Shift+x", "mod+k"]);
  });

  it("prefers a sequence to the single key that ends it", () => {
    press("g");
    press("s");
    press("s");
    expect(pressed).toEqual(["g s", "s"]);
  });

  it("leaves text fields alone, except for keys meant for them", () => {
    const field = document.body.appendChild(document.createElement("input"));
    press("j", {}, field);
    press("k", { metaKey: true }, field);
    expect(pressed).toEqual(["mod+k"]);
  });

  it("works on a checkbox, where no text is written", () => {
    const box = document.body.appendChild(document.createElement("input"));
    box.type = "checkbox";
    press("j", {}, box);
    expect(pressed).toEqual(["j"]);
  });

  it("switches single keys off and keeps modifiers (WCAG 2.1.4)", () => {
    setSingleKeys(false);
    press("j");
    press("g");
    press("s");
    press("k", { ctrlKey: true });
    expect(pressed).toEqual(["mod+k"]);
  });

  it("lets the later scope win and gives way when it is gone", () => {
    const over = registerHotkeys({ name: "Over", hotkeys: [{ ...key("j"), run: () => pressed.push("over") }] });
    press("j");
    over();
    press("j");
    expect(pressed).toEqual(["over", "j"]);
  });

  it("keeps to its element when it has one", () => {
    const inside = document.body.appendChild(document.createElement("section"));
    const end = registerHotkeys({ name: "Inside", within: inside, hotkeys: [key("e")] });
    press("e");
    press("e", {}, inside);
    end();
    expect(pressed).toEqual(["e"]);
  });

  it("rests behind an open dialog", () => {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = true;
    press("j", {}, dialog);
    expect(pressed).toEqual([]);
  });

  it("lists what holds now for the sheet", () => {
    const end = registerHotkeys({ name: "Rows", hotkeys: [key("k")] });
    expect(listHotkeys().map((scope) => [scope.name, scope.hotkeys.length])).toEqual([
      ["Test", 7],
      ["Rows", 1],
    ]);
    end();
    expect(listHotkeys()).toHaveLength(1);
  });
});
