import { randomUUID } from "node:crypto";
import { isPurveyError } from "@purvey/client";

/** How a call is sent: with the key under which it may be sent again. */
export type Send<T> = (options: { readonly idempotencyKey: string }) => Promise<T>;

/** What the calls of a round came to. */
export interface CallCounts {
  /** How often a call was sent. */
  calls: number;
  acknowledged: number;
  /** Whose answer was lost: nobody knows whether they were carried out. */
  lost: number;
  /** Sent again with the same key. */
  retried: number;
}

/** The answer was lost and the call is not sent again. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
}

/** How often a call is sent again at most, with pauses in which the server can come back. */
const attempts = 600;

/** Sends calls to a server that dies in between. */
export class Caller {
  readonly counts: CallCounts = { calls: 0, acknowledged: 0, lost: 0, retried: 0 };
  readonly #onAnswer: () => void;
  readonly #isUp: () => Promise<void>;

  /**
   * @param onAnswer hears of each answer that came
   * @param isUp waits until the server may be called again
   */
  constructor(onAnswer: () => void, isUp: () => Promise<void>) {
    this.#onAnswer = onAnswer;
    this.#isUp = isUp;
  }

  /**
   * Sends a call until its answer comes, always with the same key; or, when it is not `stubborn`, once.
   *
   * @throws GivenUp when the answer of one that is not stubborn is lost, and what the server refuses
   */
  async call<T>(stubborn: boolean, send: Send<T>): Promise<T> {
    const idempotencyKey = randomUUID();
    for (let attempt = 1; ; attempt++) {
      try {
        this.counts.calls += 1;
        const answer = await send({ idempotencyKey });
        this.counts.acknowledged += 1;
        this.#onAnswer();
        return answer;
      } catch (error) {
        if (!isLost(error) || attempt === attempts) throw error;
        this.counts.lost += 1;
        if (!stubborn) throw new GivenUp("The answer was lost.", { cause: error });
        this.counts.retried += 1;
        await this.#isUp();
      }
    }
  }
}

/** No answer came, or one that says that the database could not answer. */
function isLost(error: unknown): boolean {
  return isPurveyError(error) && (error.status === 0 || error.status === 503);
}
