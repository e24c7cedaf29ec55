export interface FromToProps {
  /** Where something comes from; nothing where it comes from outside. */
  readonly from?: string | undefined;
  readonly to: string;
  /** The places are codes, such as bins. */
  readonly codes?: boolean;
}

/**
 * From one place to another: "Columbus → Toledo". The names keep their own direction, and the arrow points the way that
 * lines run, whatever script the names are in.
 */
export function FromTo({ from, to, codes = false }: FromToProps) {
  const place = (name: string) => (codes ? <span className="font-mono">{name}</span> : <bdi>{name}</bdi>);
  return (
    <>
      {from && place(from)} <span className="points-ahead inline-block">→</span> {place(to)}
    </>
  );
}
