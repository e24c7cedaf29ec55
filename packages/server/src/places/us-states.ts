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

/** Code, name, base rate in percent, whether freight is taxed, time zone. From the states' published rates. */
const table = `
AL Alabama 4 N C
AK Alaska 0 N A
AZ Arizona 5.6 N M
AR Arkansas 6.5 Y C
CA California 7.25 N P
CO Colorado 2.9 N M
CT Connecticut 6.35 Y E
DE Delaware 0 N E
DC District of Columbia 6 Y E
FL Florida 6 N E
GA Georgia 4 Y E
GU Guam 0 N G
HI Hawaii 4 Y H
ID Idaho 6 N M
IL Illinois 6.25 N C
IN Indiana 7 Y E
IA Iowa 6 N C
KS Kansas 6.5 N C
KY Kentucky 6 Y E
LA Louisiana 5 N C
ME Maine 5.5 N E
MD Maryland 6 N E
MA Massachusetts 6.25 N E
MI Michigan 6 N E
MN Minnesota 6.875 Y C
MS Mississippi 7 Y C
MO Missouri 4.225 N C
MT Montana 0 N M
NE Nebraska 5.5 Y C
NV Nevada 6.85 N P
NH New Hampshire 0 N E
NJ New Jersey 6.625 Y E
NM New Mexico 4.875 Y M
NY New York 4 Y E
NC North Carolina 4.75 Y E
ND North Dakota 5 Y C
OH Ohio 5.75 Y E
OK Oklahoma 4.5 N C
OR Oregon 0 N P
PA Pennsylvania 6 Y E
PR Puerto Rico 10.5 N S
RI Rhode Island 7 N E
SC South Carolina 6 Y E
SD South Dakota 4.2 Y C
TN Tennessee 7 Y C
TX Texas 6.25 Y C
UT Utah 6.1 N M
VT Vermont 6 Y E
VI Virgin Islands 0 N S
VA Virginia 5.3 N E
WA Washington 6.5 Y P
WV West Virginia 6 Y E
WI Wisconsin 5 Y C
WY Wyoming 4 N M
`;

/** Where clocks are not put forward in summer. */
const withoutDaylightSaving = new Set(["AZ", "HI", "PR", "VI", "GU"]);

/** The fifty states, the district and the territories, by their two letters. */
export const usStates: ReadonlyMap<string, UsState> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 2), stateOfLine(line)]),
);

function stateOfLine(line: string): UsState {
  const found = /^([A-Z]{2}) (.+) ([\d.]+) ([YN]) ([A-Z])$/.exec(line);
  const [, code = "", name = "", percent = "", freight = "", zone = ""] = found ?? [];
  const [timeZone, utcOffset] = zones[zone] ?? [];
  if (!found || timeZone === undefined || utcOffset === undefined)
    throw new Error(`The line \`${line}\` of the table of states cannot be read.`);
  return {
    code,
    name,
    baseTaxRate: Number((Number(percent) / 100).toFixed(6)),
    taxesFreight: freight === "Y",
    timeZone,
    utcOffset,
    daylightSaving: !withoutDaylightSaving.has(code),
  };
}

const byName = new Map([...usStates.values()].map((state) => [state.name.toLowerCase(), state]));

/**
 * The state of its two letters or its name; case, dots and outer blanks do not count.
 *
 * @example
 * findUsState("ohio")?.code; // "OH"
 */
export function findUsState(text: string): UsState | undefined {
  const plain = text.replaceAll(".", "").trim();
  return usStates.get(plain.toUpperCase()) ?? byName.get(plain.toLowerCase().replace(/\s+/g, " "));
}
