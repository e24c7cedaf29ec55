import { Menu } from "@purvey/ui/menu";
import { CounterButton } from "@purvey/ui/shell/counter-bar";
import { getTheme, setTheme } from "@purvey/ui/theme";
import { useWho } from "../../shared/customer/who.tsx";
import { languageNames } from "../../shared/i18n/language.ts";
import { useLanguage, useLanguageStore } from "../../shared/i18n/language-provider.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

const isDark = () =>
  getTheme() === "dark" || (getTheme() === "system" && matchMedia("(prefers-color-scheme: dark)").matches);

/** What concerns the person: theme, shortcuts, signing out. */
export function AccountMenu({ onSignOut, onShortcuts }: { onSignOut: () => void; onShortcuts: () => void }) {
  const text = useText(messages);
  const { name } = useWho();
  const store = useLanguageStore();
  const { code: shown } = useLanguage();
  const others = (["en", "de"] as const).filter((code) => code !== shown);
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
        ...others.map((code) => ({
          key: `language-${code}`,
          icon: "edit" as const,
          label: <span lang={code}>{languageNames[code]}</span>,
          onSelect: () => void store.choose(code),
        })),
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
