import { type DataRow, dataTable, lazily } from "../data-table.ts";

/** A state, district or territory of the United States. */
export interface UsState {
  /** Two letters, as the post writes it. */
  readonly code: string;
  readonly name: string;
  /** The general sales tax of the state itself, as a fraction; counties and cities may add theirs. As of 2025. */
  readonly baseTaxRate: number;
  /** Whether the state usually taxes freight that is billed apart. */
  readonly taxesFreight: boolean;
  /** The zone that most of the state keeps time by. */
  readonly timeZone: string;
  /** Hours between UTC and its standard time. */
  readonly utcOffset: number;
  readonly daylightSaving: boolean;
}

const zones: Readonly<Record<string, readonly [name: string, utcOffset: number]>> = {
  E: ["Eastern", -5],
  C: ["Central", -6],
  M: ["Mountain", -7],
  P: ["Pacific", -8],
  A: ["Alaska", -9],
  H: ["Hawaii", -10],
  S: ["Atlantic", -4],
  G: ["Chamorro", 10],
};

/** Where clocks are not put forward in summer. */
const withoutDaylightSaving = new Set(["AZ", "HI", "PR", "VI", "GU"]);

const columns = ["Code", "Name", "TaxPercent", "TaxesFreight", "Zone"] as const;

/** The fifty states, the district and the territories, by their two letters. From the states' published rates. */
export const usStates = lazily(
  (): ReadonlyMap<string, UsState> =>
    new Map(dataTable("places/us-states.csv", columns).map((row) => [row.Code, stateOf(row)])),
);

function stateOf(row: DataRow<(typeof columns)[number]>): UsState {
  const [timeZone, utcOffset] = zones[row.Zone] ?? [];
  if (timeZone === undefined || utcOffset === undefined)
    throw new Error(`The table of states gives ${row.Name} the zone \`${row.Zone}\`, which nobody keeps time by.`);
  return {
    code: row.Code,
    name: row.Name,
    baseTaxRate: Number((Number(row.TaxPercent) / 100).toFixed(6)),
    taxesFreight: row.TaxesFreight === "Y",
    timeZone,
    utcOffset,
    daylightSaving: !withoutDaylightSaving.has(row.Code),
  };
}

const byName = lazily(() => new Map([...usStates().values()].map((state) => [state.name.toLowerCase(), state])));

/** What the District of Columbia is called on envelopes. */
const capital = "washington dc";

/**
 * The state of its two letters or its name; case, dots and outer blanks do not count.
 *
 * @example
 * findUsState("ohio")?.code; // "OH"
 */
export function findUsState(text: string): UsState | undefined {
  const plain = text.replaceAll(".", "").trim();
  const name = plain.toLowerCase().replace(/\s+/g, " ");
  return usStates().get(name === capital ? "DC" : plain.toUpperCase()) ?? byName().get(name);
}
