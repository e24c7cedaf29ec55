/** The device's storage, when the browser allows it. */
export function deviceMemory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
