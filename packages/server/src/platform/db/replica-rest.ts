import type { HeavyRead } from "../heavy-read.ts";

/** Why the primary answers in place of the replica; the message says it in a sentence. */
export class LeftToPrimary extends Error {
  override readonly name = "LeftToPrimary";
  readonly why: Exclude<HeavyRead, "replica">;

  constructor(why: LeftToPrimary["why"], reason: string, cause?: unknown) {
    super(reason, { cause });
    this.why = why;
  }
}

/** For how long a replica is left alone, in milliseconds. */
export interface ReplicaRests {
  /** After it was behind: the next call would wait for it in vain. Default 1,000. */
  readonly behind?: number;
  /** After it did not answer; then one call tries it. Default 5,000. */
  readonly away?: number;
}

/** Whether a replica is to be asked, by what became of those who asked it. Says once that it is away, and that it is back. */
export class ReplicaRest {
  readonly #name: string;
  readonly #rests: Required<ReplicaRests>;
  #why: LeftToPrimary["why"] = "away";
  #until = 0;
  #isKnown = false;
  #isMissed = false;

  /** @param name what warnings call the replica */
  constructor(name: string, { behind = 1_000, away = 5_000 }: ReplicaRests) {
    this.#name = name;
    this.#rests = { behind, away };
  }

  /** Whether it answered since it was away. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Why it is not to be asked now; undefined when it is. While it is not known, the others do not wait for the one that tries. */
  why(): LeftToPrimary["why"] | undefined {
    const now = performance.now();
    if (now < this.#until) return this.#why;
    if (!this.#isKnown) [this.#why, this.#until] = ["away", now + this.#rests.away];
    return undefined;
  }

  /** It answered, and is a replica of the primary. */
  answered(): void {
    this.#isKnown = true;
    this.#until = 0;
    if (this.#isMissed) process.emitWarning(`Heavy reads go to ${this.#name} again.`);
    this.#isMissed = false;
  }

  /** It did not do what it was asked for. */
  left({ why, message }: LeftToPrimary): void {
    if (why !== "behind" && why !== "away") return;
    [this.#why, this.#until] = [why, performance.now() + this.#rests[why]];
    if (why === "behind") return;
    this.#isKnown = false;
    if (!this.#isMissed) process.emitWarning(`Heavy reads go to the primary, as ${this.#name} is away. ${message}`);
    this.#isMissed = true;
  }
}
