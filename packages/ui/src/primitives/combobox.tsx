import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";
import type { SayUiText } from "../ui-texts.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { type FieldControlProps, useFieldControl } from "./field.tsx";
import { useUiText } from "./ui-text-provider.tsx";
import { useActiveOption } from "./use-active-option.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** One line of a combobox. */
export interface ComboboxOption {
  /** Unique over all groups. */
  key: string;
  /** Its words, shown when `content` is absent. */
  label: string;
  /** What is drawn and read aloud instead: begin with what identifies it. */
  content?: ReactNode;
}

/** Lines that belong together under a heading. */
export interface ComboboxGroup<Option extends ComboboxOption = ComboboxOption> {
  key: string;
  label?: string;
  options: readonly Option[];
}

/** What `Combobox` takes. */
export interface ComboboxProps<Option extends ComboboxOption> {
  /** Its name for those who listen; not needed inside a `Field`. */
  label?: string;
  inputValue: string;
  onInputChange: (text: string) => void;
  /** What fits the text; the caller looks it up. */
  groups: readonly ComboboxGroup<Option>[];
  onSelect: (option: Option) => void;
  /** Enter without an option: search for the text itself. */
  onSubmit?: (text: string) => void;
  /** An answer is on its way; what is shown stays. */
  loading?: boolean;
  /** What stands in the list when nothing fits; it should offer the next act. */
  empty?: ReactNode;
  /** A line below the options, such as "All 84 results". */
  footer?: ReactNode;
  /** Whether Enter takes the first option without a move to it; true when absent. */
  firstActive?: boolean;
  /** Show the list already on focus, before anything is typed: recent parts. */
  openOnFocus?: boolean;
  placeholder?: string;
  icon?: IconName;
  /** What stands at the end inside the control: a key hint, a button. */
  end?: ReactNode;
  mono?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text field with a list of what it may mean (ARIA 1.2 combobox): arrows move while the focus stays in the text,
 * Enter takes, Esc closes and then clears, Tab leaves.
 *
 * @example
 * <Combobox label="Search parts" icon="search" inputValue={text} onInputChange={setText} groups={found}
 *   onSelect={(part) => open(part.key)} onSubmit={search} loading={isFetching} />
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const {
    label,
    inputValue,
    groups,
    loading = false,
    openOnFocus = false,
    empty,
    icon,
    end,
    mono,
    className,
    ref,
  } = props;
  const say = useUiText();
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [wantsOpen, setWantsOpen] = useState(false);
  const options = groups.flatMap((group) => group.options);
  const active = useActiveOption(options, props.firstActive ?? true);
  const asked = openOnFocus || inputValue.trim() !== "";
  const open = wantsOpen && asked && (options.length > 0 || (!loading && empty !== undefined));
  const optionId = (key: string) => `${id}-${key}`;

  const close = () => {
    setWantsOpen(false);
    active.set(undefined);
  };
  const choose = (option: Option) => {
    close();
    props.onSelect(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const context = { open, option: active.option, move: active.move, setWantsOpen, close, choose, props };
    if (onKey(event.key, context)) event.preventDefault();
  };
  const wired = useFieldControl<FieldControlProps>({});
  return (
    <span
      ref={frame}
      className={classNames("control", className)}
      data-invalid={wired["aria-invalid"] ? "" : undefined}
    >
      {icon && <Icon name={icon} className="control-icon" />}
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && active.option ? optionId(active.option.key) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={props.placeholder}
        {...wired}
        value={inputValue}
        onChange={(event) => {
          setWantsOpen(true);
          active.set(undefined);
          props.onInputChange(event.target.value);
        }}
        onFocus={() => openOnFocus && setWantsOpen(true)}
        onClick={() => setWantsOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        className={classNames("control-input", mono && "font-mono")}
      />
      {end}
      {loading && wantsOpen && <span className="control-busy" aria-hidden="true" />}
      {open && (
        <ComboboxList
          id={`${id}-list`}
          label={label ?? say("suggestions")}
          anchor={frame}
          groups={groups}
          activeKey={active.option?.key}
          optionId={optionId}
          onActivate={active.set}
          onChoose={choose}
          empty={empty}
          footer={props.footer}
        />
      )}
      <VisuallyHidden role="status">{open && !loading ? countOf(options.length, say) : ""}</VisuallyHidden>
    </span>
  );
}

function countOf(count: number, say: SayUiText): string {
  if (count === 0) return say("nothingFound");
  return count === 1 ? say("oneSuggestion") : say("suggestionCount", { count: String(count) });
}

interface KeyContext<Option extends ComboboxOption> {
  open: boolean;
  option: Option | undefined;
  move: (direction: 1 | -1) => void;
  setWantsOpen: (open: boolean) => void;
  close: () => void;
  choose: (option: Option) => void;
  props: ComboboxProps<Option>;
}

/** Does what the key stands for; true when the key is used up. */
function onKey<Option extends ComboboxOption>(key: string, context: KeyContext<Option>): boolean {
  if (key === "ArrowDown" || key === "ArrowUp") return step(key === "ArrowDown" ? 1 : -1, context);
  if (key === "Enter") return take(context);
  return key === "Escape" && leave(context);
}

function step<Option extends ComboboxOption>(
  direction: 1 | -1,
  { open, move, setWantsOpen }: KeyContext<Option>,
): boolean {
  if (open) move(direction);
  else setWantsOpen(true);
  return true;
}

function take<Option extends ComboboxOption>({ open, option, close, choose, props }: KeyContext<Option>): boolean {
  if (open && option) choose(option);
  else if (props.onSubmit) {
    close();
    props.onSubmit(props.inputValue);
  } else return false;
  return true;
}

function leave<Option extends ComboboxOption>({ open, close, props }: KeyContext<Option>): boolean {
  if (open) close();
  else if (props.inputValue) props.onInputChange("");
  else return false;
  return true;
}
