import type { CompletionModel } from "./completion-model.ts";
import { quote, sharedFunctions } from "./posix-parts.ts";

/** The completion script for bash, which needs nothing but bash 3.2 or later. */
export function bashCompletion(model: CompletionModel): string {
  const names = model.commands.map(({ name }) => name).join(" ");
  return `# Completion of purvey for bash. In ~/.bashrc: source <(purvey completion bash)

${sharedFunctions(model)}
_purvey_reply() {
  case "$1" in
    :anything) COMPREPLY=() ;;
    :files) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$2")) ;;
    :folders) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$2")) ;;
    *) COMPREPLY=($(compgen -W "$1" -- "$2")) ;;
  esac
}

_purvey() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="" first="" values="" index word
  COMPREPLY=()
  # bash takes --output=json apart at the sign.
  if [ "$current" = "=" ]; then
    current=""
  elif [ "$before" = "=" ]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="\${COMP_WORDS[index]}"
    case "$word" in
      --*)
        if [ -n "$command" ] && [ -n "$(_purvey_values "$command" "$word")" ]; then
          index=$((index + 1))
          [ "\${COMP_WORDS[index]}" = "=" ] && index=$((index + 1))
        fi
        ;;
      # bash takes http://localhost:4400 apart, too.
      :) index=$((index + 1)) ;;
      -* | =) ;;
      *)
        if [ -z "$command" ]; then
          command="$word"
        elif [ -z "$first" ]; then
          first="$word"
        fi
        ;;
    esac
  done
  if [ -z "$command" ]; then
    COMPREPLY=($(compgen -W ${quote(`${names} --help --version --no-color`)} -- "$current"))
    return
  fi
  values="$(_purvey_values "$command" "$before")"
  if [ -n "$values" ]; then
    _purvey_reply "$values" "$current"
  elif [[ "$current" == -* ]]; then
    values="$(_purvey_options "$command")"
    [ "$command" = "call" ] && [ -n "$first" ] && values="$values $(_purvey_fields "$first")"
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  elif [ -z "$first" ]; then
    _purvey_reply "$(_purvey_first "$command")" "$current"
  fi
}

complete -F _purvey purvey
`;
}
