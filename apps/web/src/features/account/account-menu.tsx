import { Menu } from "@purvey/ui/menu";
import { CounterButton } from "@purvey/ui/shell/counter-bar";
import { getTheme, setTheme } from "@purvey/ui/theme";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

const isDark = () =>
  getTheme() === "dark" || (getTheme() === "system" && matchMedia("(prefers-color-scheme: dark)").matches);

/** What concerns the person: theme, shortcuts, signing out. */
export function AccountMenu({ onSignOut, onShortcuts }: { onSignOut: () => void; onShortcuts: () => void }) {
  const text = useText(messages);
  const { name } = useWho();
  return (
    <Menu
      label={text("accountOf", { name })}
      items={[
        {
          key: "theme",
          icon: "moon",
          label: text("theme", { theme: isDark() ? "dark" : "light" }),
          onSelect: () => setTheme(isDark() ? "light" : "dark"),
        },
        { key: "keys", icon: "keyboard", label: text("shortcuts"), hint: "?", onSelect: onShortcuts },
        { key: "out", icon: "external", label: text("signOut"), separated: true, onSelect: onSignOut },
      ]}
      trigger={(attributes) => (
        <CounterButton icon="user" {...attributes} aria-label={text("accountOf", { name })}>
          {name.split(" ")[0]}
        </CounterButton>
      )}
    />
  );
}
