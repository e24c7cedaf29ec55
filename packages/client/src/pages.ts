import type { Envelope } from "@purvey/contract/envelope";
import { ValidationError } from "./errors.ts";
import type { Answered } from "./outcome.ts";

type Input = Readonly<Record<string, unknown>>;

/**
 * Page after page from the input's `offset` on, until a page is empty or the total is reached: the total of the last
 * page, which may have changed meanwhile.
 *
 * @throws ValidationError when a service ignores `offset`: the same records again would be no list, and perhaps no end.
 */
export async function* pagesFrom(
  input: Input,
  send: (input: Input) => Promise<Answered>,
): AsyncGenerator<Envelope<unknown[]>> {
  let next = input;
  let offset = Number(input.offset ?? 0);
  let before = "";
  while (true) {
    const envelope = (await send(next)).envelope as Envelope<unknown[]>;
    const records = envelope.data;
    if (!Array.isArray(records) || records.length === 0) return;
    const ends = JSON.stringify([records.length, records[0], records.at(-1)]);
    if (ends === before && records.length > 1) {
      const issue = {
        path: "data",
        message: `The page at offset ${offset} is the one before it again`,
        code: "offset",
      };
      throw new ValidationError("Invalid API response structure", { issues: [issue] });
    }
    before = ends;
    yield envelope;
    offset += records.length;
    if (offset >= envelope.total) return;
    next = { ...input, offset };
  }
}
