import { Button } from "@purvey/ui/button";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "../messages.ts";

/** A screen that could not be shown. */
export function BrokenScreen({ error }: { error: unknown }) {
  const text = useText(messages);
  useTitle(text("broken"));
  return (
    <div className="main">
      <PageHead title={text("broken")} />
      <Failure error={error} actions={<Button onClick={() => location.reload()}>{text("reload")}</Button>} />
    </div>
  );
}
