import type { Endpoint } from "@purvey/contract/endpoint";
import { exampleOf } from "@purvey/contract/example";
import { arbitraryOf } from "@purvey/contract/testing/arbitrary";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import fc from "fast-check";
import type { RecordPool } from "./record-pool.ts";

/** What an endpoint is called with. */
export type Input = Record<string, unknown>;

const order = ["GET", "POST", "PUT", "DELETE"];

/** First what reads, last what deletes: what lies below something goes before it. */
export function inCallingOrder(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return [...endpoints].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method) || inner(b) - inner(a));
}

function inner({ method, path }: Endpoint): number {
  return method === "DELETE" ? path.length : 0;
}

/** What `inputsOf` answers, in its order: only what is needed or all fields, examples or invented, with known keys or not. */
const inputKinds = [
  "needed example",
  "needed invented",
  "needed known",
  "whole example",
  "whole known",
  "whole invented",
] as const;

/** All of an endpoint's inputs in `npm run test:all`, and those of these kinds in `npm test`. */
export function chosenInputs(inputs: readonly Input[], ...kinds: (typeof inputKinds)[number][]): readonly Input[] {
  return exhaustive ? inputs : inputs.filter((_, place) => kinds.some((kind) => kind === inputKinds[place]));
}

/** Inputs that fit the endpoint, with keys of records that answers spoke of: the least, an example, and invented ones. */
export function inputsOf(endpoint: Endpoint, pool: RecordPool, round: number): Input[] {
  const example = exampleOf(endpoint.input) as Input;
  const [invented = {}] = fc.sample(arbitraryOf(endpoint.input), { numRuns: 1, seed: round }) as Input[];
  const needed = (input: Input) =>
    Object.fromEntries((endpoint.input.required ?? []).map((name) => [name, input[name]]));
  const known = (input: Input) => withKnown(input, pool, round);
  const inputs = [needed(example), needed(invented), known(needed(example)), example, known(example), known(invented)];
  const paths = pool.pathsOf(endpoint);
  // Nobody read a record in an invented state.
  return inputs.map(({ ifLastModified: _, ...input }, index) => ({
    ...input,
    ...(index < 2 ? paths[0] : (pick(paths, round + index) as Input)),
  }));
}

/** The input with known values in the place of most invented ones, also inside lists and objects. */
function withKnown<T>(value: T, pool: RecordPool, turn: number): T {
  if (Array.isArray(value)) return value.map((item, index) => withKnown(item, pool, turn + index)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item], index) => {
      const known = pick(pool.valuesOf(name), turn);
      const fits = typeof known === typeof item && (turn + index) % 4 !== 0;
      return [name, fits ? known : withKnown(item, pool, turn)];
    }),
  ) as T;
}

function pick(values: readonly unknown[], turn: number): unknown {
  return values.length === 0 ? undefined : values[(turn * 7) % values.length];
}
