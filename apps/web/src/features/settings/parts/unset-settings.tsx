import type { Setting } from "@purvey/contract/generated/site";
import { Button } from "@purvey/ui/button";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { type KnownSetting, unsetSettings } from "../known-settings.ts";
import { messages } from "../messages.ts";
import type { SettingsView } from "../settings-view.ts";

export interface UnsetSettingsProps {
  readonly view: SettingsView;
  readonly settings: readonly Setting[];
  readonly denial: string | undefined;
  readonly onSet: (known: KnownSetting) => void;
}

/** What else can be set: what the server reads and nobody has set, with what counts meanwhile. */
export function UnsetSettings({ view, settings, denial, onSet }: UnsetSettingsProps) {
  const text = useText(messages);
  const unset = unsetSettings(view, settings);
  if (unset.length === 0) return null;
  return (
    <Section title={text("unset")} note={text("unsetNote")} className="mt-8">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] gap-x-10">
        {unset.map((known) => (
          <li key={`${known.service}.${known.name}`} className="flex items-start gap-4 border-b border-rule py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block font-mono font-semibold break-words">
                {known.service}.{known.name}
              </span>
              <span className="block text-soft">{text(known.means)}</span>
            </span>
            <Button
              aria-label={text("setOf", { name: known.name })}
              disabledReason={denial}
              onClick={() => onSet(known)}
            >
              {text("set")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
