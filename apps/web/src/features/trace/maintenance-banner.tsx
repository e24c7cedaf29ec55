import { Banner } from "@purvey/ui/banner";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../../shared/i18n/messages.ts";
import type { MaintenanceWindow } from "../../shared/trace/maintenance.ts";
import { messages } from "./messages.ts";

/** Says until when the service does not answer, on every screen. */
export function MaintenanceBanner({ end }: MaintenanceWindow) {
  const text = useText(messages);
  const [before = "", after = ""] = text("maintenance", { end: "\n" }).split("\n");
  return (
    <Banner
      tone="low"
      title={
        <>
          {before}
          <Timestamp value={end} />
          {after}
        </>
      }
    >
      {text("maintenanceHint")}
    </Banner>
  );
}
