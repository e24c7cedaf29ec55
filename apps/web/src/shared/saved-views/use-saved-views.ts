import { dataOf } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../customer/who.tsx";
import { problemOf } from "../errors/problem.ts";
import { useText } from "../i18n/messages.ts";
import { useSiteMutations, useSiteQueries } from "../site-api.ts";
import { usePersonalViews } from "./personal-views.ts";
import { type SavedView, type SharedView, settingNameOf, sharedViewsOf, viewService, withView } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";

/** The views of a list, and what can be done with them. Each act says itself what came of it. */
export interface SavedViewsState {
  readonly own: readonly SavedView[];
  readonly shared: readonly SharedView[];
  /** Why the shared ones could not be read. */
  readonly error: unknown;
  readonly saveOwn: (view: SavedView) => void;
  /** True once the server stored it. */
  readonly share: (view: SavedView) => Promise<boolean>;
  readonly removeOwn: (view: SavedView) => void;
  readonly removeShared: (view: SharedView) => Promise<void>;
}

/** Views of a list: a person's own in the browser, those of everybody among the site's settings. */
export function useSavedViews(list: string): SavedViewsState {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const [own, keep] = usePersonalViews(list);
  const shared = useSharedViews(list);
  const saveOwn = (view: SavedView) => {
    keep(withView(own, view));
    toasts.show({ tone: "ok", message: text("saved", { name: view.name }) });
  };
  const removeOwn = (view: SavedView) => {
    keep(own.filter(({ name }) => name !== view.name));
    const undo = { label: text("undo"), onAction: () => keep(own) };
    toasts.show({ message: text("removed", { name: view.name }), action: undo });
  };
  return { own, saveOwn, removeOwn, ...shared };
}

function useSharedViews(list: string): Pick<SavedViewsState, "shared" | "error" | "share" | "removeShared"> {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const { may } = useWho();
  const { settings } = useSiteQueries().site;
  const mutations = useSiteMutations().site.settings;
  const asked = may("site.read") ? { serviceName: viewService, statusCd: 704 as const, limit: 1000 } : skipToken;
  const { data, error } = useQuery(dataOf(settings.list(asked)));
  const create = useMutation(mutations.create());
  const remove = useMutation(mutations.delete());
  const told = async (work: Promise<unknown>, message: string): Promise<boolean> => {
    try {
      await work;
      toasts.show({ tone: "ok", message });
      return true;
    } catch (failure) {
      toasts.show({ tone: "out", message: text("refused", { reason: problemOf(failure).message }), duration: 9000 });
      return false;
    }
  };
  return {
    shared: useMemo(() => sharedViewsOf(data ?? [], list), [data, list]),
    error,
    share: ({ name, search }) => {
      const settingName = settingNameOf(list, name, Date.now());
      const setting = { serviceName: viewService, settingName, settingValue: { name, search } };
      return told(create.mutateAsync(setting), text("sharedDone", { name }));
    },
    removeShared: async ({ settingsUid, name }) => {
      await told(remove.mutateAsync({ settingsUid }), text("removed", { name }));
    },
  };
}
