import { vmi } from "@purvey/client/services/vmi";
import type { Warehouse } from "@purvey/contract/generated/vmi";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { Unread } from "../../shared/parts/unread.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { mostParts } from "../../shared/stockroom/use-stockroom.ts";
import { useService } from "../../shared/use-service.ts";
import { boardMessages } from "./board-messages.ts";
import { type BoardView, boardRows } from "./board-view.ts";
import { BoardFilters } from "./parts/board-filters.tsx";
import { BoardTable } from "./parts/board-table.tsx";
import { LevelBar } from "./parts/level-bar.tsx";
import { RestockDialog } from "./parts/restock-dialog.tsx";
import { type PlannedRestock, restockPlan } from "./restock-plan.ts";
import { useBoard } from "./use-board.ts";

const route = getRouteApi("/in/ops/vmi/$warehouse/board");

/** The min/max board: what runs out, what to order of it and why. */
export function BoardScreen() {
  const text = useText(boardMessages);
  const { warehouse } = route.useParams();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("board")}>
      {(stockroom) =>
        stockroom.invProfileHdrUid === null ? <NoProfile stockroom={stockroom} /> : <BoardOf stockroom={stockroom} />
      }
    </StockroomFrame>
  );
}

function BoardOf({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(boardMessages);
  const { warehouseUid } = stockroom;
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: BoardView) => void navigate({ search: next });
  const { queries } = useService(vmi);
  const { data, error, refetch, isFetching, fetchStatus } = useQuery({
    ...queries.warehouse.replenish.list({ warehouseUid, show: "all", limit: mostParts }),
    // What is ordered is decided by it: figures kept from before are shown, but asked for again.
    refetchOnMount: "always",
  });
  const items = data?.data ?? [];
  const rows = data && boardRows(items, view);
  const board = useBoard(warehouseUid, items, rows ?? []);
  // What is asked about stays as it is while orders are placed and the board is read again.
  const [asked, setAsked] = useState<readonly PlannedRestock[]>();
  const denial = useDenial("stockroom.move");
  const plan = restockPlan(board.planned);
  const failure = error && <Failure error={error} onRetry={refetch} />;
  if (failure && !data) return failure;
  if (!data && fetchStatus === "paused") return <Unread query={{ error, refetch, fetchStatus }} />;
  return (
    <>
      {failure}
      <BoardFilters items={items} view={view} show={show} />
      {data && data.totalResults > items.length && (
        <Banner className="mb-3">{text("first", { shown: items.length, total: data.totalResults })}</Banner>
      )}
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <span role="status" className="min-h-5 text-soft">
          {rows && text("shown", { count: rows.length })}
        </span>
        <Button
          variant="primary"
          icon="truck"
          className="ms-auto max-sm:w-full"
          disabledReason={denial ?? (plan.length === 0 ? text("createNone") : undefined)}
          onClick={() => setAsked(plan)}
        >
          {text("create")}
        </Button>
      </div>
      <BoardTable
        warehouseUid={warehouseUid}
        rows={rows}
        board={board}
        refreshing={isFetching && data !== undefined}
        empty={<NothingLow view={view} show={show} />}
      />
      <LevelBar invProfileHdrUid={stockroom.invProfileHdrUid ?? 0} items={items} board={board} />
      {asked && (
        <RestockDialog
          warehouseUid={warehouseUid}
          plan={asked}
          onDone={(placed) => board.settle(placed.map(({ item }) => item))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function NothingLow({ view, show }: { view: BoardView; show: (next: BoardView) => void }) {
  const text = useText(boardMessages);
  const narrowed = view.q !== undefined || view.section !== undefined || view.distributor !== undefined;
  const calm = !narrowed && view.show === undefined;
  return (
    <EmptyState
      title={text(calm ? "none" : "noneFits")}
      actions={
        <>
          {calm && <Button onClick={() => show({ show: "missing" })}>{text("showMissing")}</Button>}
          <Button onClick={() => show({ show: "all" })}>{text("showAll")}</Button>
        </>
      }
    >
      {calm && text("noneHint")}
    </EmptyState>
  );
}

function NoProfile({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(boardMessages);
  return (
    <EmptyState
      title={text("noProfile")}
      actions={
        <RouterLinkButton to="/ops/vmi/$warehouse" params={{ warehouse: stockroom.warehouseUid }}>
          {text("toStockroom")}
        </RouterLinkButton>
      }
    >
      {text("noProfileHint")}
    </EmptyState>
  );
}
