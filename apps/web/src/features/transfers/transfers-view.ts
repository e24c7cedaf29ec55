import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** What the screen shows, as its address holds it. */
export interface TransfersView {
  /** Between branches; between bins when absent. */
  readonly tab?: "branch" | undefined;
  /** Begin a move here. */
  readonly from?: string | undefined;
  readonly item?: string | undefined;
  /** The transfer that is looked at. */
  readonly transfer?: number | undefined;
  /** Only the branch transfers that are on hold or refused. */
  readonly show?: "held" | undefined;
  /** A change of the queue to be corrected. */
  readonly correct?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readTransfersView(raw: Readonly<Record<string, unknown>>): TransfersView {
  return {
    tab: choiceParam(raw.tab, ["branch"]),
    from: textParam(raw.from),
    item: textParam(raw.item),
    transfer: numberParam(raw.transfer),
    show: choiceParam(raw.show, ["held"]),
    correct: numberParam(raw.correct),
  };
}
