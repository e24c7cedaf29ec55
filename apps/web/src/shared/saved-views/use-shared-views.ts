import { NotFoundError } from "@purvey/client/errors";
import { site } from "@purvey/client/services/site";
import { dataOf, useInvalidate } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../customer/who.tsx";
import { problemOf } from "../errors/problem.ts";
import { useText } from "../i18n/messages.ts";
import { overNewest } from "../overtaken/overtaken.ts";
import { useService } from "../use-service.ts";
import {
  freeName,
  type ListedView,
  mergedChange,
  type SavedView,
  sameView,
  savedViewOf,
  settingNameOf,
  sharedViewsOf,
  viewService,
} from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";

/** The views of a list that everybody of the site sees, and what can be done with them. */
export function useSharedViews(list: string) {
  const { may } = useWho();
  const { settings } = useService(site).queries;
  const asked = may("site.read") ? { serviceName: viewService, statusCd: 704 as const, limit: 1000 } : skipToken;
  const { data, error, isLoading } = useQuery(dataOf(settings.list(asked)));
  const shared = useMemo(() => sharedViewsOf(data ?? [], list), [data, list]);
  return { shared, error, known: !isLoading, acts: useSharedActs(list, shared) };
}

/**
 * Changes shared views as they are stored by now, not as they were read: two who change the same one lose nothing, not
 * in the same moment either, and who comes second is told what the first one did.
 */
function useSharedActs(list: string, shared: readonly SavedView[]) {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const told = useTold();
  const stored = useStoredView();
  const mutations = useService(site).mutations.settings;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const remove = useMutation(mutations.delete());
  const put = ({ name, search }: SavedView) => {
    const settingName = settingNameOf(list, name, Date.now());
    return create.mutateAsync({ serviceName: viewService, settingName, settingValue: { name, search } });
  };
  const change = (view: ListedView, part: Partial<SavedView>) =>
    overNewest(async () => {
      const { now, place } = await stored(view);
      const settingValue = mergedChange(view, now, part);
      if (!settingValue) throw new Error(text("overtaken", { name: now.name }));
      await update.mutateAsync({ ...place, settingValue });
    });
  const take = (view: ListedView) =>
    overNewest(async () => {
      const { now, place } = await stored(view);
      if (!sameView(view, now)) throw new Error(text("overtaken", { name: now.name }));
      await remove.mutateAsync(place);
    });
  const share = (view: SavedView) => told(() => put(view), text("sharedDone", { name: view.name }));
  const undoable = async (work: () => Promise<unknown>, message: string, onAction: () => void) => {
    const done = await told(work, undefined);
    if (done) toasts.show({ message, action: { label: text("undo"), onAction } });
    return done;
  };
  return {
    share,
    /** Takes a view away from everybody, without a word. */
    take: (view: ListedView) => told(() => take(view), undefined),
    rename: (view: ListedView, name: string) =>
      told(() => change(view, { name }), text("renamed", { before: view.name, name })),
    replace: (view: ListedView, search: string) => {
      const back = () => void told(() => change({ ...view, search }, { search: view.search }), text("undone"));
      return undoable(() => change(view, { search }), text("replaced", { name: view.name }), back);
    },
    remove: (view: ListedView) => {
      const back = () =>
        void share({
          ...view,
          name: freeName(
            shared.filter((each) => each !== view),
            view.name,
          ),
        });
      return undoable(() => take(view), text("removed", { name: view.name }), back);
    },
  };
}

/** A shared view as it is stored now, and the version of its setting that a change then goes by. */
interface StoredView {
  readonly now: SavedView;
  readonly place: { readonly settingsUid: number; readonly expectedVersion: number };
}

/** Reads a shared view as it is stored now; says so when somebody has deleted it. */
function useStoredView(): (view: ListedView) => Promise<StoredView> {
  const text = useText(savedViewsMessages);
  const { api } = useService(site);
  return async ({ name, settingsUid = 0 }) => {
    try {
      const { settingValue, version } = (await api.settings.get({ settingsUid })).data;
      const now = savedViewOf(settingValue);
      if (now) return { now, place: { settingsUid, expectedVersion: version } };
    } catch (failure) {
      if (!(failure instanceof NotFoundError)) throw failure;
    }
    throw new Error(text("gone", { name }));
  };
}

/** Does something with shared views and says what came of it; after a refusal they are read again. */
function useTold() {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const invalidate = useInvalidate();
  return async (work: () => Promise<unknown>, message: string | undefined): Promise<boolean> => {
    try {
      await work();
      if (message !== undefined) toasts.show({ tone: "ok", message });
      return true;
    } catch (failure) {
      toasts.show({ tone: "out", message: text("refused", { reason: problemOf(failure).message }), duration: 9000 });
      await invalidate("site.settings.update");
      return false;
    }
  };
}
