import { RouterLinkButton } from "../../../shared/links.tsx";
import { PageLinks } from "../../../shared/parts/page-links.tsx";
import { pageSize, type SyncView } from "../sync-view.ts";

/** The way through the pages of the list. */
export function SyncPages({ view, total }: { view: SyncView; total: number }) {
  return (
    <PageLinks
      page={view.page}
      pageSize={pageSize}
      total={total}
      link={(page, attributes) => <RouterLinkButton to="/ops/sync" search={{ ...view, page }} {...attributes} />}
    />
  );
}
