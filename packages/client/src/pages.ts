import type { Envelope } from "@purvey/contract/envelope";
import { ValidationError } from "./errors.ts";
import type { Answered } from "./outcome.ts";

type Input = Readonly<Record<string, unknown>>;

/**
 * Page after page from the input's `offset` on. What a service says of the total ends the walk only after a page that is
 * shorter than was asked for: services leave it out, or give the page's own length. Without it an empty page does.
 *
 * @param paged whether the endpoint takes an `offset`; without one there is one page
 * @throws ValidationError when a service ignores `offset`: the same records again would be no list, and perhaps no end.
 */
export async function* pagesFrom(
  input: Input,
  paged: boolean,
  send: (input: Input) => Promise<Answered>,
): AsyncGenerator<Envelope<unknown[]>> {
  let next = input;
  let offset = Number(input.offset ?? 0);
  let size = input.limit;
  let before = "";
  while (true) {
    const envelope = (await send(next)).envelope as Envelope<unknown[]>;
    const { data: records, total } = envelope;
    if (!Array.isArray(records) || records.length === 0) return;
    const ends = JSON.stringify([records.length, records[0], records.at(-1)]);
    const again = ends === before;
    if (again && !reached(total, offset)) {
      const issue = {
        path: "data",
        message: `The page at offset ${offset} is the one before it again`,
        code: "offset",
      };
      throw new ValidationError("Invalid API response structure", { issues: [issue] });
    }
    if (again) return;
    before = ends;
    yield envelope;
    offset += records.length;
    size ??= envelope.params.limit ?? records.length;
    if (!paged || (records.length < Number(size) && reached(total, offset))) return;
    next = { ...input, offset };
  }
}

/** Whether a service says that there is no more. */
function reached(total: number, offset: number): boolean {
  return total > 0 && total <= offset;
}
