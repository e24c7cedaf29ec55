import type { CompletionModel } from "./completion-model.ts";
import { quote, sharedFunctions } from "./posix-parts.ts";

/** The completion script for zsh: sourced, or as a file \`_purvey\` in a folder of \`$fpath\`. */
export function zshCompletion(model: CompletionModel): string {
  const commands = model.commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`);
  const options = model.commands.map(
    ({ name, options: own }) =>
      `    ${name}) flags=(${own.map(({ flag, help }) => quote(`${flag}:${help.replaceAll(":", "\\:")}`)).join(" ")}) ;;`,
  );
  return `#compdef purvey
# Completion of purvey for zsh. In ~/.zshrc, after compinit: source <(purvey completion zsh)

${sharedFunctions(model)}
_purvey_reply() {
  case "$1" in
    :anything) ;;
    :files) _files ;;
    :folders) _files -/ ;;
    *) compadd -- \${=1} ;;
  esac
}

_purvey_flags() {
  local -a flags
  case "$1" in
${options.join("\n")}
  esac
  _describe -o 'option' flags
}

_purvey() {
  local command="" first="" values="" index word current="\${words[CURRENT]}" before="\${words[CURRENT-1]}"
  local -a commands
  commands=(
${commands.join("\n")}
  )
  for ((index = 2; index < CURRENT; index++)); do
    word="\${words[index]}"
    case "$word" in
      --*=*) ;;
      --*) [[ -n "$command" && -n "$(_purvey_values "$command" "$word")" ]] && ((index++)) ;;
      -*) ;;
      *)
        if [[ -z "$command" ]]; then
          command="$word"
        elif [[ -z "$first" ]]; then
          first="$word"
        fi
        ;;
    esac
  done
  if [[ -z "$command" ]]; then
    if [[ "$current" == -* ]]; then
      compadd -- --help --version --no-color
    else
      _describe -t commands 'command' commands
    fi
    return
  fi
  if [[ "$current" == --*=* ]]; then
    before="\${current%%=*}"
    compset -P '*='
    current="\${current#*=}"
  fi
  values="$(_purvey_values "$command" "$before")"
  if [[ -n "$values" ]]; then
    _purvey_reply "$values"
  elif [[ "$current" == -* ]]; then
    _purvey_flags "$command"
    if [[ "$command" == call && -n "$first" ]]; then
      compadd -- \${=$(_purvey_fields "$first")}
    fi
  elif [[ -z "$first" ]]; then
    _purvey_reply "$(_purvey_first "$command")"
  fi
}

if [[ "\${funcstack[1]}" == _purvey ]]; then
  _purvey "$@"
else
  compdef _purvey purvey
fi
`;
}
