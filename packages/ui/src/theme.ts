/** The colour theme a person chose; `system` follows the operating system. */
export type Theme = "light" | "dark" | "system";

/** The density a person chose; `auto` is compact, or touch where the pointer is coarse. */
export type Density = "compact" | "cosy" | "touch" | "auto";

/**
 * Prefix of the two keys in `localStorage` (`purvey.theme`, `purvey.density`). The pre-paint script of the application
 * (`public/theme.js`, loaded before the style sheet so that nothing flashes) reads the same keys.
 */
export const storagePrefix = "purvey.";

const themes: readonly string[] = ["light", "dark"];
const densities: readonly string[] = ["compact", "cosy", "touch"];

/**
 * Sets the theme of the page and remembers it on this device.
 *
 * @example
 * setTheme("dark");
 */
export function setTheme(theme: Theme): void {
  write("theme", themes.includes(theme) ? theme : undefined);
}

/** The theme the page shows now; `system` when nobody chose. */
export function getTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === "light" || value === "dark" ? value : "system";
}

/**
 * Sets the density of the page and remembers it on this device.
 *
 * @example
 * setDensity("cosy");
 */
export function setDensity(density: Density): void {
  write("density", densities.includes(density) ? density : undefined);
}

/** The density the page shows now; `auto` when nobody chose. */
export function getDensity(): Density {
  const value = document.documentElement.dataset.density;
  return value === "compact" || value === "cosy" || value === "touch" ? value : "auto";
}

function write(name: "theme" | "density", value: string | undefined): void {
  const root = document.documentElement;
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
  remember(storagePrefix + name, value);
}

/** Storage may be forbidden (private window, blocked cookies): the choice then holds until the page is closed. */
function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
