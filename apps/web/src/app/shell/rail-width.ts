const storageKey = "purvey.rail";

/** Whether the rail shows icons only on this device. */
export function readRailNarrow(): boolean {
  try {
    return localStorage.getItem(storageKey) === "narrow";
  } catch {
    return false;
  }
}

/** Remembers the width of the rail on this device. */
export function rememberRailNarrow(narrow: boolean): void {
  try {
    localStorage.setItem(storageKey, narrow ? "narrow" : "wide");
  } catch {
    return;
  }
}
