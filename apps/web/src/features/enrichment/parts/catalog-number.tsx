import { PartNumber } from "@purvey/ui/data/part-number";
import { Link } from "@tanstack/react-router";

/** An item's number as the link to its record in the catalogue. */
export function CatalogNumber({ item }: { readonly item: string }) {
  return <PartNumber value={item} link={(look) => <Link to="/admin/catalog/$item" params={{ item }} {...look} />} />;
}
