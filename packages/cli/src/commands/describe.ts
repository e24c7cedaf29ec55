import { type Command, UsageError } from "../command.ts";

/** `purvey describe`: everything about one operation. */
export const describeCommand: Command = {
  name: "describe",
  usage: "<service.resource.operation>",
  words: 2,
  firstWord: "operation",
  summary: "Explain one operation: inputs, answers, rules, errors, an example",
  description:
    "Explains one operation: what it is for, its inputs with types, defaults and limits, what it answers, the rules it keeps,\nhow it can refuse, which permission it needs, whether it may be sent again, and examples to copy.\nThe operation may be given as method and path, too.",
  examples: [
    "purvey describe pricing.priceEngine.get",
    "purvey describe POST /api/commerce/cart-line/{cartHdrUid}/add",
    "purvey describe items.brands.list --json | jq .input",
  ],
  options: { json: { type: "boolean", help: "One JSON object" } },
  async run(given, terminal) {
    const [{ services }, { findEndpoint, operationWords }, { describeEndpoint }, { descriptionText }] =
      await Promise.all([
        import("@purvey/contract/services/index"),
        import("../endpoints/find-endpoint.ts"),
        import("../describe/describe-endpoint.ts"),
        import("../describe/description-text.ts"),
      ]);
    const { name, rest } = operationWords(given.words);
    if (name === "") throw new UsageError("Say which operation: `purvey search <words>` finds them.");
    if (rest[0] !== undefined)
      throw new UsageError(`\`purvey describe\` does not know what to do with \`${rest[0]}\`.`);
    const description = describeEndpoint(findEndpoint(name, services));
    terminal.out(
      given.options.json ? `${JSON.stringify(description, null, 2)}\n` : descriptionText(description, terminal),
    );
    return 0;
  },
};
