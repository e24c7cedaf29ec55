import { Button } from "@purvey/ui/button";
import type { DataTableProps } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Failure } from "../../../shared/errors/failure.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { type Switchable, type SwitchChange, useSwitch } from "../use-switch.ts";
import { RecordMenu } from "./record-menu.tsx";
import { NoneDisabled, StateFilter, useListedState } from "./state-filter.tsx";

/** A record that is active or disabled. */
interface Switched {
  readonly statusCd: number;
  readonly dateLastModified: string;
}

export interface RecordListProps<Row extends Switched> extends Pick<DataTableProps<Row>, "caption" | "columns"> {
  readonly query: { readonly data: readonly Row[] | undefined; readonly error: Error | null; refetch(): unknown };
  readonly keyOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  /** The words of the button that adds one, and what an empty list says. */
  readonly words: { readonly add: string; readonly none: string; readonly hint: string };
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
  /** Stores that a record is active (704) or disabled (705). */
  readonly onSet: (row: Row, change: SwitchChange) => ReturnType<Switchable["set"]>;
}

/** The active or the disabled records of a kind that belong to a stockroom's customer, each to edit and to switch. */
export function RecordList<Row extends Switched>(props: RecordListProps<Row>) {
  const { caption, columns, query, keyOf, nameOf, words, onAdd } = props;
  const state = useListedState();
  const denial = useDenial("stockroom.manage");
  const add = (
    <Button icon="plus" disabledReason={denial} onClick={onAdd}>
      {words.add}
    </Button>
  );
  if (query.error) return <Failure error={query.error} onRetry={() => query.refetch()} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <StateFilter />
        {add}
      </div>
      <LongRows<Row>
        caption={caption}
        columns={columns}
        rows={query.data}
        rowKey={keyOf}
        rowLabel={nameOf}
        rowActions={(row) => <RowMenu row={row} list={props} />}
        rowActionsWidth={56}
        skeletonRows={3}
        empty={
          state === "disabled" ? (
            <NoneDisabled />
          ) : (
            <EmptyState title={words.none} actions={add}>
              {words.hint}
            </EmptyState>
          )
        }
      />
    </div>
  );
}

function RowMenu<Row extends Switched>({ row, list }: { row: Row; list: RecordListProps<Row> }) {
  const toggle = useSwitch();
  const name = list.nameOf(row);
  const { statusCd, dateLastModified } = row;
  return (
    <RecordMenu
      name={name}
      onEdit={() => list.onEdit(row)}
      other={statusCd === 704 ? "disable" : "enable"}
      onOther={() => toggle({ name, statusCd, dateLastModified, set: (change) => list.onSet(row, change) })}
    />
  );
}
