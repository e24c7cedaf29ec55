import type { Command } from "../command.ts";

/** `purvey config`: every setting, where it comes from, and what it is without one. */
export const configCommand: Command = {
  name: "config",
  usage: "",
  words: 0,
  summary: "Show and check the settings of the server",
  description:
    "Shows every setting: its value, where it was found, and the variable of the environment that sets it. Secrets are hidden.\nA setting comes from the command line, else from the environment (DATABASE_URL, or DATABASE_URL_FILE with the name of a file\nthat holds the value), else from purvey.config.ts, .mjs, .js or .json of this folder or from the file in $PURVEY_CONFIG, else\nit is the default. What does not fit is named, each in a sentence, and the exit status is 2: `purvey start` refuses it too.",
  examples: ["purvey config", "PORT=8080 purvey config --json"],
  options: { json: { type: "boolean", help: "One JSON object a line" } },
  async run(given, terminal) {
    const { showSettings } = await import("../settings/show-settings.ts");
    terminal.out(await showSettings(given, terminal));
    return 0;
  },
};
