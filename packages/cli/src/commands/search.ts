import { type Command, UsageError } from "../command.ts";

/** `purvey search`: the operations that a text asks for. */
export const searchCommand: Command = {
  name: "search",
  usage: "<words> [--json]",
  words: Number.POSITIVE_INFINITY,
  summary: "Find operations by what you want to do",
  description:
    "Finds operations by a task, a question, words of the trade, or a part of a path, best first, with a score from 0 to 1\nand the reason. Nothing is asked over the network. With --json one line; with --batch each line of standard input is a\nquery and answered by one JSON line. Finding nothing is no failure.",
  examples: [
    "purvey search which PO does this slip belong to",
    'purvey search "customer specific price" --read-only',
    "purvey search min max --service vmi --max 3 --json | jq -r '.hits[].operation'",
    "purvey search --batch < queries.txt > hits.jsonl",
  ],
  options: {
    json: { type: "boolean", help: "One JSON line: the query and its hits" },
    batch: { type: "boolean", help: "Read queries from standard input, one a line; one JSON line each" },
    service: { type: "string", value: "<name>", help: "Only operations of this service" },
    domain: { type: "string", value: "<name>", help: "Only operations of this domain" },
    "read-only": { type: "boolean", help: "Only GET operations" },
    "min-score": { type: "string", value: "<number>", help: "Leave out what scores less, from 0 to 1 (default: 0.1)" },
    max: { type: "string", value: "<number>", help: "At most so many hits (default: 10)" },
  },
  async run(given, terminal) {
    const [{ searchOptions }, { searchOnce, searchBatch }] = await Promise.all([
      import("../search/search-options.ts"),
      import("../search/run-search.ts"),
    ]);
    const options = searchOptions(given);
    if (given.options.batch) {
      if (given.words.length > 0)
        throw new UsageError("With --batch the queries come from standard input, not from the command line.");
      return searchBatch(options, terminal);
    }
    const query = given.words.join(" ");
    if (query.trim() === "") throw new UsageError("Say what you are looking for: purvey search add to cart.");
    return searchOnce(query, options, given.options.json === true, terminal);
  },
};
