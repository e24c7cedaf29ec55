/** One shortcut. */
export interface Hotkey {
  /**
   * `j`, `?`, `Shift+J`, `mod+k` (⌘ on a Mac, Ctrl elsewhere), `F2`, or a sequence with a blank: `g s`.
   * Letters are lower case.
   */
  keys: string;
  /** What it does, as the sheet says it: "Go to the shop". */
  description: string;
  run: (event: KeyboardEvent) => void;
  /** Also while one types in a text field. Only for keys that no text needs: `mod+k`, `F2`. */
  inFields?: boolean;
}

/** Where shortcuts belong; the sheet groups by it. A later scope wins over an earlier one. */
export interface HotkeyScope {
  name: string;
  hotkeys: readonly Hotkey[];
  /** Only while the focus is inside this element. */
  within?: Element;
}

/** Time between the keys of a sequence, in milliseconds. */
const sequenceTime = 1000;

const scopes: HotkeyScope[] = [];
const storageKey = "purvey.singleKeys";
let pending = "";
let pendingSince = 0;

/**
 * Registers the shortcuts of a part of the application while it is shown.
 *
 * @returns the function that takes them away again
 *
 * @example
 * useEffect(() => registerHotkeys({ name: "Go to", hotkeys: [{ keys: "g s", description: "Shop", run: goShop }] }), []);
 */
export function registerHotkeys(scope: HotkeyScope): () => void {
  if (scopes.length === 0) addEventListener("keydown", dispatch);
  scopes.push(scope);
  return () => {
    const index = scopes.indexOf(scope);
    if (index !== -1) scopes.splice(index, 1);
    if (scopes.length === 0) removeEventListener("keydown", dispatch);
  };
}

/** The shortcuts that hold now, for the `?` sheet: by scope, in the order they were registered. */
export function listHotkeys(): { name: string; hotkeys: readonly Hotkey[] }[] {
  const byName = new Map<string, Hotkey[]>();
  for (const scope of scopes) byName.set(scope.name, [...(byName.get(scope.name) ?? []), ...scope.hotkeys]);
  return [...byName].map(([name, hotkeys]) => ({ name, hotkeys }));
}

/**
 * Switches shortcuts of single letters on or off (WCAG 2.1.4) and remembers it on this device. Shortcuts with a
 * modifier, Esc and function keys stay.
 */
export function setSingleKeys(enabled: boolean): void {
  try {
    localStorage.setItem(storageKey, enabled ? "on" : "off");
  } catch {
    memory = enabled;
  }
}

let memory = true;

/** Whether shortcuts of single letters are on; they are unless somebody switched them off. */
export function singleKeysEnabled(): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? (memory ? "on" : "off")) === "on";
  } catch {
    return memory;
  }
}

/** The name of a key press as shortcuts are written: `mod+k`, `Shift+Enter`, `?`. */
export function keyName(event: KeyboardEvent): string {
  const { key } = event;
  const letter = key.length === 1;
  const shown = letter && /\p{L}/u.test(key) ? key.toLowerCase() : key;
  const shift = event.shiftKey && (!letter || /\p{L}/u.test(key)) ? "Shift+" : "";
  return `${event.metaKey || event.ctrlKey ? "mod+" : ""}${event.altKey ? "Alt+" : ""}${shift}${shown}`;
}

function dispatch(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || modifierKeys.has(event.key)) return;
  const name = keyName(event);
  const sequence = pending && Date.now() - pendingSince < sequenceTime ? `${pending} ${name}` : name;
  pending = "";
  const hotkey = find(sequence, event) ?? find(name, event);
  if (hotkey) {
    event.preventDefault();
    hotkey.run(event);
  } else if (startsSequence(name, event)) {
    pending = name;
    pendingSince = Date.now();
  }
}

const modifierKeys = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock", "Dead"]);

function find(keys: string, event: KeyboardEvent): Hotkey | undefined {
  for (const scope of scopes.toReversed()) {
    if (!reaches(scope, event)) continue;
    const hotkey = scope.hotkeys.find((candidate) => candidate.keys === keys && allowed(candidate, event));
    if (hotkey) return hotkey;
  }
  return undefined;
}

function startsSequence(name: string, event: KeyboardEvent): boolean {
  return scopes.some(
    (scope) =>
      reaches(scope, event) && scope.hotkeys.some((key) => key.keys.startsWith(`${name} `) && allowed(key, event)),
  );
}

/** Behind an open modal dialog nothing may happen, except what was registered for inside it. */
function reaches(scope: HotkeyScope, event: KeyboardEvent): boolean {
  const target = event.target instanceof Node ? event.target : null;
  if (scope.within) return scope.within.contains(target);
  return !(target instanceof Element && target.closest("dialog[open]"));
}

function allowed(hotkey: Hotkey, event: KeyboardEvent): boolean {
  const plain = hotkey.keys.split(" ").every((key) => key.length === 1 || /^Shift\+.$/.test(key));
  if (plain && !singleKeysEnabled()) return false;
  return hotkey.inFields === true || !isTextField(event.target);
}

const notText = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

/** Whether keys pressed there write text. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !notText.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
