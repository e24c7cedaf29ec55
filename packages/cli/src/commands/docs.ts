import { type Command, UsageError } from "../command.ts";
import { readConnection } from "../connection/connection.ts";
import { addressOptions } from "../connection/server-options.ts";

/** `purvey docs`: where the documentation is, and what it says. */
export const docsCommand: Command = {
  name: "docs",
  usage: "[<service.resource.operation>] [--open] [--text]",
  words: 2,
  firstWord: "operation",
  summary: "Say where the documentation is, open it, or print it",
  description:
    "Prints the address of the documentation that the server carries, or of the page of one operation. With --open it opens in\nthe browser ($BROWSER, or the system's). With --text the page is printed as Markdown, made from the contract: no server\nis asked. Without an operation that is an overview of every service.",
  examples: [
    "purvey docs --open",
    "purvey docs pricing.priceEngine.get",
    "purvey docs commerce.cartLine.add --text | less",
  ],
  options: {
    open: { type: "boolean", help: "Open the page in the browser" },
    text: { type: "boolean", help: "Print the page as Markdown instead of its address" },
    url: addressOptions.url,
  },
  async run(given, terminal) {
    const { findPage, pageText } = await import("../docs/page.ts");
    const page = findPage(given.words);
    if (given.options.text && given.options.open)
      throw new UsageError("--text prints the page, --open opens it: give one of them.");
    if (given.options.text) {
      terminal.out(pageText(page));
      return 0;
    }
    const address = readConnection(given, terminal).address + page.path;
    terminal.out(`${address}\n`);
    if (!given.options.open) return 0;
    const { openInBrowser } = await import("../docs/open-in-browser.ts");
    await openInBrowser(address, terminal.environment);
    return 0;
  },
};
