import { NetworkError } from "@purvey/client/errors";
import { Button } from "@purvey/ui/button";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useRouter } from "@tanstack/react-router";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "../messages.ts";

/** A screen that could not be shown, where it would stand. */
export function BrokenScreen({ error }: { error: unknown }) {
  const text = useText(messages);
  const router = useRouter();
  useTitle(text("broken"));
  // Loaded anew without a network the page would be the browser's own.
  const wayOut =
    error instanceof NetworkError
      ? { onRetry: () => router.invalidate() }
      : { actions: <Button onClick={() => location.reload()}>{text("reload")}</Button> };
  return (
    <>
      <PageHead title={text("broken")} />
      <Failure error={error} {...wayOut} />
    </>
  );
}

/** The same where not even the frame could be shown. */
export function BrokenPage({ error }: { error: unknown }) {
  return (
    <div className="main">
      <BrokenScreen error={error} />
    </div>
  );
}
