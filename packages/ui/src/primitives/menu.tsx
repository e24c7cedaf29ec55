import type { KeyboardEvent, ReactNode, ToggleEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";
import { type Alignment, keepPlaced } from "./place-floating.tsx";
import type { PopoverTrigger } from "./popover.tsx";

/** One line of a `Menu`. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName;
  /** Keys that do the same. */
  hint?: ReactNode;
  /** Goes somewhere instead of doing something. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Why it is not possible now; the line stays and says so. */
  disabledReason?: string | undefined;
  /** A hairline above: a new group begins. */
  separated?: boolean;
}

/** Attributes the trigger of a menu must carry. */
export interface MenuTrigger extends PopoverTrigger {
  "aria-haspopup": "menu";
}

/** What `Menu` takes. */
export interface MenuProps {
  trigger: (attributes: MenuTrigger) => ReactNode;
  /** Its name for those who listen: "Actions for HB-M8-40". */
  label: string;
  items: readonly MenuItem[];
  align?: Alignment;
}

/**
 * A list of actions behind a button. Arrows, Home, End and the first letter move, Enter chooses, Esc returns.
 *
 * @example
 * <Menu label="Actions for order 70015" items={[{ key: "print", label: "Print", icon: "printer", onSelect: print }]}
 *   trigger={(attributes) => <IconButton icon="more" label="Actions" {...attributes} />} />
 */
export function Menu({ trigger, label, items, align = "end" }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open || !anchor.current || !sheet.current) return;
    return keepPlaced(anchor.current, sheet.current, align);
  }, [open, align]);
  const choose = (item: MenuItem) => {
    if (item.disabledReason) return;
    sheet.current?.hidePopover();
    item.onSelect?.();
  };
  const follow = (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === "open");
  // The browser gives the focus to `autofocus` in the act of opening; `toggle` comes later, and a key in between is lost.
  const prepare = ({ currentTarget }: ToggleEvent<HTMLDivElement>) =>
    lines(currentTarget).forEach((line, index) => void line.toggleAttribute("autofocus", index === 0));
  return (
    <>
      {trigger({ ref: anchor, popoverTarget: id, "aria-haspopup": "menu", "aria-expanded": open, "aria-controls": id })}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={prepare}
        onToggle={follow}
        onKeyDown={walk}
        className="floating py-1"
      >
        {items.map((item) => (
          <MenuLine key={item.key} item={item} choose={choose} />
        ))}
      </div>
    </>
  );
}

function MenuLine({ item, choose }: { item: MenuItem; choose: (item: MenuItem) => void }) {
  const common = {
    role: "menuitem",
    tabIndex: -1,
    "aria-disabled": item.disabledReason ? true : undefined,
    "aria-description": item.disabledReason,
    title: item.disabledReason,
    className: classNames("menu-line", item.danger && "text-out", item.separated && "menu-separated"),
    onClick: () => choose(item),
  };
  const content = (
    <>
      {item.icon ? <Icon name={item.icon} /> : <span className="w-4" />}
      <span className="grow">{item.label}</span>
      {item.hint && <span className="text-faint">{item.hint}</span>}
    </>
  );
  if (item.href && !item.disabledReason) {
    return (
      <a href={item.href} {...common}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...common}>
      {content}
    </button>
  );
}

function lines(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const all = lines(event.currentTarget);
  const next = target(event.key, all, all.indexOf(document.activeElement as HTMLElement));
  if (event.key === "Tab") event.currentTarget.hidePopover();
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function target(key: string, all: HTMLElement[], index: number): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(index + 1) % all.length];
  if (key === "ArrowUp") return all.at(index <= 0 ? -1 : index - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const order = [...all.slice(index + 1), ...all.slice(0, index + 1)];
  return order.find((line) => line.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
