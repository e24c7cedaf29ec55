import type { Envelope } from "@purvey/contract/envelope";
import type { Outcome } from "./call.ts";

type Input = Readonly<Record<string, unknown>>;

/** Page after page from the input's `offset` on, until a page is empty or the total is reached. */
export async function* pagesFrom(
  input: Input,
  send: (input: Input) => Promise<Outcome<unknown>>,
): AsyncGenerator<Envelope<unknown[]>> {
  let next = input;
  let offset = Number(input.offset ?? 0);
  while (true) {
    const envelope = (await send(next)).envelope as Envelope<unknown[]>;
    const length = envelope.data.length;
    if (length === 0) return;
    yield envelope;
    offset += length;
    if (offset >= envelope.total) return;
    next = { ...input, offset };
  }
}
