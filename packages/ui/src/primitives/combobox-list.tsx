import type { ReactNode, RefObject } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ComboboxGroup, ComboboxOption } from "./combobox.tsx";
import { keepPlaced } from "./place-floating.tsx";

/** What `ComboboxList` takes from its `Combobox`. */
export interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  groups: readonly ComboboxGroup<Option>[];
  activeKey: string | undefined;
  optionId: (key: string) => string;
  onActivate: (key: string) => void;
  onChoose: (option: Option) => void;
  empty?: ReactNode;
  footer?: ReactNode;
}

/** The floating list of a combobox. The pointer never takes the focus out of the text field. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, anchor, groups, activeKey, optionId, empty, footer } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !anchor.current) return;
    element.style.minInlineSize = `${anchor.current.offsetWidth}px`;
    element.showPopover?.();
    return keepPlaced(anchor.current, element);
  }, [anchor]);
  useEffect(() => {
    if (activeKey) document.getElementById(optionId(activeKey))?.scrollIntoView?.({ block: "nearest" });
  });
  const filled = groups.filter((group) => group.options.length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the text field
    <div
      ref={sheet}
      popover="manual"
      className="floating combobox-sheet"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={label}>
        {filled.map((group) => (
          <OptionGroup key={group.key} group={group} {...props} />
        ))}
      </div>
      {filled.length === 0 && <div className="px-3 py-2">{empty}</div>}
      {footer && <div className="border-t border-rule px-3 py-2 text-sm">{footer}</div>}
    </div>
  );
}

function OptionGroup<Option extends ComboboxOption>(
  props: ComboboxListProps<Option> & { group: ComboboxGroup<Option> },
) {
  const { group, id, activeKey, optionId, onActivate, onChoose } = props;
  const options = group.options.map((option) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works on the text field, which owns the focus
    <div
      key={option.key}
      id={optionId(option.key)}
      role="option"
      tabIndex={-1}
      aria-selected={option.key === activeKey}
      className="combobox-option"
      onPointerMove={() => onActivate(option.key)}
      onClick={() => onChoose(option)}
    >
      {option.content ?? option.label}
    </div>
  ));
  if (!group.label) return <>{options}</>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role, a fieldset is for forms
    <div role="group" aria-labelledby={`${id}-${group.key}`}>
      <div id={`${id}-${group.key}`} role="presentation" className="combobox-heading">
        {group.label}
      </div>
      {options}
    </div>
  );
}
