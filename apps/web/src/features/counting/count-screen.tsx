import type { Warehouse } from "@purvey/contract/generated/vmi";
import { Banner } from "@purvey/ui/banner";
import { useToasts } from "@purvey/ui/toast";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { useDeviceDraft } from "../../shared/use-device-draft.ts";
import { type CountBody, type CountSheet, recounted } from "./count-model.ts";
import { messages } from "./messages.ts";
import { CountEntry } from "./parts/count-entry.tsx";
import { CountReview } from "./parts/count-review.tsx";
import { PostedCount } from "./parts/posted-count.tsx";
import { StartCount } from "./parts/start-count.tsx";
import { useReview } from "./use-review.ts";

const route = getRouteApi("/in/ops/vmi/$warehouse/count");

/** Counts a section: scan, quantity, next; blind, resumable, posted against the books as they are then. */
export function CountScreen() {
  const text = useText(messages);
  const { warehouse } = route.useParams();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("count")}>
      {(stockroom) => <Count key={warehouse} stockroom={stockroom} />}
    </StockroomFrame>
  );
}

function Count({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { section } = route.useSearch();
  const { warehouseUid } = stockroom;
  const { loaded, draft: sheet, keep, failed } = useDeviceDraft<CountSheet>(`count/${warehouseUid}`);
  const { books, read, leave } = useReview(warehouseUid);
  const queue = useQueue();
  if (!loaded || !queue.loaded) return null;
  if (!sheet) return <StartCount stockroom={stockroom} section={section} onStart={keep} />;
  const name = sheet.sectionName ?? text("stockroom");
  const discard = () => {
    keep(undefined);
    toasts.show({ message: text("discarded"), action: { label: text("undo"), onAction: () => keep(sheet) } });
  };
  const post = async (body: CountBody) => {
    const { id } = await queue.enqueue({
      endpoint: "vmi.warehouse.adjust",
      input: { warehouseUid, ...body },
      label: text("label", { section: name }),
      record: `vmi/${warehouseUid}`,
      changes: body.adjustments.length,
      path: `/ops/vmi/${warehouseUid}/count`,
    });
    leave();
    keep({ ...sheet, changeId: id });
  };
  const again = async () => {
    const { changeId, ...open } = sheet;
    if (changeId !== undefined) await queue.discard(changeId);
    await read(open);
    keep(open);
  };
  if (sheet.changeId !== undefined) {
    return (
      <PostedCount
        section={name}
        change={queue.changes.find(({ id }) => id === sheet.changeId)}
        online={queue.online}
        onDone={() => keep(undefined)}
        onAgain={again}
      />
    );
  }
  return (
    <>
      {failed && (
        <Banner tone="low" className="mb-4">
          {text("notKept")}
        </Banner>
      )}
      {books ? (
        <CountReview
          sheet={sheet}
          books={books}
          onBack={leave}
          onRecount={(line) => {
            keep(recounted(sheet, line));
            leave();
          }}
          onPost={post}
        />
      ) : (
        <CountEntry warehouseUid={warehouseUid} sheet={sheet} onChange={keep} onReview={read} onDiscard={discard} />
      )}
    </>
  );
}
