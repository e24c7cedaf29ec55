import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import type { Language } from "./language.ts";
import { LanguageStore } from "./language-store.ts";

const StoreContext = createContext(new LanguageStore());

/** Gives the page's language to everything below, and says it to the browser. */
export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  const { code, dir = "" } = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    Object.assign(document.documentElement, { lang: code, dir });
  }, [code, dir]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store of the page's language, for who changes it. */
export function useLanguageStore(): LanguageStore {
  return use(StoreContext);
}

/** The language that the page is shown in. */
export function useLanguage(): Language {
  const store = use(StoreContext);
  return useSyncExternalStore(store.subscribe, store.get);
}
