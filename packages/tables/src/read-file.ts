import { createReadStream } from "node:fs";
import { finished } from "node:stream/promises";
import { parse } from "csv-parse";
import { type Delimiter, delimiterHint, guessDelimiter } from "./delimiter.ts";
import { RowCollector, type TableRow } from "./rows.ts";

export type { RowFault, TableRow } from "./rows.ts";

/** The file is in UTF-16, which only smaller files are read in. */
export class WideCharactersError extends Error {
  override readonly name = "WideCharactersError";
}

/**
 * Reads a file in UTF-8 piece by piece, whatever its size: the rows of each piece together. What separates cells is told by
 * its first line, the headings. Bytes that are not UTF-8 become `\uFFFD`, which `cellFault` knows.
 *
 * @param pieceSize how many bytes are read at once
 * @throws WideCharactersError when it begins with the mark of UTF-16; the system's error when it cannot be read
 */
export async function* readTableFile(path: string, pieceSize = 262_144): AsyncGenerator<TableRow[]> {
  const collector = new RowCollector();
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let parser: ReturnType<typeof parse> | undefined;
  let hinted = false;
  for await (const bytes of createReadStream(path, { highWaterMark: pieceSize }) as AsyncIterable<Uint8Array>) {
    const piece = decoder.decode(bytes, { stream: true });
    if (!parser) {
      if (isWide(bytes)) throw new WideCharactersError("The file begins with the mark of UTF-16.");
      hinted = delimiterHint(piece) !== undefined;
      parser = parse(collector.options(headingDelimiter(piece)));
    }
    parser.write(piece);
    const rows = collector.take();
    yield hinted && rows.length > 0 ? rows.slice(1) : rows;
    if (rows.length > 0) hinted = false;
  }
  if (!parser) return;
  parser.end(decoder.decode());
  await finished(parser, { readable: false });
  yield collector.take();
}

/** The headings hold no texts with semicolons or bars: their line tells the delimiter for sure. */
function headingDelimiter(piece: string): Delimiter {
  const [first = ""] = piece.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1);
  return guessDelimiter(first);
}

function isWide([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
