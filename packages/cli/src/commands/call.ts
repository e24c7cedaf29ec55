import { callOptions, fieldOptions } from "../call/call-options.ts";
import { type Command, UsageError } from "../command.ts";

/** `purvey call`: one call of one endpoint, with all checks of the client. */
export const callCommand: Command = {
  name: "call",
  usage: "<service.resource.operation> ['<json>'] [--<field> <value>]",
  words: 3,
  firstWord: "operation",
  summary: "Call an endpoint of a running server",
  description:
    "Sends one call through the client, which checks the input first and the answer afterwards, and prints the envelope as JSON.\nThe input is one JSON object (path, query and body names together), or its fields as options, typed by the contract;\n`purvey help call <operation>` lists them. A field whose option is taken is given with --set. Options win over the JSON.\nThe token comes from --user and --password, --token, $PURVEY_TOKEN, or `purvey login`, in this order.\nA call that writes asks nothing: try it with --dry-run.",
  examples: [
    "purvey call items.system.ping",
    "purvey call items.brands.list '{\"limit\": 3}' --user dana --password 'Passw0rd!demo'",
    "purvey call vmi.warehouse.list --customer-id 100200 --output table",
    "purvey call commerce.cartLine.add --cart-hdr-uid 7 --set lines[0].itemId=HB-M8-40 --set lines[0].quantity=2 --dry-run",
    "purvey call customers.customer.orders.list --customer-id 100200 --all --output csv > orders.csv",
    "purvey call items.brands.create --input @brand.json --curl",
  ],
  options: callOptions,
  exitStatuses: true,
  async optionsFor(words) {
    const [{ services }, { findEndpoint, operationWords }] = await Promise.all([
      import("@purvey/contract/services/index"),
      import("../endpoints/find-endpoint.ts"),
    ]);
    const { name } = operationWords(words);
    if (name === "")
      throw new UsageError("Say which endpoint: `purvey search <words>` finds operations by what they do.");
    return fieldOptions(findEndpoint(name, services));
  },
  async run(given, terminal) {
    const { runCall } = await import("../call/run-call.ts");
    return runCall(given, terminal);
  },
};
