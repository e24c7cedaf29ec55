import { KeyHint } from "@purvey/ui/data/key-hint";
import { Dialog } from "@purvey/ui/dialog";
import { TextInput } from "@purvey/ui/text-input";
import { useActiveOption } from "@purvey/ui/use-active-option";
import { useLocation } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { useEffect, useId, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";
import type { PaletteGroup, PaletteLine } from "./palette-model.ts";
import { usePaletteGroups } from "./use-palette-groups.tsx";

/** One field for everything: go somewhere, find a part, an order or an endpoint, do what the screen can do. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  return (
    <Dialog open onClose={onClose} title={text("title")} width={760} className="palette">
      <PaletteField onClose={onClose} />
    </Dialog>
  );
}

function PaletteField({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const id = useId();
  const [typed, setTyped] = useState("");
  const groups = usePaletteGroups(typed);
  const lines = groups.flatMap((group) => group.lines);
  const active = useActiveOption(lines, true);
  const inConsole = useLocation().pathname.startsWith("/dev");
  const optionId = (key: string) => `${id}-${key}`;
  const current = active.option?.key;
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, current]);
  const choose = (line: PaletteLine) => {
    onClose();
    // The dialog gives the focus back first; what is done then may move it on.
    setTimeout(line.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") active.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && active.option) choose(active.option);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        role="combobox"
        aria-label={text("label")}
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? optionId(current) : undefined}
        icon="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={text(inConsole ? "hintConsole" : "hint")}
        value={typed}
        onChange={(event) => {
          active.set(undefined);
          setTyped(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="sr-only">
        {text("count", { count: lines.length })}
      </span>
      <div id={`${id}-list`} role="listbox" aria-label={text("title")} className="palette-list">
        {groups.map((group) => (
          <Group key={group.key} group={group} active={current} optionId={optionId} onChoose={choose} />
        ))}
      </div>
      {lines.length === 0 && typed.trim() !== "" && (
        <p className="py-4 text-soft">{text("nothing", { words: typed.trim() })}</p>
      )}
    </>
  );
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly active: string | undefined;
  readonly optionId: (key: string) => string;
  readonly onChoose: (line: PaletteLine) => void;
}

function Group({ group, active, optionId, onChoose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role, a fieldset is for forms
    <div role="group" aria-label={group.label}>
      <p aria-hidden="true" className="combobox-heading">
        {group.label}
      </p>
      {group.lines.map((line) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works on the text field, which owns the focus
        <div
          key={line.key}
          id={optionId(line.key)}
          role="option"
          tabIndex={-1}
          aria-selected={line.key === active}
          className="combobox-option"
          onClick={() => onChoose(line)}
        >
          {line.content ?? <span className="min-w-0 grow truncate">{line.label}</span>}
          {line.keys && <KeyHint keys={line.keys} className="ms-auto" />}
        </div>
      ))}
    </div>
  );
}
