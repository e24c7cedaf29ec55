import { AppShell } from "@purvey/ui/shell/app-shell";
import { Brand, CounterBar } from "@purvey/ui/shell/counter-bar";
import { Skeleton } from "@purvey/ui/skeleton";
import { useText } from "../../shared/i18n/messages.ts";
import { sharedMessages } from "../../shared/messages.ts";

/** The frame while it is not known yet who is signed in: the same places, nothing in them. */
export function FramePlaces() {
  const text = useText(sharedMessages);
  return (
    <AppShell counter={<CounterBar brand={<Brand href="/" />} />} rail={<div className="rail" />}>
      <p role="status" className="sr-only">
        {text("loading")}
      </p>
      <Skeleton width="12rem" />
    </AppShell>
  );
}
