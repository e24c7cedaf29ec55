/** One thing to measure: a name and what is done once. */
export interface Candidate {
  readonly name: string;
  run(): Promise<unknown> | unknown;
}

/** What came out for a candidate. */
export interface Measured {
  readonly name: string;
  /** Median microseconds for one run. */
  readonly microseconds: number;
  /** Median of the round-by-round ratio to the first candidate. */
  readonly ratio: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

async function time(candidate: Candidate, times: number): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < times; index++) await candidate.run();
  return ((performance.now() - started) * 1000) / times;
}

/** The numbers below a limit in an order left to chance. */
function shuffled(limit: number): number[] {
  return Array.from({ length: limit }, (_, index) => ({ index, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ index }) => index);
}

/**
 * Runs the candidates by turns, so that whatever else the machine does hits all of them; the first is the floor. Many
 * short turns rather than few long ones: the median then leaves out those in which somebody else had the processor.
 */
export async function compare(
  candidates: readonly Candidate[],
  { rounds = 200, times = 40, warmUp = 1500 } = {},
): Promise<Measured[]> {
  for (const candidate of candidates) await time(candidate, warmUp);
  const samples = candidates.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    // By chance, for who runs after another pays for the memory that it left behind: a fixed turn has always the same before it.
    for (const index of shuffled(candidates.length)) {
      samples[index]?.push(await time(candidates[index] as Candidate, times));
    }
  }
  const floor = samples[0] as number[];
  return candidates.map(({ name }, index) => {
    const own = samples[index] as number[];
    return {
      name,
      microseconds: median(own),
      ratio: median(own.map((value, round) => value / (floor[round] as number))),
    };
  });
}

/** Prints measurements as a table. */
export function print(title: string, measured: readonly Measured[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, microseconds, ratio } of measured) {
    console.log(
      `  ${name.padEnd(width)}  ${microseconds.toFixed(1).padStart(9)} µs  ${ratio.toFixed(2).padStart(6)} ×`,
    );
  }
}
