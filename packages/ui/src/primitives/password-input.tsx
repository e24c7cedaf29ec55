import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/**
 * A password field that can be shown. Pasting and password managers work; nothing is asked twice.
 *
 * @example
 * <Field label="Password" required><PasswordInput autoComplete="current-password" name="password" /></Field>
 */
export function PasswordInput(props: Omit<TextInputProps, "type" | "end" | "unit">) {
  const say = useUiText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          icon={shown ? "eye-off" : "eye"}
          label={say(shown ? "hidePassword" : "showPassword")}
          aria-pressed={shown}
          className="-me-2 border-0"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
