import { useText } from "../../../shared/i18n/messages.ts";
import { code128 } from "../code128.ts";
import type { PrintedLabel } from "../label-data.ts";
import type { LabelKind } from "../labels-view.ts";
import { messages } from "../messages.ts";

/** A label as it is printed: its number large, its description, its bars. White as paper is, in the dark too. */
export function LabelPreview({ label, kind }: { label: PrintedLabel; kind: LabelKind }) {
  const text = useText(messages);
  const main = (kind === "bin" ? label.bin : label.itemId) ?? "";
  const second = kind === "shelf" ? label.bin : undefined;
  return (
    <figure className="label-paper" data-kind={kind} aria-label={main}>
      <div className="flex justify-between gap-3 font-mono font-bold">
        <span className={kind === "bin" ? "mx-auto text-2xl" : "text-lg"}>{main}</span>
        {second && <span className="text-lg">{second}</span>}
      </div>
      {label.itemDesc && <p className="truncate text-xs">{label.itemDesc}</p>}
      <Bars text={main} />
      <p className="flex justify-between text-xs">
        <span>{label.copies > 1 && text("times", { count: label.copies })}</span>
        {/* A shelf's label has its gauge there. */}
        <span>{kind === "item" && label.unitOfMeasure}</span>
      </p>
    </figure>
  );
}

function Bars({ text: code }: { text: string }) {
  const text = useText(messages);
  const widths = code128(code);
  if (!widths) return <p className="text-out">{text("noBars", { code })}</p>;
  const total = widths.reduce((sum, width) => sum + width, 0);
  let at = 0;
  const path = widths
    .map((width, place) => {
      const bar = place % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : "";
      at += width;
      return bar;
    })
    .join("");
  return (
    <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" className="label-bars" aria-hidden="true">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
