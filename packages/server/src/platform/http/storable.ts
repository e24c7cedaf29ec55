import { isNaming, unseenSign } from "@purvey/contract/naming";
import type { Issue } from "@purvey/contract/schema";

/** How deep lists and objects may lie in each other; more is an attack on whatever walks through them. */
const deepest = 64;

/** Halves of surrogate pairs that stand alone: read by characters, a pair is none. */
const halves = /\p{Surrogate}/u;

/**
 * What keeps a value of a caller from being stored as it is, or nothing: texts with a zero character or half of a
 * surrogate pair, names of things with signs that nobody sees, whole numbers that a number cannot hold exactly, more
 * than 64 levels. Fields named `__proto__` are
 * taken away on the way: where they are copied they would change what every look at the copy finds.
 *
 * @example
 * findUnstorable(JSON.parse('{"lines": [{"note": "a\\u0000b"}]}')) // { path: "lines[0].note", … }
 */
export function findUnstorable(value: unknown, path = "", depth = 0): Issue | undefined {
  if (typeof value === "string") return textIssue(value, path);
  if (typeof value === "number") return numberIssue(value, path);
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= deepest)
    return { path, message: `Expected at most ${deepest} levels of lists and objects`, code: "depth" };
  return Array.isArray(value) ? listIssue(value, path, depth) : objectIssue(value, path, depth);
}

function listIssue(list: readonly unknown[], path: string, depth: number): Issue | undefined {
  for (let index = 0; index < list.length; index++) {
    const issue = findUnstorable(list[index], `${path}[${index}]`, depth + 1);
    if (issue) return issue;
  }
  return undefined;
}

function objectIssue(value: object, path: string, depth: number): Issue | undefined {
  if (Object.hasOwn(value, "__proto__")) Reflect.deleteProperty(value, "__proto__");
  for (const [name, entry] of Object.entries(value)) {
    const below = path === "" ? name : `${path}.${name}`;
    const issue = textIssue(name, below) ?? findUnstorable(entry, below, depth + 1) ?? namingIssue(name, entry, below);
    if (issue) return issue;
  }
  return undefined;
}

/** Two names that look alike must not be two. */
function namingIssue(name: string, value: unknown, path: string): Issue | undefined {
  if (!isNaming(name)) return undefined;
  const texts = Array.isArray(value) ? value : [value];
  const index = texts.findIndex((text) => typeof text === "string" && unseenSign(text) !== undefined);
  if (index < 0) return undefined;
  const message = `Expected text without signs that nobody sees, got ${unseenSign(texts[index])}; type it anew`;
  return { path: shownPath(Array.isArray(value) ? `${path}[${index}]` : path), message, code: "text" };
}

function textIssue(text: string, path: string): Issue | undefined {
  if (!text.includes("\0") && !halves.test(text)) return undefined;
  const message = "Expected text without zero characters (U+0000) and halves of surrogate pairs";
  return { path: shownPath(path), message, code: "text" };
}

/** The path without what makes the text unfit: it goes into an answer. */
function shownPath(path: string): string {
  return path.replaceAll("\0", "\\0").replaceAll(new RegExp(halves, "gu"), "\uFFFD");
}

function numberIssue(value: number, path: string): Issue | undefined {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
  const message = `Expected a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}; larger ones lose digits`;
  return { path, message, code: "range", received: value };
}
