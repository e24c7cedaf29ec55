import type { Envelope } from "@purvey/contract/envelope";
import type { ListCall, Outcome, SafeResult } from "./call.ts";
import { isPurveyError } from "./errors.ts";
import type { Answered } from "./outcome.ts";
import { pagesFrom } from "./pages.ts";
import { requestIdOf } from "./refusal.ts";

type Input = Readonly<Record<string, unknown>>;
type Send = (input: Input) => Promise<Answered>;

/**
 * The one implementation of {@link Call} and {@link ListCall}. It is sent when somebody looks at it, or else right after the
 * statement that made it; only a call that is iterated from the start is not sent on its own.
 */
export class PendingCall implements ListCall<unknown> {
  readonly [Symbol.toStringTag] = "Call";
  readonly #input: Input;
  readonly #send: Send;
  readonly #paged: boolean;
  #answered: Promise<Answered> | undefined;
  #iterated = false;

  constructor(input: Input, send: Send, paged: boolean) {
    this.#input = input;
    this.#send = send;
    this.#paged = paged;
    // `queueMicrotask` costs Node ten times as much.
    Promise.resolve().then(() => {
      if (!this.#iterated) this.#start();
    });
  }

  #start(): Promise<Answered> {
    this.#answered ??= this.#send(this.#input);
    return this.#answered;
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is a promise.
  then<A = Envelope<unknown[]>, B = never>(
    fulfilled?: ((envelope: Envelope<unknown[]>) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#start().then(
      fulfilled ? (answered) => fulfilled(answered.envelope as Envelope<unknown[]>) : ({ envelope }) => envelope as A,
      rejected,
    );
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Envelope<unknown[]> | B> {
    return this.then(undefined, rejected);
  }

  finally(settled?: (() => void) | null): Promise<Envelope<unknown[]>> {
    return this.then().finally(settled);
  }

  get data(): Promise<unknown[]> {
    return this.then((envelope) => envelope.data);
  }

  async withResponse(): Promise<Outcome<unknown[]>> {
    const { received, ...answered } = await this.#start();
    const { response } = received;
    const outcome = { ...answered, data: answered.envelope.data, response, requestId: requestIdOf(received) };
    return outcome as Outcome<unknown[]>;
  }

  safe(): Promise<SafeResult<unknown[]>> {
    return this.then(
      (envelope) => ({ ok: true, data: envelope.data, envelope }),
      (error) => {
        if (!isPurveyError(error)) throw error;
        return { ok: false, error };
      },
    );
  }

  items(): AsyncIterable<unknown> {
    return itemsOf(this.pages());
  }

  pages(): AsyncIterable<Envelope<unknown[]>> {
    this.#iterated = true;
    return pagesFrom(this.#input, this.#paged, (input) => (input === this.#input ? this.#start() : this.#send(input)));
  }
}

async function* itemsOf(pages: AsyncIterable<Envelope<unknown[]>>): AsyncGenerator<unknown> {
  for await (const page of pages) yield* page.data;
}
