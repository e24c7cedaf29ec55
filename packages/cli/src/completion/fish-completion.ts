import { type Candidates, type CompletedCommand, type CompletionModel, wordsOf } from "./completion-model.ts";

/** The completion script for fish. */
export function fishCompletion(model: CompletionModel): string {
  const valued = [...new Set(model.commands.flatMap(({ options }) => options.filter(({ values }) => values)))];
  const flags = [...new Set(valued.map(({ flag }) => flag))].join(" ");
  return `# Completion of purvey for fish: purvey completion fish > ~/.config/fish/completions/purvey.fish

set -g __purvey_operations ${model.operations.join(" ")}

# The words of the command line that are neither options nor their values.
function __purvey_words
  set -l skip 0
  for word in (commandline -opc)[2..-1]
    if test $skip = 1
      set skip 0
    else if contains -- $word ${flags}
      set skip 1
    else if not string match -q -- '-*' $word
      echo $word
    end
  end
end

function __purvey_is
  set -l words (__purvey_words)
  test (count $words) -ge 1; and contains -- $words[1] $argv
end

function __purvey_first_of
  set -l words (__purvey_words)
  test (count $words) -eq 1; and contains -- $words[1] $argv
end

function __purvey_none
  test (count (__purvey_words)) -eq 0
end

function __purvey_fields
  set -l words (__purvey_words)
  switch "$words[2]"
${fieldCases(model)}
  end
end

complete -c purvey -f
complete -c purvey -n __purvey_none -l version -d 'Print the version'
${model.commands.map((command) => commandLines(command, model)).join("\n")}
complete -c purvey -n '__purvey_is call' -a '(__purvey_fields)'
`;
}

function fieldCases({ fields }: CompletionModel): string {
  return fields
    .filter(([, flags]) => flags.length > 0)
    .map(([operation, flags]) => `    case ${operation}\n      printf '%s\\n' ${flags.join(" ")}`)
    .join("\n");
}

function commandLines({ name, summary, options, first }: CompletedCommand, model: CompletionModel): string {
  return [
    `complete -c purvey -n __purvey_none -a ${name} -d ${quote(summary)}`,
    ...options.map(
      ({ flag, help, values }) =>
        `complete -c purvey -n '__purvey_is ${name}' -l ${flag.slice(2)}${values ? valuesText(values) : ""} -d ${quote(help)}`,
    ),
    ...(first ? firstLines(name, first === "operation" ? "$__purvey_operations" : wordsOf(first, model)) : []),
  ].join("\n");
}

function firstLines(command: string, candidates: Candidates | "$__purvey_operations"): string[] {
  const start = `complete -c purvey -n '__purvey_first_of ${command}'`;
  if (candidates === "anything") return [];
  if (candidates === "files") return [`${start} -F`];
  if (candidates === "folders") return [`${start} -a '(__fish_complete_directories)'`];
  return [`${start} -a ${typeof candidates === "string" ? `"${candidates}"` : quote(candidates.join(" "))}`];
}

function valuesText(values: Candidates): string {
  if (values === "files") return " -r -F";
  if (values === "folders") return " -x -a '(__fish_complete_directories)'";
  return values === "anything" ? " -x" : ` -x -a ${quote(values.join(" "))}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
