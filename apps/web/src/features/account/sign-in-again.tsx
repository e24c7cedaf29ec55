import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useText } from "../../shared/i18n/messages.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { messages } from "./messages.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Signing in over the page when the session has ended: what waits goes on afterwards, and no input is lost. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const text = useText(messages);
  const { store } = useSessionAccess();
  const session = useSession();
  return (
    <Dialog open={session.expired} onClose={onLeave} title={text("signInAgain")} sticky width={420}>
      <p className="mb-4 text-soft">{text("expired")}</p>
      <SignInForm
        siteId={session.siteId}
        username={session.username}
        withSite={false}
        returnTo={location.pathname + location.search}
        onSignedIn={(signedIn) => store.signIn(signedIn)}
        aside={
          <Button variant="quiet" onClick={onLeave}>
            {text("leave")}
          </Button>
        }
      />
    </Dialog>
  );
}
