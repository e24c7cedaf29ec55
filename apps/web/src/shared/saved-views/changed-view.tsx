import { Button } from "@purvey/ui/button";
import { useText } from "../i18n/messages.ts";
import type { OpenView } from "./open-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import type { SavedViewsState } from "./use-saved-views.ts";
import { ViewLink } from "./view-link.tsx";

/** What `ChangedView` takes. */
export interface ChangedViewProps {
  readonly views: SavedViewsState;
  readonly open: OpenView;
  /** What is shown, as the query of its address. */
  readonly search: string;
  readonly close: () => void;
  /** Why the person may not change what everybody sees. */
  readonly denial: string | undefined;
}

/** Says that the open view was changed: keep the change in the view, or go back to what it holds. */
export function ChangedView({ views, open, search, close, denial }: ChangedViewProps) {
  const text = useText(savedViewsMessages);
  const { view, changed } = open;
  if (!view || !changed) return null;
  const keep = async () => {
    if (await views.replace(view, search)) close();
  };
  return (
    <section aria-label={text("changedView", { name: view.name })} className="border-b border-rule pb-3">
      <p className="mb-2 text-sm font-semibold">{text("changedView", { name: view.name })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={keep} disabledReason={view.settingsUid === undefined ? undefined : denial}>
          {text("keepChange")}
        </Button>
        <ViewLink search={view.search} onOpen={() => open.open(view)} close={close}>
          {text("dropChange", { name: view.name })}
        </ViewLink>
      </div>
    </section>
  );
}
