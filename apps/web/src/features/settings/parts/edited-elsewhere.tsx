import { Button } from "@purvey/ui/button";
import { handOnFocus } from "../../../shared/hand-on-focus.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { SettingsView } from "../settings-view.ts";

/** What `EditedElsewhere` takes. */
export interface EditedElsewhereProps {
  readonly view: SettingsView;
  /** How many edited settings the view does not show. */
  readonly count: number;
  readonly onShow: (view: SettingsView) => void;
  readonly onForget: () => void;
}

/** How many edited settings a filter hides, with the way to them; in the list of all of them, how many are gone. */
export function EditedElsewhere({ view, count, onShow, onForget }: EditedElsewhereProps) {
  const text = useText(messages);
  const gone = view.state === "edited" && view.service === undefined;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status">{text(gone ? "editedGone" : "editedElsewhere", { count })}</span>
      <Button ref={handOnFocus} onClick={() => (gone ? onForget() : onShow({ state: "edited" }))}>
        {text(gone ? "forgetEdits" : "showEdited")}
      </Button>
    </span>
  );
}
