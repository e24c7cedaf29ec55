import { Button } from "@purvey/ui/button";
import { CopyButton } from "@purvey/ui/copy-button";
import { IconButton } from "@purvey/ui/icon-button";
import { Popover } from "@purvey/ui/popover";
import { useLocation, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { problemOf } from "../errors/problem.ts";
import { useText } from "../i18n/messages.ts";
import { useDenial } from "../permissions/use-denial.ts";
import { SaveViewForm } from "./save-view-form.tsx";
import type { SavedView } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import { type SavedViewsState, useSavedViews } from "./use-saved-views.ts";

/** What `SavedViews` takes. */
export interface SavedViewsProps {
  /** What the list is called in the names of its settings: letters and digits, `users`. */
  readonly list: string;
}

/**
 * The views of a list behind a button: open one, save what is shown under a name for oneself or for everybody, copy a
 * link to it. A view is the query of the list's address, so every list whose state is in its address has them.
 *
 * @example
 * <PageHead title={text("users")} actions={<SavedViews list="users" />} />
 */
export function SavedViews({ list }: SavedViewsProps) {
  const text = useText(savedViewsMessages);
  const views = useSavedViews(list);
  const { searchStr } = useLocation();
  const current = [...views.own, ...views.shared].find(({ search }) => search !== "" && search === searchStr);
  return (
    <Popover
      label={text("viewsOf")}
      align="end"
      className="w-80"
      trigger={(attributes) => (
        <Button icon="list" {...attributes}>
          {current?.name ?? text("views")}
        </Button>
      )}
    >
      {(close) => <Sheet views={views} searchStr={searchStr} close={close} />}
    </Popover>
  );
}

interface SheetProps {
  readonly views: SavedViewsState;
  readonly searchStr: string;
  readonly close: () => void;
}

function Sheet({ views, searchStr, close }: SheetProps) {
  const text = useText(savedViewsMessages);
  const denial = useDenial("site.write");
  const { own, shared, error } = views;
  return (
    <div className="flex flex-col gap-3">
      {own.length + shared.length === 0 && <p className="text-sm text-soft">{text("none")}</p>}
      {Boolean(error) && <p className="text-sm text-out">{text("notRead", { reason: problemOf(error).message })}</p>}
      <ViewList title={text("shared")} views={shared} close={close} onRemove={views.removeShared} denial={denial} />
      <ViewList title={text("own")} views={own} close={close} onRemove={views.removeOwn} />
      {searchStr !== "" && <ViewLink view={{ name: text("asItComes"), search: "" }} close={close} />}
      <SaveViewForm views={views} search={searchStr} close={close} denial={denial} />
      <p className="flex items-center justify-between gap-2 text-sm text-soft">
        {text("copyLink")}
        <CopyButton text={location.href} what={text("link")} />
      </p>
    </div>
  );
}

interface ViewListProps<View extends SavedView> {
  readonly title: string;
  readonly views: readonly View[];
  readonly close: () => void;
  readonly onRemove: (view: View) => unknown;
  readonly denial?: string | undefined;
}

function ViewList<View extends SavedView>({ title, views, close, onRemove, denial }: ViewListProps<View>) {
  const text = useText(savedViewsMessages);
  if (views.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul className="border-y border-rule">
        {views.map((view) => (
          <li key={view.name} className="flex items-center gap-2 border-rule not-last:border-b">
            <ViewLink view={view} close={close} />
            <IconButton
              icon="trash"
              className="ms-auto"
              label={text("remove", { name: view.name })}
              disabledReason={denial}
              onClick={() => onRemove(view)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens a view like any link: a plain click within the page, with a modifier in a tab of its own. */
function ViewLink({ view, close }: { view: SavedView; close: () => void }) {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const href = pathname + view.search;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
    history.push(href);
  };
  return (
    <a
      href={href}
      onClick={open}
      aria-current={view.search === searchStr ? "true" : undefined}
      className="min-w-0 truncate py-1 aria-[current]:font-semibold"
    >
      {view.name}
    </a>
  );
}
