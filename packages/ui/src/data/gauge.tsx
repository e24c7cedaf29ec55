import { useId } from "react";
import { classNames } from "../class-names.ts";
import { formatNumber } from "../format.ts";
import { toneText } from "../primitives/tone.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";
import { gaugeScale, type StockFigures, type StockState, stockState } from "../stock-level.ts";
import { type SayUiText, sayInEnglish } from "../ui-texts.ts";
import { useFormat } from "./format-provider.tsx";
import { StatusGlyph } from "./status.tsx";

/** What `Gauge` takes. */
export interface GaugeProps extends StockFigures {
  /** Unit of all figures: `EA`. */
  unit: string;
  /** Print the figure beside the bar; true when absent. */
  figure?: boolean;
  /** Print the word of the state too: "Low". Rows leave it to the glyph, whose word is read aloud. */
  word?: boolean;
  /** Width of the bar in pixels; 64 everywhere, more only in the head of a record. */
  width?: number;
  className?: string;
}

const words = { ok: "stockOk", low: "stockLow", out: "stockOut" } as const;
const sentences = { ok: "gaugeOk", low: "gaugeLow", out: "gaugeOut" } as const;

/**
 * Stock against its minimum and maximum: the signature of the product. The bar is what is on hand, the hatched part
 * what is on order, the two ticks are minimum and maximum, the notch the reorder point. Figure, glyph and word say
 * the same without the bar.
 *
 * @example
 * <Gauge onHand={6} onOrder={24} minimum={10} maximum={40} unit="EA" />
 */
export function Gauge({ unit, figure = true, word = false, width = 64, className, ...figures }: GaugeProps) {
  const { locale } = useFormat();
  const say = useUiText();
  const state = stockState(figures);
  return (
    <span className={classNames("gauge", className)}>
      <GaugeBar figures={figures} state={state} width={width} label={gaugeSentence(figures, unit, locale, say)} />
      {figure && (
        <span className="gauge-figure" aria-hidden="true">
          {formatNumber(figures.onHand, locale)}&nbsp;<span className="quantity-unit">{unit}</span>
        </span>
      )}
      <span className={classNames("inline-flex items-center gap-1.5", toneText[state])}>
        <StatusGlyph shape={state} />
        {word && <span aria-hidden="true">{say(words[state])}</span>}
      </span>
    </span>
  );
}

/** The gauge in one sentence, as it is read aloud and printed: "6 EA on hand, low: at or below …". */
export function gaugeSentence(
  figures: StockFigures,
  unit: string,
  locale?: string,
  say: SayUiText = sayInEnglish,
): string {
  const state = stockState(figures);
  const of = (value: number) => ({ quantity: `${formatNumber(value, locale)} ${unit}` });
  const parts = [say(sentences[state], of(figures.onHand))];
  if (figures.onOrder) parts.push(say("gaugeOnOrder", of(figures.onOrder)));
  if (figures.minimum !== undefined) parts.push(say("gaugeMinimum", of(figures.minimum)));
  if (figures.maximum !== undefined) parts.push(say("gaugeMaximum", of(figures.maximum)));
  if (figures.reorderPoint !== undefined) parts.push(say("gaugeReorder", of(figures.reorderPoint)));
  return parts.join("; ");
}

interface GaugeBarProps {
  figures: StockFigures;
  state: StockState;
  width: number;
  label: string;
}

const height = 14;
const track = { top: 4, height: 6 };

function GaugeBar({ figures, state, width, label }: GaugeBarProps) {
  const id = useId();
  const scale = gaugeScale(figures);
  const x = (share: number) => Math.round(share * (width - 1));
  const tick = (share: number | undefined) =>
    share !== undefined && <rect className="gauge-tick" x={x(share)} y={1} width={1.5} height={12} />;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`gauge-bar gauge-${state}`}
    >
      <title>{label}</title>
      <defs>
        <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="gauge-hatch" width="1.500" height="3" />
        </pattern>
      </defs>
      <rect className="gauge-track" x={0} y={track.top} width={width} height={track.height} />
      <rect
        fill={`url(#${id})`}
        x={x(scale.onHand)}
        y={track.top}
        width={Math.max(0, x(scale.arriving) - x(scale.onHand))}
        height={track.height}
      />
      <rect className="gauge-fill" x={0} y={track.top} width={x(scale.onHand)} height={track.height} />
      {scale.reorderPoint !== undefined && (
        <path className="gauge-tick" d={`M${x(scale.reorderPoint) - 3} 0h6l-3 4z`} />
      )}
      {tick(scale.minimum)}
      {tick(scale.maximum)}
      {scale.over && <path className="gauge-over" d={`M${width - 6} 3.500l5 3.500-5 3.500`} />}
    </svg>
  );
}
