import { type Command, textOption, UsageError } from "../command.ts";
import { dataOptions, readSettings } from "../settings.ts";

const deeds = ["list", "new", "rotate", "drop"] as const;

/** `purvey keys`: the keys that sign tokens and seal secrets. */
export const keysCommand: Command = {
  name: "keys",
  usage: "list | new | rotate | drop <id>",
  words: 2,
  summary: "List, make, rotate and drop the keys that sign tokens and seal secrets",
  description:
    "list    the keys by name, never their secrets, and how many stored secrets each seals\nnew     a file of keys for --file; takes over $PURVEY_JWT_SECRET, so that what it signed and sealed stays good\nrotate  a new key for tokens and one for the vault, or one of them with --only; old ones go on reading, and the\n        stored secrets are sealed anew. What is killed in the middle is done by the next rotation or a running server\ndrop    an old key: its tokens are refused from then on; one that still seals secrets is kept\nThe keys are in $PURVEY_KEYS_FILE, the same for every server of a database, else in keys.json of the data folder. A running\nserver reads the file again within a second of a change: nobody has to restart it.",
  examples: [
    "purvey keys new --file keys.json",
    "purvey keys rotate",
    "purvey keys rotate --only tokens",
    "purvey keys drop 5f2c9a1b7d03",
  ],
  options: {
    file: { type: "string", value: "<file>", help: "The file of keys (default: $PURVEY_KEYS_FILE)" },
    only: { type: "string", value: "<use>", choices: ["tokens", "vault"], help: "The keys of one use alone" },
    ...dataOptions,
  },
  async run(given, terminal) {
    const [word = "list", id] = given.words;
    const deed = deeds.find((name) => name === word);
    if (!deed || (id !== undefined && deed !== "drop"))
      throw new UsageError(`Say what to do with the keys: ${deeds.join(", ")}.`);
    const use = textOption(given, "only", undefined);
    if (use !== undefined && use !== "tokens" && use !== "vault")
      throw new UsageError(`--only must be \`tokens\` or \`vault\`, not \`${use}\`.`);
    const { resolve } = await import("node:path");
    const settings = readSettings(given, terminal);
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
