import type { Setting } from "@purvey/contract/generated/site";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";
import { changesOf, type SettingEdits, typedValue } from "../setting-edits.ts";

/** The columns of the list of settings; what was edited stands there as it will be. With `ofAll` each names its service. */
export function useSettingColumns(edits: SettingEdits, ofAll: boolean): TableColumn<Setting>[] {
  const text = useText(messages);
  const phone = !useWide(32);
  return useMemo(
    () => [
      {
        key: "name",
        header: text("name"),
        width: phone ? 152 : 256,
        wrap: true,
        cell: ({ serviceName, settingName }) => (
          <span className="font-mono">
            {ofAll && <span className="text-soft">{serviceName}.</span>}
            <wbr />
            <span className="font-semibold">{settingName}</span>
          </span>
        ),
      },
      {
        key: "value",
        header: text("value"),
        minWidth: 120,
        maxWidth: 480,
        wrap: true,
        cell: (setting) => <Value setting={setting} typed={edits[setting.settingsUid]?.value} />,
      },
      {
        key: "description",
        header: text("description"),
        width: 320,
        hideBelow: "wide",
        wrap: true,
        cell: ({ description }) => (description ? <Sentence>{saySentence(description)}</Sentence> : "–"),
      },
      {
        key: "status",
        header: text("status"),
        width: 160,
        hideBelow: "narrow",
        cell: (setting) => <State setting={setting} edits={edits} />,
      },
      {
        key: "changed",
        header: text("changed"),
        width: 200,
        hideBelow: "medium",
        cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} />,
      },
    ],
    [text, edits, ofAll, phone],
  );
}

function Value({ setting, typed }: { setting: Setting; typed: string | undefined }) {
  const text = useText(messages);
  if (setting.secretFlag === "Y")
    return <span className="text-soft">{text(setting.hasValue === "Y" ? "secret" : "secretEmpty")}</span>;
  const shown = typed ?? typedValue(setting.settingValue);
  return (
    <code title={shown} className="line-clamp-3">
      {shown.replaceAll(/\s+/g, " ")}
    </code>
  );
}

function State({ setting, edits }: { setting: Setting; edits: SettingEdits }) {
  const text = useText(messages);
  if (changesOf(setting, edits[setting.settingsUid] ?? {}).length > 0)
    return <Status tone="low">{text("edited")}</Status>;
  const counts = setting.statusCd === 704;
  return <Status tone={counts ? "ok" : "open"}>{text(counts ? "counts" : "aside")}</Status>;
}
