import type { EndpointDescription } from "./description.ts";
import { stemOf, wordsOf } from "./words.ts";

/** What a call does to its records, as far as a verb tells. */
export type Action = "list" | "get" | "create" | "update" | "delete";

/** Verbs that say what to do and nothing of what with. */
const verbs: Readonly<Record<Action, string>> = {
  list: "list find search browse overview show view see display get fetch look lookup",
  get: "get show read view see look lookup display fetch open detail",
  create:
    "add create new make insert post put upload start begin setup register invite enter record save store write give",
  update: "change update edit modify rename correct fix set save patch alter put chg upd",
  delete: "delete remove del cancel clear drop erase discard empty rid rmv",
};

/** Verbs that say what with as well, and so count as words like others; at the beginning they ask for something to be done. */
const deeds =
  "move transfer send ship receive take order reorder refill restock pay charge assign grant submit hand issue notify announce tag label ask book count print approve confirm broadcast release publish move try retry resend place tell";

/** The verbs of a method, as one writes it before a path. */
const methods: Readonly<Record<string, readonly Action[]>> = {
  get: ["list", "get"],
  post: ["create"],
  put: ["update"],
  delete: ["delete"],
};

const byStem = new Map<string, Action[]>();
for (const [action, words] of Object.entries(verbs)) {
  for (const stem of words.split(" ").map(stemOf)) byStem.set(stem, [...(byStem.get(stem) ?? []), action as Action]);
}
const deedStems = new Set(deeds.split(" ").map(stemOf));

/** Nouns with the stem of a verb. */
const nouns = new Set("setting settings listing listings makes maker poster".split(" "));

/** Verbs that mean something else within a sentence: "the item master record", "a set of", "open invoices". */
const onlyInFront = new Set(
  "record set open start view store save give write post put empty clear make begin enter detail look drop"
    .split(" ")
    .map(stemOf),
);

/** What a word of a text asks for, by itself; nothing for a verb that means something else where it stands. */
export function actionsAt(words: readonly string[], at: number): readonly Action[] {
  const word = words[at] as string;
  return onlyInFront.has(stemOf(word)) && !isInFront(words, at) ? [] : actionsOfVerb(word);
}

function isInFront(words: readonly string[], at: number): boolean {
  return at === 0 || ["i", "to", "we", "you", "and"].includes(words[at - 1] as string);
}

/** What a verb asks for: "remove" → delete. Nothing for other words. */
export function actionsOfVerb(word: string): readonly Action[] {
  return saysNothingToDo(word) ? [] : (byStem.get(stemOf(word)) ?? []);
}

/** True for nouns with the stem of a verb, and for what is done already: "stored", "received". */
function saysNothingToDo(word: string): boolean {
  return nouns.has(word) || /[^e]ed$/.test(word);
}

/** The actions of a method written in front of a path: `PUT /brands`. */
export function actionsOfMethod(method: string): readonly Action[] {
  return methods[method.toLowerCase()] ?? [];
}

/**
 * What an endpoint does: by its name and the first verb of its summary; by its method where neither tells. A GET with effects
 * (D13) changes something.
 */
export function actionsOf({ operation, summary, method, safe }: EndpointDescription): readonly Action[] {
  const name = wordsOf(operation.slice(operation.lastIndexOf(".") + 1))[0] ?? "";
  const told = [name, wordsOf(summary)[0] ?? ""].flatMap(actionsOfVerb);
  if (told.length > 0) return [...new Set(told)];
  return method === "GET" && !safe ? ["create", "update"] : actionsOfMethod(method);
}

/**
 * What a text asks for: by the first verb in it that tells; a question asks for something to read; else nothing. A word in a
 * phrase of the trade is no verb: "ship-to".
 */
export function actionsAskedFor(words: readonly string[], inPhrase: (at: number) => boolean): readonly Action[] {
  for (const [at, word] of words.entries()) {
    if (isInFront(words, at) && !inPhrase(at) && isDeed(word, words)) return ["create", "update"];
    const actions = actionsAt(words, at);
    if (actions.length > 0) return actions;
  }
  return isQuestion(words) ? ["list", "get"] : [];
}

function isDeed(word: string, words: readonly string[]): boolean {
  return words.length > 1 && !saysNothingToDo(word) && deedStems.has(stemOf(word));
}

function isQuestion([first = "", second = ""]: readonly string[]): boolean {
  if (first === "how") return /^(much|many|far|long)$/.test(second);
  return /^(which|what|who|where|when|why|is|are|do|does|did|has|have|can|may|should|will|until)$/.test(first);
}

/** How well what an endpoint does fits what is asked for, at most 1; what only reads comes first where nothing is said. */
export function agreement(asked: readonly Action[], does: readonly Action[]): number {
  if (asked.length === 0) return does.includes("list") ? 1 : does.includes("get") ? 0.98 : 0.94;
  if (asked.some((action) => does.includes(action))) return 1;
  return asked.some(reads) === does.some(reads) ? 0.95 : 0.85;
}

function reads(action: Action): boolean {
  return action === "list" || action === "get";
}
