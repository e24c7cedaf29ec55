import { Checkbox } from "@purvey/ui/checkbox";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { Dialog } from "@purvey/ui/dialog";
import { listHotkeys, setSingleKeys, singleKeysEnabled } from "@purvey/ui/hotkeys";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

export interface ShortcutSheetProps {
  readonly onClose: () => void;
  readonly title: string;
}

/** The shortcuts that hold on this screen, and the switch for those of single letters (WCAG 2.1.4). */
export function ShortcutSheet({ onClose, title }: ShortcutSheetProps) {
  return (
    <Dialog open onClose={onClose} title={title} width={440}>
      <Shortcuts />
    </Dialog>
  );
}

function Shortcuts() {
  const text = useText(messages);
  const [single, setSingle] = useState(singleKeysEnabled);
  const turn = (enabled: boolean) => {
    setSingle(enabled);
    setSingleKeys(enabled);
  };
  return (
    <div className="flex flex-col gap-5">
      {listHotkeys().map(({ name, hotkeys }) => (
        <section key={name}>
          <h3 className="mb-1 text-sm font-bold">{name}</h3>
          <DefinitionList
            items={hotkeys.map(({ keys, description }) => ({ term: description, value: <KeyHint keys={keys} /> }))}
          />
        </section>
      ))}
      <Checkbox
        label={text("singleKeys")}
        hint={text("singleKeysHint")}
        checked={single}
        onChange={(event) => turn(event.target.checked)}
      />
    </div>
  );
}
