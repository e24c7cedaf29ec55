import { classNames } from "../class-names.ts";

/** What `Skeleton` takes. */
export interface SkeletonProps {
  /** Any CSS length: the width the real text will have. */
  width?: string;
  className?: string;
}

/**
 * The place of a text that is on its way, in the width it will have. It is not read aloud: say once, outside, that
 * something loads. Rows of a table are drawn by `DataTable` itself.
 *
 * @example
 * <Skeleton width="6ch" />
 */
export function Skeleton({ width = "100%", className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames("skeleton", className)} style={{ inlineSize: width }} />;
}
