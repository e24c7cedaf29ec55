import { site } from "@purvey/client/services/site";
import type { Setting } from "@purvey/contract/generated/site";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useQueries } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { handOnFocus } from "../../shared/hand-on-focus.ts";
import { useText } from "../../shared/i18n/messages.ts";
import type { Seen } from "../../shared/overtaken/overtaken.ts";
import { useSeen } from "../../shared/overtaken/overtaken.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useTabDraft } from "../../shared/session/use-tab-draft.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { CreateSettingDialog } from "./parts/create-setting-dialog.tsx";
import { EditSettingDialog } from "./parts/edit-setting-dialog.tsx";
import { useSettingColumns } from "./parts/setting-columns.tsx";
import { SettingsBar } from "./parts/settings-bar.tsx";
import { UnsetSettings } from "./parts/unset-settings.tsx";
import { changesOf, countElsewhere, onlyOf, type SettingEdits, stateOf, withEdit } from "./setting-edits.ts";
import { readSettingsView, type SettingsView, settingServices, settingsInputs } from "./settings-view.ts";

const route = getRouteApi("/in/admin/settings");
const noEdits: SettingEdits = {};
const noSettings: readonly Setting[] = [];

/** The settings of all services or of one: edited in the page, listed as differences, stored by one button. Secrets are never shown. */
export function SettingsScreen() {
  const text = useText(messages);
  useTitle(text("settings"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: SettingsView) => void navigate({ search: next });
  const denial = useDenial("site.write");
  const { data: found, error, refetch, isFetching } = useSettings(view);
  const [edits, keepEdits] = useTabDraft<SettingEdits>("settings", noEdits);
  const seen = useSeen("settings", (uid) => {
    const setting = found?.find(({ settingsUid }) => String(settingsUid) === uid);
    return setting && stateOf(setting);
  });
  const setEdits = (next: SettingEdits, told?: Seen) => {
    keepEdits(next);
    seen.keep(Object.keys(next), told);
  };
  const data = view.state === "edited" ? found?.filter(({ settingsUid }) => settingsUid in edits) : found;
  const hidden = data ? countElsewhere(edits, data) : 0;
  const columns = useSettingColumns(edits, view.service === undefined);
  const close = () => show({ ...view, setting: undefined, adding: undefined, name: undefined });
  const edited = data?.find(({ settingsUid }) => settingsUid === view.setting);
  return (
    <>
      <PageHead
        title={text("settings")}
        actions={
          <Button variant="primary" icon="plus" disabledReason={denial} onClick={() => show({ ...view, adding: 1 })}>
            {text("add")}
          </Button>
        }
      >
        {text("note")}
      </PageHead>
      <Filters view={view} show={show} count={data?.length} />
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<Setting>
          caption={text("settings")}
          columns={columns}
          rows={data}
          rowKey={({ settingsUid }) => settingsUid}
          rowLabel={({ settingName }) => settingName}
          rowTone={(setting) => (changesOf(setting, edits[setting.settingsUid] ?? {}).length > 0 ? "low" : undefined)}
          rowActions={({ settingsUid, settingName }) => (
            <IconButton
              icon="edit"
              label={text("editOf", { name: settingName })}
              disabledReason={denial}
              onClick={() => show({ ...view, setting: settingsUid })}
            />
          )}
          rowActionsWidth={48}
          keyboard="page"
          refreshing={isFetching && data !== undefined}
          skeletonRows={4}
          empty={<NoSettings view={view} show={show} denial={denial} />}
        />
      )}
      {data && view.state !== "edited" && (
        <UnsetSettings
          view={view}
          settings={data}
          denial={denial}
          onSet={({ service, name }) => show({ ...view, service, adding: 1, name })}
        />
      )}
      <SettingsBar
        settings={data ?? noSettings}
        edits={edits}
        seen={seen.of}
        onEdits={setEdits}
        elsewhere={
          hidden > 0 && (
            <EditedElsewhere
              view={view}
              count={hidden}
              onShow={show}
              onForget={() => setEdits(onlyOf(edits, data ?? noSettings))}
            />
          )
        }
      />
      {edited && !denial && (
        <EditSettingDialog
          key={edited.settingsUid}
          setting={edited}
          edit={edits[edited.settingsUid] ?? {}}
          onEdit={(edit) => setEdits(withEdit(edits, edited, edit))}
          onClose={close}
        />
      )}
      {view.adding && !denial && <CreateSettingDialog service={view.service} name={view.name} onClose={close} />}
    </>
  );
}

interface ViewProps {
  readonly view: SettingsView;
  readonly show: (next: SettingsView) => void;
}

function Filters({ view, show, count }: ViewProps & { count: number | undefined }) {
  const text = useText(messages);
  const { service = "" } = view;
  const services = [...new Set([...settingServices, ...(service ? [service] : [])])];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Select
        aria-label={text("service")}
        className="w-52"
        value={service}
        onChange={({ target }) => show({ ...view, service: target.value || undefined })}
      >
        <option value="">{text("allServices")}</option>
        {services.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text("show")}
        className="w-40"
        value={view.state ?? ""}
        onChange={({ target }) => show({ ...view, state: readSettingsView({ state: target.value }).state })}
      >
        <option value="">{text("counting")}</option>
        <option value="aside">{text("aside")}</option>
        <option value="edited">{text("edited")}</option>
      </Select>
      <span role="status" className="text-soft">
        {count !== undefined && text("found", { count })}
      </span>
    </div>
  );
}

function NoSettings({ view, show, denial }: ViewProps & { denial: string | undefined }) {
  const text = useText(messages);
  return (
    <EmptyState
      title={text(
        view.state === "edited"
          ? "noneEdited"
          : view.state === "aside"
            ? "noneAside"
            : view.service
              ? "none"
              : "noneAtAll",
      )}
      actions={
        <Button disabledReason={denial} onClick={() => show({ ...view, adding: 1 })}>
          {text("add")}
        </Button>
      }
    >
      {text("noneHint")}
    </EmptyState>
  );
}

/** The settings of a view, service by service in their order; undefined until all are known. */
function useSettings({ service, state }: SettingsView) {
  const { queries } = useService(site);
  const calls = useMemo(
    () => settingsInputs({ service, state }).map((input) => dataOf(queries.settings.list(input))),
    [queries, service, state],
  );
  return useQueries({ queries: calls, combine });
}

interface Answer {
  readonly data: Setting[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

function combine(answers: readonly Answer[]) {
  const known = answers.every(({ data }) => data !== undefined);
  return {
    data: known ? answers.flatMap(({ data }) => data ?? []) : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}

interface EditedElsewhereProps {
  readonly view: SettingsView;
  /** How many edited settings the view does not show. */
  readonly count: number;
  readonly onShow: (view: SettingsView) => void;
  readonly onForget: () => void;
}

/** How many edited settings a filter hides, with the way to them; in the list of all of them, how many are gone. */
function EditedElsewhere({ view, count, onShow, onForget }: EditedElsewhereProps) {
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
