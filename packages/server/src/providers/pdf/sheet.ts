import type PdfKit from "pdfkit";
import { type Face, faces, fontOf, printable } from "./fonts.ts";
import { millimetre, type Paper } from "./paper.ts";
import { type Writer, writerOf } from "./writer.ts";

/** How a text is set. */
export interface TextStyle {
  readonly face?: Face;
  /** In points. */
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right" | "center";
}

/** The colours of print: everything must survive a laser printer and a fax. */
export const ink = { text: "#000000", quiet: "#4d4d4d", line: "#9a9a9a", shade: "#ededed" } as const;

/** A document in the making: pages, a place that moves down, and text in the house's faces. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly paper: Paper;
  /** Says what is the document's own. */
  readonly writer: Writer;
  /** How far down the page is printed, in points. */
  y: number;
  readonly #finished: Promise<Uint8Array>;

  /** A new document. What prints is loaded with the first one: a server that prints nothing starts without it. */
  static async of(paper: Paper, title: string, writer: Writer = writerOf()): Promise<Sheet> {
    const { default: PdfDocument } = await import("pdfkit");
    return new Sheet(PdfDocument, paper, title, writer);
  }

  private constructor(PdfDocument: typeof PdfKit, paper: Paper, title: string, writer: Writer) {
    this.paper = paper;
    this.writer = writer;
    this.y = paper.top;
    this.document = new PdfDocument({
      size: [paper.width, paper.height],
      margins: { top: 0, right: 0, bottom: 0, left: 0 },
      bufferPages: true,
      lang: writer.language,
      displayTitle: true,
      info: { Title: title, Creator: "Purvey" },
    });
    for (const face of faces) this.document.registerFont(face, fontOf(face));
    this.#finished = collect(this.document);
  }

  get left(): number {
    return this.paper.left;
  }

  /** The width between the margins. */
  get width(): number {
    return Math.max(this.paper.width - this.paper.left - this.paper.right, 1);
  }

  /** Where printing ends: the bottom margin, with room for the page's number above it. */
  get bottom(): number {
    return this.paper.height - this.paper.bottom;
  }

  nextPage(): void {
    this.document.addPage();
    this.y = this.paper.top;
  }

  /** Begins a new page unless so many points are left on this one. Answers whether it did. */
  ensure(height: number): boolean {
    if (this.y + height <= this.bottom || this.y === this.paper.top) return false;
    this.nextPage();
    return true;
  }

  /** Prints a text at a place; it wraps within the width. */
  put(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#style(style).text(printable(text), x, y, { width, align: style.align ?? "left", lineGap: 1 });
  }

  /** Prints a text on one line, as large as fits between two sizes; what is still too long ends in an ellipsis. */
  putFitting(text: string, x: number, y: number, width: number, style: TextStyle & { readonly least: number }): number {
    const shown = printable(text);
    let size = style.size ?? 10;
    while (size > style.least && this.#style({ ...style, size }).widthOfString(shown) > width) size -= 0.5;
    this.#style({ ...style, size }).text(shown, x, y, {
      width,
      height: size * 1.2,
      lineBreak: true,
      ellipsis: true,
      align: style.align ?? "left",
    });
    return size * 1.25;
  }

  /** Prints a text over the whole width and moves down. */
  line(text: string, style: TextStyle = {}): void {
    const height = this.heightOf(text, this.width, style);
    this.ensure(height);
    this.put(text, this.left, this.y, this.width, style);
    this.y += height + 2;
  }

  /** Draws a line across and moves down. */
  rule(): void {
    const { document, left, width } = this;
    document
      .moveTo(left, this.y)
      .lineTo(left + width, this.y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    this.y += 6;
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#style(style).heightOfString(printable(text), { width, lineGap: 1 });
  }

  #style({ face = "text", size = 9.5, color = ink.text }: TextStyle): PDFKit.PDFDocument {
    return this.document.font(face).fontSize(size).fillColor(color);
  }

  /** Prints a note and the page's number at the foot of every page, and ends the document. */
  finish(foot?: string): Promise<Uint8Array> {
    const { start, count } = this.document.bufferedPageRange();
    for (let page = start; foot !== undefined && page < start + count; page++) {
      this.document.switchToPage(page);
      const y = Math.min(this.bottom + 2 * millimetre, this.paper.height - 12);
      const style = { size: 7.5, color: ink.quiet };
      this.put(foot, this.left, y, this.width - 60, style);
      this.put(`${page - start + 1} / ${count}`, this.left + this.width - 60, y, 60, { ...style, align: "right" });
    }
    this.document.end();
    return this.#finished;
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
