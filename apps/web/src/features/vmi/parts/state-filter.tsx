import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

const route = getRouteApi("/in/ops/vmi/$warehouse");

/** Which records a part of a stockroom's page lists, as its address says: the active or the disabled ones. */
export function useListedState(): "active" | "disabled" {
  return route.useSearch().state ?? "active";
}

function useShowState(): (state: "disabled" | undefined) => void {
  const navigate = route.useNavigate();
  return (state) => void navigate({ search: (view) => ({ ...view, state }) });
}

/** Says that no record is disabled, and leads back to the active ones. */
export function NoneDisabled() {
  const text = useText(messages);
  const show = useShowState();
  return (
    <EmptyState
      title={text("noneDisabledHere")}
      actions={<Button onClick={() => show(undefined)}>{text("showActive")}</Button>}
    />
  );
}

/** Chooses between active and disabled records. */
export function StateFilter() {
  const text = useText(messages);
  const state = useListedState();
  const show = useShowState();
  return (
    <Select
      aria-label={text("show")}
      className="w-36"
      value={state}
      onChange={({ target }) => show(target.value === "disabled" ? "disabled" : undefined)}
    >
      <option value="active">{text("active")}</option>
      <option value="disabled">{text("inactive")}</option>
    </Select>
  );
}
