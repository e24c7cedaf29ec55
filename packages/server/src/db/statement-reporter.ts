import type { StatementListener } from "../platform/db/database.ts";
import type { Answer } from "../platform/db/driver.ts";

/** Tells listeners about statements; free of cost while there are none. */
export class StatementReporter {
  readonly #listeners = new Set<StatementListener>();

  /** Adds a listener and returns its remover. */
  add(listener: StatementListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends, and reports what was sent, failed statements included. */
  async observe(text: string, parameters: number, send: () => Promise<Answer>): Promise<Answer> {
    if (this.#listeners.size === 0) return send();
    const start = performance.now();
    let rows = 0;
    try {
      const answer = await send();
      rows = answer.count;
      return answer;
    } finally {
      const event = { text, parameters, milliseconds: performance.now() - start, rows };
      for (const listener of this.#listeners) listener(event);
    }
  }
}
