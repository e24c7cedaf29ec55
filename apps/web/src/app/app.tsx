import type { Transport } from "@purvey/client";
import { PurveyProvider } from "@purvey/react";
import { ToastProvider } from "@purvey/ui/toast";
import { UiTextProvider } from "@purvey/ui/ui-text-provider";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { createApi } from "../shared/api.ts";
import { LanguageProvider } from "../shared/i18n/language-provider.tsx";
import { LanguageStore } from "../shared/i18n/language-store.ts";
import { useText } from "../shared/i18n/messages.ts";
import { SessionProvider, useSession, useSessionAccess } from "../shared/session/session-context.tsx";
import { type SessionStore, userKeyOf } from "../shared/session/session-store.ts";
import type { AppRouter } from "./router.ts";
import { messages as uiMessages } from "./ui-messages.ts";

/** What the application is made of; tests give their own. */
export interface AppProps {
  readonly session: SessionStore;
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  /** The page's language; English when absent. */
  readonly language?: LanguageStore;
  /** How calls are sent; the platform's `fetch` when absent. */
  readonly transport?: Transport;
}

/** The whole application. */
export function App({ session, router, queryClient, language = new LanguageStore(), transport }: AppProps) {
  return (
    <LanguageProvider store={language}>
      <UiTexts>
        <SessionProvider store={session} transport={transport}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </ApiProvider>
          </QueryClientProvider>
        </SessionProvider>
      </UiTexts>
    </LanguageProvider>
  );
}

/** The words of the components in the page's language. */
function UiTexts({ children }: { children: ReactNode }) {
  return <UiTextProvider say={useText(uiMessages)}>{children}</UiTextProvider>;
}

/** A client for each person and site, so that nothing of the one before reaches the next. */
function ApiProvider({ children }: { children: ReactNode }) {
  const { store, transport } = useSessionAccess();
  const session = useSession();
  const { siteId } = session;
  const userKey = userKeyOf(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person means another client, with a token of its own
  const api = useMemo(() => createApi(siteId, store, transport), [siteId, userKey, store, transport]);
  return (
    <PurveyProvider client={api} userKey={userKey}>
      {children}
    </PurveyProvider>
  );
}
