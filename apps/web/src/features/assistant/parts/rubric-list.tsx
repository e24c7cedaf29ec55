import { ai } from "@purvey/client/services/ai";
import type { AiRubric } from "@purvey/contract/generated/ai";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ListPages } from "../../../shared/parts/list-pages.tsx";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { listInput, pageSize } from "../model.ts";
import type { AssistantViewProps } from "../screen.tsx";
import { RubricDialog } from "./rubric-dialog.tsx";

/** What texts of the assistant must satisfy; they are created, changed and deleted here. */
export function RubricList({ view, show }: AssistantViewProps) {
  const text = useText(messages);
  const denial = useDenial("ai.write");
  const [edited, setEdited] = useState<AiRubric | "new">();
  const { data, error, refetch } = useQuery({
    ...useService(ai).queries.rubrics.list(listInput(view)),
    placeholderData: keepPreviousData,
  });
  const columns = useRubricColumns(setEdited, denial);
  const add = (
    <Button variant="primary" icon="plus" disabledReason={denial} onClick={() => setEdited("new")}>
      {text("addRubric")}
    </Button>
  );
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          q={view.q}
          label={text("searchRubrics")}
          hint={text("searchHint")}
          onSearch={(q) => show({ tab: "rubrics", q })}
        />
        <span role="status" className="min-h-5 grow text-soft">
          {data && text("found", { count: data.totalResults })}
        </span>
        {add}
      </div>
      <DataTable<AiRubric>
        caption={text("rubrics")}
        columns={columns}
        rows={data?.data}
        rowKey={({ rubrics_uid }) => rubrics_uid}
        rowLabel={({ name }) => name}
        keyboard="page"
        empty={<EmptyState title={text("noRubric")} actions={add} />}
      />
      <ListPages
        page={view.page}
        pageSize={pageSize}
        total={data?.totalResults ?? 0}
        onPage={(page) => show({ ...view, page })}
      />
      {edited && <RubricDialog rubric={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

function useRubricColumns(onEdit: (rubric: AiRubric) => void, denial: string | undefined): TableColumn<AiRubric>[] {
  const text = useText(messages);
  return [
    {
      key: "name",
      header: text("name"),
      width: 200,
      wrap: true,
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      key: "description",
      header: text("description"),
      minWidth: 200,
      maxWidth: 640,
      wrap: true,
      cell: ({ description }) => <span className="free-text">{description}</span>,
      hideBelow: "narrow",
    },
    {
      key: "changed",
      header: text("changed"),
      width: 176,
      hideBelow: "medium",
      cell: ({ date_last_modified }) => <Timestamp value={date_last_modified} />,
    },
    {
      key: "edit",
      header: "",
      width: 150,
      align: "end",
      cell: (rubric) => (
        <Button disabledReason={denial} onClick={() => onEdit(rubric)}>
          {text("editRubric")}
        </Button>
      ),
    },
  ];
}
