import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { rememberSite } from "../../shared/session/site-of-page.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { trackLinkMessages } from "./track-link-messages.ts";

const route = getRouteApi("/sign-in");

/** The door: site, name, password. */
export function SignInScreen() {
  const text = useText(messages);
  const say = useText(trackLinkMessages);
  useTitle(text("signIn"));
  const { store } = useSessionAccess();
  const { siteId } = useSession();
  const navigate = useNavigate();
  const { to } = route.useSearch();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus(), []);
  return (
    <div className="sign-in items-start pt-[10vh]">
      <main ref={place} id="main" className="sign-in-ticket">
        <header className="mb-5">
          <p className="brand mb-4">Purvey</p>
          <h1 className="text-2xl font-bold">{text("signIn")}</h1>
          <p className="text-soft">{text("lead")}</p>
        </header>
        <SignInForm
          siteId={siteId}
          withSite
          returnTo={to ?? "/"}
          onSignedIn={(signedIn) => {
            rememberSite(signedIn.siteId);
            store.signIn(signedIn);
            void navigate({ href: to ?? "/", replace: true });
          }}
        />
        <p className="mt-5 border-t border-rule pt-4 text-sm">
          <Link to="/shop/track">{say("trackInstead")}</Link>
        </p>
      </main>
    </div>
  );
}
