import { nearest } from "@purvey/contract/checking/nearest";

/**
 * Makes an object refuse a misspelt name in a sentence, where the engine would speak of `undefined`; so do its objects inside.
 * Names like none of its own are still `undefined`: promises, printers and frameworks ask any object for some.
 *
 * The answer to what is missing stands behind the object, as its prototype: what is there is found before, at no cost.
 *
 * @param path how the object is called: `items.invMast`; empty for a client
 */
export function withNearNames<T extends object>(object: T, path = ""): T {
  const called = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
    if (typeof value === "object") withNearNames(value, called(name));
  const missing = {
    get(target: object, name: string | symbol): unknown {
      if (typeof name === "symbol" || name in target) return Reflect.get(target, name);
      const near = nearName(name, Object.keys(object));
      if (near) throw new TypeError(unknownName(called(name), called(near)));
      return undefined;
    },
  };
  return Object.setPrototypeOf(object, new Proxy({}, missing));
}

/** The name that was meant. Short ones are near only by a letter too many or too few, or by letters in another order. */
function nearName(name: string, own: readonly string[]): string | undefined {
  const letters = (text: string) => [...text].sort().join("");
  const alike = own.filter((other) => name.length > 4 || other.length !== name.length);
  return nearest(name, alike) ?? own.find((other) => letters(other) === letters(name));
}

function unknownName(given: string, near: string): string {
  return `The client has no \`${given}\`. Did you mean \`${near}\`? \`api.findEndpoints("…")\` finds what there is by words.`;
}
