import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { rememberSite } from "../../shared/session/site-of-page.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { openIdCalls } from "./open-id-calls.ts";

/** Where an identity provider sends back to: signs in by what it says, and goes on where one wanted to go. */
export function OpenIdScreen() {
  const text = useText(messages);
  useTitle(text("signIn"));
  const error = useCompletion();
  return (
    <div className="sign-in items-start pt-[10vh]">
      <main id="main" className="sign-in-ticket">
        <p className="brand mb-4">Purvey</p>
        <h1 className="mb-5 text-2xl font-bold">{text("signIn")}</h1>
        {error === undefined ? <p role="status">{text("signingIn")}</p> : <Failure error={error} />}
        <p className="mt-5 border-t border-rule pt-4 text-sm">
          <Link to="/sign-in">{text("backToSignIn")}</Link>
        </p>
      </main>
    </div>
  );
}

const route = getRouteApi("/sign-in/openid");

/** Finishes the sign-in, once: a code is good once. What refuses it. */
function useCompletion(): unknown {
  const { store, transport } = useSessionAccess();
  const { siteId } = useSession();
  const navigate = useNavigate();
  const search = route.useSearch();
  const [error, setError] = useState<unknown>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const said = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const query = new URLSearchParams(said).toString();
    void openIdCalls(siteId, transport)
      .complete({ query })
      .safe()
      .then((result) => {
        if (!result.ok) return setError(result.error);
        const { id, token, username, returnTo, endSessionUrl } = result.data;
        rememberSite(siteId);
        store.signIn({ siteId, token, userId: id, username, ...(endSessionUrl ? { endSessionUrl } : {}) });
        void navigate({ href: returnTo, replace: true });
      });
  }, [search, siteId, transport, store, navigate]);
  return error;
}
