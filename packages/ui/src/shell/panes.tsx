import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { Fragment, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { aheadOf, keyAhead } from "../direction.ts";
import { movePane } from "../pane-sizes.ts";

/** One pane with its name. */
export interface Pane {
  key: string;
  /** What it holds, for those who listen and for the grip beside it: "Input". */
  label: string;
  content: ReactNode;
}

/** What `Panes` takes. */
export interface PanesProps {
  panes: readonly Pane[];
  /** The share of each pane in percent; together 100. */
  sizes: readonly number[];
  onSizesChange: (sizes: readonly number[]) => void;
  className?: string;
}

/** How far one press of an arrow key moves a grip, in percent. */
const step = 2;

/**
 * Panes side by side with grips between them, moved by pointer or by the arrow keys; under 1152 px they stand one below
 * the other.
 *
 * @example
 * <Panes sizes={sizes} onSizesChange={setSizes} panes={[{ key: "in", label: "Input", content }, …]} />
 */
export function Panes({ panes, sizes, onSizesChange, className }: PanesProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const move = (index: number, by: number) => onSizesChange(movePane(sizes, index, by));
  const columns = sizes.map((size) => `minmax(0, ${size}fr)`).join(" var(--grip) ");
  return (
    <div ref={place} className={classNames("panes", className)} style={{ "--panes": columns } as CSSProperties}>
      {panes.map(({ key, label, content }, index) => (
        <Fragment key={key}>
          {index > 0 && (
            <Grip
              label={panes[index - 1]?.label ?? ""}
              controls={`${id}-${panes[index - 1]?.key}`}
              size={sizes[index - 1] ?? 0}
              onMove={(by) => move(index - 1, by)}
              width={() => place.current?.clientWidth ?? 1}
            />
          )}
          <section id={`${id}-${key}`} aria-label={label} className="pane">
            {content}
          </section>
        </Fragment>
      ))}
    </div>
  );
}

interface GripProps {
  label: string;
  controls: string;
  size: number;
  onMove: (by: number) => void;
  width: () => number;
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -step, ArrowRight: step, Home: -100, End: 100 };

function Grip({ label, controls, size, onMove, width }: GripProps) {
  const from = useRef<number>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[keyAhead(event)];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current === undefined) return;
    onMove(((event.clientX - from.current) / width()) * 100 * aheadOf(event.currentTarget));
    from.current = event.clientX;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved by keys is a separator with a value
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={Math.round(size)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="pane-grip"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = undefined;
      }}
    />
  );
}
