import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber, formatQuantity } from "@purvey/ui/format";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { BlankLines } from "../../shared/stockroom/blank-lines.tsx";
import { linesAfter, lineTrouble } from "../../shared/stockroom/move-line.ts";
import { MoveLines } from "../../shared/stockroom/move-lines.tsx";
import { type PartKey, partText } from "../../shared/stockroom/part-key.ts";
import { PartScan } from "../../shared/stockroom/part-scan.tsx";
import { PostButton } from "../../shared/stockroom/post-button.tsx";
import { PostingBanner } from "../../shared/stockroom/posting-banner.tsx";
import { StockroomDesk } from "../../shared/stockroom/stockroom-desk.tsx";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { useKnownParts } from "../../shared/stockroom/use-known-parts.ts";
import { usePosting } from "../../shared/stockroom/use-posting.ts";
import { useTakePart } from "../../shared/stockroom/use-take-part.ts";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import { readLastJob, rememberLastJob } from "./last-job.ts";
import { messages } from "./messages.ts";
import { ChargeFields, useFavourites } from "./parts/charge-fields.tsx";
import { UsageExtra } from "./parts/usage-extra.tsx";
import { type Favourite, movesOf, tooManySerials, type UsageDraft, type UsageLine, usageBody } from "./usage-model.ts";

const route = getRouteApi("/in/ops/vmi/$warehouse/usage");

/** Takes parts out of a stockroom and charges them to a job. */
export function UsageScreen() {
  const text = useText(messages);
  const { warehouse } = route.useParams();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("usage")}>
      {() => <UsageForm key={warehouse} warehouseUid={warehouse} />}
    </StockroomFrame>
  );
}

function UsageForm({ warehouseUid }: { warehouseUid: number }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const { siteId } = useWho();
  const [empty] = useState<UsageDraft>(() => ({ ...readLastJob(siteId, warehouseUid), lines: [] }));
  const [draft, setDraft] = useKeptDraft<UsageDraft>(`usage/${warehouseUid}`, empty);
  const [tried, setTried] = useState(false);
  const [part, setPart] = useState<PartKey>();
  const { parts, lookUp, onHandOf } = useKnownParts(warehouseUid);
  const posting = usePosting<UsageDraft, "vmi.warehouse.usage">("vmi.warehouse.usage", `vmi/${warehouseUid}`);
  const { job, lines } = draft;
  const setLines = (next: readonly UsageLine[]) => setDraft({ ...draft, lines: next });
  const wrong = lines.some((line) => lineTrouble(line, onHandOf(line)) !== undefined || tooManySerials(line));
  const take = useTakePart({
    lines,
    available: onHandOf,
    onTaken: (next, taken) => {
      setLines(next);
      setPart(taken);
    },
  });
  const post = async () => {
    setTried(true);
    if (job.trim() === "" || wrong) return;
    const sent = {
      input: { warehouseUid, ...usageBody(draft) },
      label: text("label", { job: job.trim() }),
      changes: lines.length,
      path: `/ops/vmi/${warehouseUid}/usage`,
    };
    await posting.post(sent, draft);
    rememberLastJob(siteId, warehouseUid, draft);
    setDraft((now) => ({ ...now, lines: linesAfter(now.lines, lines) }));
    setTried(false);
  };
  return (
    <StockroomDesk warehouseUid={warehouseUid} part={part} books="usage">
      <div className="flex flex-col gap-4">
        <PostingBanner
          posting={posting}
          stored={<Stored job={posting.posted?.job ?? ""} answer={posting.change?.answer} />}
          busy={lines.length > 0}
          onCorrect={setDraft}
        />
        <ChargeFields
          {...draft}
          warehouseUid={warehouseUid}
          missing={tried && job.trim() === ""}
          onChange={(charge) => setDraft({ ...draft, ...charge })}
        />
        <Favourites
          warehouseUid={warehouseUid}
          job={job}
          onAdd={(favourite) => {
            const known = parts.find((part) => partText(part) === partText(favourite));
            const { itemId: code, quantity } = favourite;
            take(known ?? { ...favourite, upcOrEanId: null, qtyOnHand: 0 }, { code, quantity });
          }}
        />
        <PartScan
          parts={parts}
          lookUp={lookUp}
          onPart={take}
          detail={({ qtyOnHand, unitOfMeasure }) => `${formatNumber(qtyOnHand, locale)} ${unitOfMeasure}`}
        />
        {lines.length === 0 ? (
          <BlankLines title={text("none")} hint={text("noneHint")} />
        ) : (
          <MoveLines<UsageLine>
            label={text("lines")}
            lines={lines}
            onChange={setLines}
            available={onHandOf}
            onAttend={setPart}
            extra={(line) => (
              <UsageExtra
                line={line}
                onChange={(next) => setLines(lines.map((each) => (each === line ? { ...line, ...next } : each)))}
              />
            )}
          />
        )}
        <PostButton count={lines.length} wrong={wrong} onPost={post}>
          {text("post", { count: lines.length })}
        </PostButton>
      </div>
    </StockroomDesk>
  );
}

function Stored({ job, answer }: { job: string; answer: unknown }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const figures = movesOf(answer).map(({ itemId: item, qtyOnHand, unitOfMeasure: unit }) =>
    text("left", { item, unit, quantity: formatNumber(qtyOnHand, locale) }),
  );
  return text("stored", { job, figures: figures.join(" ") });
}

interface FavouritesProps {
  readonly warehouseUid: number;
  readonly job: string;
  readonly onAdd: (favourite: Favourite) => void;
}

/** What the job usually takes: one touch adds it with the quantity of the last time. */
function Favourites({ warehouseUid, job, onAdd }: FavouritesProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const favourites = useFavourites(warehouseUid, job);
  if (!favourites) return null;
  return (
    <section aria-label={text("favourites")}>
      <h2 className="mb-1 text-sm font-semibold">{text("favourites")}</h2>
      {favourites.length === 0 && <p className="text-soft">{text("noFavourites")}</p>}
      <div className="flex flex-wrap gap-2">
        {favourites.map((favourite) => {
          const { itemId: item, quantity, unitOfMeasure: unit } = favourite;
          return (
            <Button
              key={`${favourite.invProfileLineType}-${favourite.invMastUid}`}
              icon="plus"
              aria-label={text("favouriteOf", { item, quantity, unit })}
              onClick={() => onAdd(favourite)}
            >
              <span className="font-mono">{item}</span> {formatQuantity({ quantity, unit }, locale)}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
