import { LongTable, type LongTableProps } from "@purvey/ui/data/long-table";
import { useText } from "../i18n/messages.ts";
import { longRowsMessages } from "./long-rows-messages.ts";

/** A table of any number of rows, which draws those in sight beyond 200 and says so. Keep the list between renders. */
export function LongRows<Row>(props: Omit<LongTableProps<Row>, "note" | "drawAll">) {
  const text = useText(longRowsMessages);
  return <LongTable {...props} note={text("note", { count: props.rows?.length ?? 0 })} drawAll={text("drawAll")} />;
}
