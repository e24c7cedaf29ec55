/** What `FromTo` takes. */
export interface FromToProps {
  /** Where something comes from; nothing where it comes from outside. */
  readonly from?: string | undefined;
  readonly to: string;
}

/**
 * From one place to another: "Columbus → Toledo". The names keep their own direction, and the arrow points the way that
 * lines run, whatever script the names are in.
 */
export function FromTo({ from, to }: FromToProps) {
  return (
    <>
      {from && <bdi>{from}</bdi>} <span className="points-ahead inline-block">→</span> <bdi>{to}</bdi>
    </>
  );
}
