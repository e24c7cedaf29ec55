import { type Command, type OptionDefinitions, textOption, UsageError } from "../command.ts";
import { serverOptions } from "../connection/server-options.ts";
import { dataOptions } from "../settings/data-place.ts";

/** The options of `purvey keys api create`. */
const apiKeyOptions = {
  name: { type: "string", value: "<text>", help: "api create: what the key is for" },
  permissions: { type: "string", value: "<a,b,…>", help: "api create: what it may do, each a permission of your own" },
  customer: { type: "string", value: "<number>", help: "api create: the only customer whose records it reaches" },
  expires: { type: "string", value: "<when>", help: "api create: 90d, a date such as 2027-06-30 (UTC), or none" },
  calls: { type: "string", value: "<number>", help: "api create: calls in a minute (default: the server's limit)" },
} as const satisfies OptionDefinitions;

const deeds = ["list", "new", "rotate", "drop"] as const;

/** `purvey keys`: the keys that sign tokens and seal secrets, and those by which programs call. */
export const keysCommand: Command = {
  name: "keys",
  usage: "list | new | rotate | drop <id> | api list | api create | api revoke <number>",
  words: 3,
  summary: "Keys that sign tokens and seal secrets, and API keys by which programs call",
  description:
    "list    the keys by name, never their secrets, and how many stored secrets each seals\nnew     a file of keys for --file; takes over $PURVEY_JWT_SECRET, so that what it signed and sealed stays good\nrotate  a new key for tokens and one for the vault, or one of them with --only; old ones go on reading, and the\n        stored secrets are sealed anew. What is killed in the middle is done by the next rotation or a running server\ndrop    an old key: its tokens are refused from then on; one that still seals secrets is kept\nThese keys are in $PURVEY_KEYS_FILE, the same for every server of a database, else in keys.json of the data folder. A running\nserver reads the file again within a second of a change: nobody has to restart it.\n\napi list    the API keys of a site, never the keys themselves\napi create  one with --name, --permissions and --expires; the key is printed this once, alone on standard output\napi revoke  one by its number; every server refuses it within a second\nThese speak to the server of --url and --site, and need the permission `key.write`, or `key.read` for the list.",
  examples: [
    "purvey keys new --file keys.json",
    "purvey keys rotate",
    "purvey keys rotate --only tokens",
    "purvey keys drop 5f2c9a1b7d03",
    'purvey keys api create --name "ERP sync" --permissions customer.read,order.create --customer 100200 --expires 90d',
    "purvey keys api revoke 12",
  ],
  options: {
    file: { type: "string", value: "<file>", help: "The file of keys (default: $PURVEY_KEYS_FILE)" },
    only: { type: "string", value: "<use>", choices: ["tokens", "vault"], help: "The keys of one use alone" },
    ...dataOptions,
    ...apiKeyOptions,
    ...serverOptions,
  },
  exitStatuses: true,
  async run(given, terminal) {
    const [word = "list", id, excess] = given.words;
    if (word === "api") {
      const { runApiKeys } = await import("../keys/run-api-keys.ts");
      return runApiKeys(given, terminal);
    }
    const deed = deeds.find((name) => name === word);
    if (!deed || excess !== undefined || (id !== undefined && deed !== "drop"))
      throw new UsageError(`Say what to do with the keys: ${deeds.join(", ")}, or api.`);
    const use = textOption(given, "only", undefined);
    if (use !== undefined && use !== "tokens" && use !== "vault")
      throw new UsageError(`--only must be \`tokens\` or \`vault\`, not \`${use}\`.`);
    const { resolve } = await import("node:path");
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    const file = textOption(given, "file", undefined);
    const place = file ? { ...settings, keysFile: resolve(file) } : settings;
    const { dropKey, listKeys, makeKeys, rotateKeys } = await import("../keys/change-keys.ts");
    if (deed === "new") terminal.out(makeKeys(place));
    else if (deed === "rotate") terminal.out(await rotateKeys(place, use));
    else if (deed === "list") terminal.out(await listKeys(place, use));
    else if (id === undefined) throw new UsageError("Say which key to drop: `purvey keys list` names them.");
    else terminal.out(await dropKey(place, id, use));
    return 0;
  },
};
