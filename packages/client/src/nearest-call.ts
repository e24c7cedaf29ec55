import { callLine, type TapedCall } from "./tape.ts";

/** Why a tape has no answer to a call, in sentences: which recorded one is nearest, and how it differs. */
export function noAnswerTo(file: string, call: TapedCall, times: number, recorded: readonly TapedCall[]): string {
  const again = `Record the tape again with recordTo("${file}").`;
  if (times > 0)
    return `The tape \`${file}\` has ${times === 1 ? "one answer" : `${times} answers`} to \`${callLine(call)}\`, and this call is one more. ${again} Or replay it with { mode: "loose" }.`;
  const nearest = nearestTo(call, recorded);
  const start = `The tape \`${file}\` has no answer to \`${callLine(call)}\``;
  if (!nearest) return `${start}; it is empty. ${again}`;
  return `${start}. The nearest that was recorded is \`${callLine(nearest)}\`: ${differences(call, nearest)}. ${again}`;
}

function nearestTo(call: TapedCall, recorded: readonly TapedCall[]): TapedCall | undefined {
  const own = factsOf(call);
  const likeness = (other: TapedCall): number => {
    const facts = factsOf(other);
    const common = [...own].filter(([name, value]) => facts.get(name) === value).length;
    return common / (own.size + facts.size - common);
  };
  const scored = recorded.map((other) => ({ other, score: likeness(other) }));
  return scored.sort((one, another) => another.score - one.score)[0]?.other;
}

function differences(call: TapedCall, other: TapedCall): string {
  const [own, theirs] = [factsOf(call), factsOf(other)];
  const names = [...new Set([...own.keys(), ...theirs.keys()])].filter((name) => own.get(name) !== theirs.get(name));
  const shown = names
    .slice(0, 5)
    .map((name) => `${name} is ${valueIn(own, name)}, recorded as ${valueIn(theirs, name)}`);
  return shown.join("; ") + (names.length > shown.length ? `; and ${names.length - shown.length} more` : "");
}

function valueIn(facts: ReadonlyMap<string, string>, name: string): string {
  return facts.has(name) ? `\`${facts.get(name)}\`` : "absent";
}

/** Everything that a call is known by, each under its name: `lines[0].quantity`, `path[2]`, `limit`. */
function factsOf({ method, path, site, body }: TapedCall): Map<string, string> {
  const [folders = "", query = ""] = path.split(/\?(.*)/s);
  const facts = new Map([["method", method]]);
  if (site !== undefined) facts.set("site", site);
  for (const [index, folder] of folders.split("/").entries()) facts.set(`path[${index}]`, folder);
  for (const pair of query.split("&").filter(Boolean)) {
    const end = pair.indexOf("=");
    facts.set(pair.slice(0, end), pair.slice(end + 1));
  }
  addLeaves(facts, "", body);
  return facts;
}

function addLeaves(facts: Map<string, string>, name: string, value: unknown): void {
  if (typeof value !== "object" || value === null) {
    if (value !== undefined) facts.set(name || "body", JSON.stringify(value));
    return;
  }
  for (const [key, entry] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${name || "body"}[${key}]` : name ? `${name}.${key}` : key;
    addLeaves(facts, inside, entry);
  }
}
