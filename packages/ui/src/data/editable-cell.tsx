import type { ReactNode } from "react";
import { useId } from "react";
import { type CellPlace, cellKey } from "../cell-edits.ts";
import { classNames } from "../class-names.ts";
import type { CellGrid } from "./use-cell-grid.tsx";

/** What `EditableCell` takes. */
export interface EditableCellProps {
  grid: CellGrid;
  place: CellPlace;
  /** What the value is, with its row: "Minimum of HB-M8-40". */
  label: string;
  /** Printed behind the value: "EA". */
  unit?: string | undefined;
  /** Said while the cell has the focus or the pointer, and read aloud with it: how a suggestion came about. */
  hint?: ReactNode;
  /** Why the cell cannot be edited now. It stays reachable and says so. */
  disabledReason?: string | undefined;
}

/**
 * A cell of a table that can be edited; see `useCellGrid` for its keys. A corner mark says that the value is not stored.
 *
 * @example
 * <EditableCell grid={grid} place={{ row: 7, column: "minQty" }} label="Minimum of HB-M8-40" unit="EA" />
 */
export function EditableCell({ grid, place, label, unit, hint, disabledReason }: EditableCellProps) {
  const hintId = useId();
  const key = cellKey(place);
  const edit = grid.edits.get(key);
  const note = edit?.problem ?? disabledReason ?? hint;
  const typing = disabledReason === undefined && grid.typing?.key === key ? grid.typing : undefined;
  const common = {
    id: grid.idOf(place),
    "aria-describedby": note ? hintId : undefined,
    onCopy: grid.copy,
  };
  return (
    <span
      className={classNames("edit-cell", typing && "edit-cell-typing")}
      data-edited={edit ? "" : undefined}
      data-problem={edit?.problem ? "" : undefined}
      data-chosen={grid.inRange(place) ? "" : undefined}
      data-locked={disabledReason ? "" : undefined}
    >
      {typing ? (
        <input
          {...common}
          aria-label={label}
          aria-invalid={edit?.problem ? true : undefined}
          value={typing.text}
          inputMode="decimal"
          autoComplete="off"
          ref={(input) => input?.focus()}
          onFocus={(event) => typing.whole && event.currentTarget.select()}
          onChange={(event) => grid.type(place, event.target.value)}
          onKeyDown={(event) => grid.press(place, event)}
          onPaste={(event) => grid.paste(place, event)}
          onBlur={() => grid.take(place)}
        />
      ) : (
        <CellButton
          common={common}
          grid={grid}
          place={place}
          label={label}
          unit={unit}
          disabledReason={disabledReason}
        />
      )}
      {note && (
        <span id={hintId} className="edit-cell-note" role="tooltip">
          {note}
        </span>
      )}
    </span>
  );
}

interface CellButtonProps extends Pick<EditableCellProps, "grid" | "place" | "label" | "unit" | "disabledReason"> {
  common: { id: string; "aria-describedby": string | undefined; onCopy: CellGrid["copy"] };
}

function CellButton({ common, grid, place, label, unit, disabledReason }: CellButtonProps) {
  const text = grid.textOf(place);
  const refused = disabledReason !== undefined;
  return (
    <button
      {...common}
      type="button"
      aria-label={`${label}: ${text}${unit ? ` ${unit}` : ""}`}
      aria-disabled={refused || undefined}
      onPointerDown={(event) => grid.enter(place, event.shiftKey)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && grid.enter(place, false)}
      onClick={(event) => !refused && !event.shiftKey && grid.open(place)}
      onKeyDown={(event) => !refused && grid.press(place, event)}
      onPaste={(event) => !refused && grid.paste(place, event)}
    >
      {text}
      {unit && (
        <span className="quantity-unit" aria-hidden="true">
          {" "}
          {unit}
        </span>
      )}
    </button>
  );
}
