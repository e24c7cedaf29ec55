import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef } from "react";
import { keyAhead } from "../direction.ts";

/** One tab with its panel. */
export interface TabItem {
  key: string;
  label: ReactNode;
  /** A figure behind the label: how many lines are inside. */
  count?: number | undefined;
  content: ReactNode;
}

/** What `Tabs` takes. */
export interface TabsProps {
  /** What the tabs are about, for those who listen: "Item details". */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (key: string) => void;
  className?: string;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Several panels in one place. Arrow keys, Home and End move and show; only the panel shown is in the document. For
 * places with an address of their own use links with `aria-current` instead.
 *
 * @example
 * <Tabs label="Item" items={[{ key: "specs", label: "Specification", content: <SpecTable … /> }]} value={tab} onValueChange={setTab} />
 */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.key === value) ?? items[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[keyAhead(event)];
    if (!move || !current) return;
    event.preventDefault();
    const next = move(items.indexOf(current), items.length);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
    const item = items[next];
    if (item) onValueChange(item.key);
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="tablist" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item === current}
            aria-controls={item === current ? `${id}-panel` : undefined}
            tabIndex={item === current ? 0 : -1}
            className="tab"
            onClick={() => onValueChange(item.key)}
          >
            {item.label}
            {item.count !== undefined && <span className="font-mono text-xs text-faint">{item.count}</span>}
          </button>
        ))}
      </div>
      {current && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable to be scrolled
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} tabIndex={0} className="pt-3">
          {current.content}
        </div>
      )}
    </div>
  );
}
