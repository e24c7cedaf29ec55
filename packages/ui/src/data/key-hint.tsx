import { Fragment } from "react";
import { Kbd } from "../primitives/kbd.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";

/** What `KeyHint` takes. */
export interface KeyHintProps {
  /** As in `registerHotkeys`: `mod+k`, `g s`, `?`. */
  keys: string;
  className?: string;
}

const mac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);
const names: Record<string, string> = {
  ...(mac ? { mod: "⌘" } : {}),
  Alt: mac ? "⌥" : "Alt",
  Shift: mac ? "⇧" : "Shift",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/**
 * A shortcut in the keys of this person's keyboard.
 *
 * @example
 * <KeyHint keys="g s" />
 */
export function KeyHint({ keys, className }: KeyHintProps) {
  const say = useUiText();
  const named: Record<string, string> = { mod: say("controlKey"), Enter: say("enterKey"), ...names };
  const spoken = keys.replace("mod", say(mac ? "command" : "control")).replace("Enter", say("enterKey"));
  return (
    <span className={className} aria-label={spoken} role="img">
      {keys.split(" ").map((press, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the presses is what they are
        <Fragment key={index}>
          {index > 0 && " "}
          {press.split("+").map((key) => (
            <Kbd key={key}>{named[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
