import { Checkbox } from "@purvey/ui/checkbox";
import { IconButton } from "@purvey/ui/icon-button";
import { useText } from "../i18n/messages.ts";
import { widthLimits } from "./column-choice.ts";
import { columnChooserMessages } from "./column-chooser-messages.ts";

/** Where a column stands among those that can be moved. */
export interface ColumnPlace {
  readonly shown: boolean;
  readonly first: boolean;
  readonly last: boolean;
}

/** What `ColumnLine` takes. */
export interface ColumnLineProps {
  readonly name: string;
  /** In pixels; with `flexible` the least it may have, as it takes what is left. */
  readonly width: number;
  readonly flexible: boolean;
  readonly onWidth: (width: number) => void;
  /** `fixed` for the first column, which is always shown where it is. */
  readonly place: ColumnPlace | "fixed";
  readonly onToggle?: () => void;
  readonly onMove?: (by: -1 | 1) => void;
}

/** One column in the choice of columns: whether it is shown, how wide, and where. Its buttons stay at either end, and with them the focus. */
export function ColumnLine({ name, width, flexible, onWidth, place, onToggle, onMove }: ColumnLineProps) {
  const text = useText(columnChooserMessages);
  const fixed = place === "fixed";
  const shown = fixed || place.shown;
  const stays = (atEnd: boolean, reason: string) => (shown ? (atEnd ? reason : undefined) : text("hidden"));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-center gap-x-2">
      <Checkbox label={name} checked={shown} disabled={fixed} onChange={onToggle} />
      <input
        type="range"
        className="min-h-6 w-full min-w-0 accent-link"
        min={widthLimits.least}
        max={widthLimits.most}
        step={widthLimits.step}
        value={width}
        disabled={!shown}
        aria-label={text("width", { name })}
        aria-valuetext={text(flexible ? "atLeast" : "pixels", { width })}
        title={text(flexible ? "atLeast" : "pixels", { width })}
        onChange={({ target }) => onWidth(Number(target.value))}
      />
      <span className="flex min-w-[calc(2*var(--control))]">
        {!fixed && (
          <>
            <IconButton
              icon="arrow-up"
              label={text("earlier", { name })}
              disabledReason={stays(place.first, text("isFirst"))}
              onClick={() => onMove?.(-1)}
            />
            <IconButton
              icon="arrow-down"
              label={text("later", { name })}
              disabledReason={stays(place.last, text("isLast"))}
              onClick={() => onMove?.(1)}
            />
          </>
        )}
      </span>
    </li>
  );
}
