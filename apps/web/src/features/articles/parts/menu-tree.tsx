import { NotFoundError } from "@purvey/client/errors";
import { content } from "@purvey/client/services/content";
import type { MenuItem } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { useQuery } from "@tanstack/react-query";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import type { ArticlesViewProps } from "../articles-screen.tsx";
import { menuLines } from "../articles-view.ts";
import { messages } from "../messages.ts";

/** A menu as a tree. Menus cannot be listed, so one is asked for by its number. */
export function MenuTree({ view, show }: ArticlesViewProps) {
  const text = useText(messages);
  const id = view.menu ?? 1;
  const { data, error, refetch } = useQuery(dataOf(useService(content).queries.menu.doc({ id })));
  const columns: TableColumn<MenuItem>[] = [
    {
      key: "title",
      header: text("entry"),
      minWidth: 160,
      maxWidth: 400,
      cell: ({ title, level }) => (
        <span className="font-semibold" style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>
          {title}
        </span>
      ),
    },
    {
      key: "link",
      header: text("leadsTo"),
      width: 192,
      wrap: true,
      cell: ({ link }) => <span className="font-mono">{link || "–"}</span>,
    },
    { key: "type", header: text("kind"), width: 112, hideBelow: "narrow", cell: ({ type }) => type },
  ];
  return (
    <>
      <Field label={text("menuNumber")} className="mb-3 w-40">
        <NumberInput
          value={id}
          onValueChange={(menu) => show({ ...view, menu: menu === null || menu < 2 ? undefined : Math.round(menu) })}
        />
      </Field>
      {error instanceof NotFoundError ? (
        <EmptyState
          title={text("noMenu")}
          actions={<Button onClick={() => show({ ...view, menu: undefined })}>{text("firstMenu")}</Button>}
        />
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<MenuItem>
          caption={data?.title ?? text("menu")}
          columns={columns}
          rows={data && menuLines(data.items)}
          rowKey={({ id: entry }) => entry}
          rowLabel={({ title }) => title}
        />
      )}
    </>
  );
}
