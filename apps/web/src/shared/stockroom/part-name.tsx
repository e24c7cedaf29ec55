import { ItemLink } from "../parts/item-link.tsx";
import type { PartKey } from "./part-key.ts";

export interface PartNameProps {
  readonly part: Pick<PartKey, "invProfileLineType"> & { readonly itemId: string };
  readonly className?: string;
  readonly children?: string;
}

/** The number of a part: an item of the catalogue links to its page, an own product has none. */
export function PartName({ part, className, children = part.itemId }: PartNameProps) {
  if (part.invProfileLineType === "products") return <span className="select-all">{children}</span>;
  return (
    <ItemLink itemId={part.itemId} {...(className ? { className } : {})}>
      {children}
    </ItemLink>
  );
}
