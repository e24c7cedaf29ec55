import { Marked, type Tokens } from "marked";
import { codeBlock } from "./code-block.ts";
import { escapeHtml, type Html, raw } from "./html.ts";
import type { Heading } from "./page.ts";
import { slugOf } from "./slug.ts";

/** A document in Markdown, ready for a page. */
export interface RenderedMarkdown {
  /** The heading of level 1. */
  readonly title: string;
  /** The first paragraph, as plain text. */
  readonly summary: string;
  /** Everything below the title. */
  readonly body: Html;
  readonly headings: readonly Heading[];
}

/**
 * Renders Markdown with anchors on its headings and code in blocks. `linkOf` says where a link of the document leads on
 * the site.
 */
export function renderMarkdown(text: string, linkOf: (href: string) => string): RenderedMarkdown {
  const headings: Heading[] = [];
  const markdown = new Marked({ gfm: true });
  const tokens = markdown.lexer(text);
  const title = tokens.find((token) => token.type === "heading" && token.depth === 1) as Tokens.Heading | undefined;
  const lead = tokens.find((token) => token.type === "paragraph") as Tokens.Paragraph | undefined;
  if (!title || !lead) throw new Error(`A document must begin with a title and a paragraph: \`${text.slice(0, 60)}\`.`);
  markdown.use({
    renderer: {
      heading({ tokens: inner, depth, text: words }) {
        const id = slugOf(words);
        headings.push({ id, text: plainText(words), level: depth });
        const content = this.parser.parseInline(inner);
        return `<h${depth} id="${id}">${content}<a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(plainText(words))}"></a></h${depth}>`;
      },
      code: ({ text: code, lang = "" }) => codeBlock(code, ...(lang.split(" ") as [string, string?])).html,
      link({ href, tokens: inner }) {
        return `<a href="${escapeHtml(linkOf(href))}">${this.parser.parseInline(inner)}</a>`;
      },
      table(table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens: inner }) => `<${tag}>${this.parser.parseInline(inner)}</${tag}>`).join("")}</tr>`;
        const rows = table.rows.map((cells) => row(cells, "td")).join("");
        const isNamed = table.header.some(({ text: words }) => words !== "");
        const head = isNamed ? `<thead>${row(table.header, "th")}</thead>` : "";
        return `<div class="scroll" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  const body = raw(markdown.parser(tokens.filter((token) => token !== title)));
  return { title: title.text, summary: plainText(lead.text), body, headings };
}

/** Markdown's inline marks taken away. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ");
}
