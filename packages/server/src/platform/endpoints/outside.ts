import type { Context } from "./context.ts";

/**
 * Goes through an open transaction that needs the word of an outside system: the transaction is undone and lets go of its
 * locks, the system is asked, and the call begins anew with the answer at hand. `answer.ts` sees to it.
 */
export class AskFirst extends Error {
  override readonly name = "AskFirst";
  /** What is asked for, unique within the call. */
  readonly what: string;
  /** Asks, outside of every transaction. */
  readonly ask: (context: Context) => Promise<unknown>;

  constructor(what: string, ask: (context: Context) => Promise<unknown>) {
    super();
    this.what = what;
    this.ask = ask;
  }
}

/**
 * What an outside system says, asked for once in a call and never inside a transaction: no lock waits for somebody else's
 * network. Inside one {@link AskFirst} is thrown, so whatever stood before it happens again.
 *
 * @param what names the question with everything that it depends on: the same name gets the same answer
 *
 * @example
 * const tax = await outside(context, `tax:${fingerprint}`, ({ providers }) => providers.tax.rates(document, tables));
 */
export async function outside<T>(context: Context, what: string, ask: (context: Context) => Promise<T>): Promise<T> {
  if (context.heard.has(what)) return context.heard.get(what) as T;
  if (context.inTransaction) throw new AskFirst(what, ask);
  const answer = await ask(context);
  context.heard.set(what, answer);
  return answer;
}
