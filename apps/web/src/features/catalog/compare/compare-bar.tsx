import { Button } from "@purvey/ui/button";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { IconButton } from "@purvey/ui/icon-button";
import { useEffect } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { compareMessages } from "../compare-messages.ts";
import { messages } from "../messages.ts";
import { mostCompared, useCompared } from "./use-compared.ts";

/** What is chosen to be compared, and the way there. It stands beside the rows; `x` chooses the row of the focus. */
export function CompareBar() {
  const text = useText(compareMessages);
  const { items, choose } = useCompared();
  useCompareKey();
  if (items.length === 0) return null;
  return (
    <section aria-label={text("title")} className="compare-bar no-print">
      <p role="status" className="text-sm font-semibold">
        {text("chosen", { count: items.length, most: mostCompared })}
      </p>
      <ul className="compare-chosen">
        {items.map((item) => (
          <li key={item}>
            <span className="truncate font-mono font-semibold">{item}</span>
            <IconButton
              icon="close"
              label={text("leaveOut", { item })}
              onClick={() => choose(items.filter((each) => each !== item))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {items.length > 1 && (
          <RouterLinkButton variant="primary" to="/shop/compare" search={{ items: [...items] }}>
            {text("compareCount", { count: items.length })}
          </RouterLinkButton>
        )}
        <Button variant="quiet" onClick={() => choose([])}>
          {text("none")}
        </Button>
      </div>
      {items.length < 2 && <p className="text-sm text-soft">{text("oneMore")}</p>}
    </section>
  );
}

function useCompareKey(): void {
  const text = useText(compareMessages);
  const say = useText(messages);
  useEffect(() => {
    const toggle = () =>
      document.activeElement?.closest("tr[data-row]")?.querySelector<HTMLElement>("[data-compare]")?.click();
    const hotkeys = [{ keys: "x", description: text("compareRow"), run: toggle }];
    return registerHotkeys({ name: say("results"), hotkeys });
  }, [text, say]);
}
