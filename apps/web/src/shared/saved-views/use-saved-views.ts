import { useToasts } from "@purvey/ui/toast";
import { useEffect } from "react";
import { useText } from "../i18n/messages.ts";
import { useFirstView } from "./first-view.ts";
import { type ChangeViews, usePersonalViews } from "./personal-views.ts";
import { freeName, type ListedView, type SavedView, type SharedView, viewKey, withView } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import { useSharedViews } from "./use-shared-views.ts";

/** What can be done with a view. Each act says itself what came of it; true once it is stored. */
export interface ViewActs {
  readonly save: (view: SavedView, share: boolean) => Promise<boolean>;
  readonly rename: (view: ListedView, name: string) => Promise<boolean>;
  /** Puts what is shown in the place of what the view held. */
  readonly replace: (view: ListedView, search: string) => Promise<boolean>;
  readonly remove: (view: ListedView) => Promise<boolean>;
  /** Makes one's own view a shared one, a shared one one's own. */
  readonly move: (view: ListedView) => Promise<boolean>;
  /** Lets the list open with a view on this device; undefined lets it open as it comes. */
  readonly setFirst: (view: ListedView | undefined) => void;
}

/** The views of a list. */
export interface SavedViewsState extends ViewActs {
  readonly own: readonly SavedView[];
  readonly shared: readonly SharedView[];
  /** The shared ones are read, or cannot be. */
  readonly known: boolean;
  /** The key of the view that the list opens with. */
  readonly first: string | undefined;
  /** Why the shared ones could not be read. */
  readonly error: unknown;
}

/** Views of a list: a person's own in the browser, those of everybody among the site's settings. */
export function useSavedViews(list: string): SavedViewsState {
  const [own, changeOwn] = usePersonalViews(list);
  const { shared, known, error, acts } = useSharedViews(list);
  const ownActs = useOwnActs(changeOwn);
  const sayMoved = useSayMoved();
  const first = useFollowingFirst(list, [...own, ...shared], known && !error);
  const actsOf = ({ settingsUid }: ListedView) => (settingsUid === undefined ? ownActs : acts);
  return {
    own,
    shared,
    known,
    error,
    first: first.key,
    setFirst: first.choose,
    save: (view, share) => {
      if (!share) return ownActs.save(view);
      const before = shared.find(({ name }) => name === view.name);
      return before ? acts.replace(before, view.search) : acts.share(view);
    },
    rename: async (view, name) => {
      if (!(await actsOf(view).rename(view, name))) return false;
      first.follow(view, { ...view, name });
      return true;
    },
    replace: (view, search) => actsOf(view).replace(view, search),
    remove: (view) => actsOf(view).remove(view),
    move: async (view) => {
      if (view.settingsUid === undefined) {
        if (!(await acts.share({ ...view, name: freeName(shared, view.name) }))) return false;
        changeOwn((views) => views.filter((each) => each.name !== view.name));
        return true;
      }
      if (!(await acts.take(view))) return false;
      const name = freeName(own, view.name);
      changeOwn((views) => withView(views, { name, search: view.search }));
      first.follow(view, { name, search: view.search });
      sayMoved(name);
      return true;
    },
  };
}

function useSayMoved(): (name: string) => void {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  return (name) => void toasts.show({ tone: "ok", message: text("movedToOwn", { name }) });
}

/** The view that the list opens with: it follows what becomes of the view. */
function useFollowingFirst(list: string, views: readonly ListedView[], known: boolean) {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const [first, keep] = useFirstView(list);
  const view = views.find((each) => viewKey(each) === first?.key);
  useEffect(() => {
    if (known && first && view?.search !== first.search) keep(view);
  }, [known, first, view, keep]);
  return {
    key: first?.key,
    choose: (next: ListedView | undefined) => {
      keep(next);
      toasts.show({ tone: "ok", message: next ? text("first", { name: next.name }) : text("notFirst") });
    },
    follow: (before: ListedView, after: ListedView) => first?.key === viewKey(before) && keep(after),
  };
}

function useOwnActs(change: ChangeViews) {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const undoable = (message: string, onAction: () => void) =>
    void toasts.show({ message, action: { label: text("undo"), onAction } });
  const put = (view: SavedView) => change((views) => withView(views, view));
  return {
    save: async (view: SavedView) => {
      put(view);
      toasts.show({ tone: "ok", message: text("saved", { name: view.name }) });
      return true;
    },
    rename: async (view: SavedView, name: string) => {
      change((views) =>
        withView(
          views.filter((each) => each.name !== view.name),
          { ...view, name },
        ),
      );
      toasts.show({ tone: "ok", message: text("renamed", { before: view.name, name }) });
      return true;
    },
    replace: async (view: SavedView, search: string) => {
      put({ ...view, search });
      undoable(text("replaced", { name: view.name }), () => put(view));
      return true;
    },
    remove: async (view: SavedView) => {
      change((views) => views.filter(({ name }) => name !== view.name));
      const back = () => change((views) => withView(views, { ...view, name: freeName(views, view.name) }));
      undoable(text("removed", { name: view.name }), back);
      return true;
    },
  };
}
