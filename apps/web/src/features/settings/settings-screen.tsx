import type { Setting } from "@purvey/contract/generated/site";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useTabDraft } from "../../shared/session/use-tab-draft.ts";
import { useSiteQueries } from "../../shared/site-api.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { CreateSettingDialog } from "./parts/create-setting-dialog.tsx";
import { EditSettingDialog } from "./parts/edit-setting-dialog.tsx";
import { useSettingColumns } from "./parts/setting-columns.tsx";
import { SettingsBar } from "./parts/settings-bar.tsx";
import { changesOf, type SettingEdits } from "./setting-edits.ts";
import { type SettingsView, serviceOf, settingServices, settingsInput } from "./settings-view.ts";

const route = getRouteApi("/in/admin/settings");
const noEdits: SettingEdits = {};

/** The settings of a service: edited in the page, listed as differences, stored by one button. Secrets are never shown. */
export function SettingsScreen() {
  const text = useText(messages);
  useTitle(text("settings"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: SettingsView) => void navigate({ search: next });
  const denial = useDenial("site.write");
  const { data, error, refetch, isFetching } = useQuery(
    dataOf(useSiteQueries().site.settings.list(settingsInput(view))),
  );
  const [edits, setEdits] = useTabDraft<SettingEdits>("settings", noEdits);
  const columns = useSettingColumns(edits);
  const close = () => show({ ...view, setting: undefined, adding: undefined });
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
      <SettingsBar settings={data ?? []} edits={edits} onEdits={setEdits} />
      {edited && !denial && (
        <EditSettingDialog
          key={edited.settingsUid}
          setting={edited}
          edit={edits[edited.settingsUid] ?? {}}
          onEdit={(edit) => setEdits({ ...edits, [edited.settingsUid]: edit })}
          onClose={close}
        />
      )}
      {view.adding && !denial && <CreateSettingDialog service={serviceOf(view)} onClose={close} />}
    </>
  );
}

interface ViewProps {
  readonly view: SettingsView;
  readonly show: (next: SettingsView) => void;
}

function Filters({ view, show, count }: ViewProps & { count: number | undefined }) {
  const text = useText(messages);
  const service = serviceOf(view);
  const services = settingServices.includes(service) ? settingServices : [...settingServices, service];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Select
        aria-label={text("service")}
        className="w-52"
        value={service}
        onChange={({ target }) => show({ ...view, service: target.value })}
      >
        {services.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        aria-label={text("show")}
        className="w-40"
        value={view.state ?? ""}
        onChange={({ target }) => show({ ...view, state: target.value === "aside" ? "aside" : undefined })}
      >
        <option value="">{text("counting")}</option>
        <option value="aside">{text("aside")}</option>
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
      title={text(view.state === "aside" ? "noneAside" : "none")}
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
