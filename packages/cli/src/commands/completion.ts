import { type Command, UsageError } from "../command.ts";
import { didYouMean } from "../nearest.ts";

/** `purvey completion`: scripts that complete command lines. */
export const completionCommand: Command = {
  name: "completion",
  usage: "bash|zsh|fish",
  words: 1,
  firstWord: "shell",
  summary: "Print a script that completes purvey in your shell",
  description:
    "Prints a script that completes commands, options and their values, operations with the options of their fields, and\nservices. It holds everything it needs: completing starts no program. Print it again after an update.",
  examples: [
    "source <(purvey completion bash)   # in ~/.bashrc",
    "source <(purvey completion zsh)    # in ~/.zshrc, after compinit",
    "purvey completion fish > ~/.config/fish/completions/purvey.fish",
  ],
  options: {},
  async run(given, terminal) {
    const [shell] = given.words;
    if (shell === undefined) throw new UsageError("Say for which shell: bash, zsh or fish.");
    const scripts = {
      bash: async () => (await import("../completion/bash-completion.ts")).bashCompletion,
      zsh: async () => (await import("../completion/zsh-completion.ts")).zshCompletion,
      fish: async () => (await import("../completion/fish-completion.ts")).fishCompletion,
    };
    if (!Object.hasOwn(scripts, shell))
      throw new UsageError(
        `There is no script for \`${shell}\`.${didYouMean(shell, Object.keys(scripts))} There are bash, zsh and fish.`,
      );
    const [write, { completionModel }, { commands }] = await Promise.all([
      scripts[shell as keyof typeof scripts](),
      import("../completion/completion-model.ts"),
      import("./index.ts"),
    ]);
    terminal.out(write(completionModel(commands)));
    return 0;
  },
};
