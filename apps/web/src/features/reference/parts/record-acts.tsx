import type { Endpoint } from "@purvey/contract/endpoint";
import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { messages } from "../messages.ts";
import { countsOf, keyField, keyInput, labelOf, type ReferenceKind, type ReferenceRecord } from "../reference-kinds.ts";
import { useEndpointDenial } from "../use-endpoint-denial.ts";
import { useReferenceCalls } from "../use-reference.ts";

export interface RecordActsProps {
  readonly kind: ReferenceKind;
  readonly record: ReferenceRecord;
}

/** What can be done with a record beside changing its fields: make it the default, switch it on or off. */
export function RecordActs({ kind, record }: RecordActsProps) {
  const { default: makeDefault, enable } = kind.acts;
  return (
    <>
      {makeDefault?.params && <DefaultButton act={makeDefault} kind={kind} record={record} />}
      {enable?.params && <SwitchButton act={enable} kind={kind} record={record} />}
    </>
  );
}

interface ActProps extends RecordActsProps {
  readonly act: Endpoint;
}

/** It stays when it has done its work, and says why it is closed: the focus keeps its place. */
function DefaultButton({ act, kind, record }: ActProps) {
  const text = useText(messages);
  const denial = useEndpointDenial(act);
  const run = useAct(act);
  const closed =
    record.defaultCd === 704 ? text("isDefault") : record.enabledCd === 704 ? undefined : text("switchOnFirst");
  const said = text("nowDefault", { name: labelOf(kind, record) });
  return (
    <Button disabledReason={denial ?? closed} onClick={() => run(keyInput(act, record[keyField(kind)]), () => said)}>
      {text("makeDefault")}
    </Button>
  );
}

function SwitchButton({ act, kind, record }: ActProps) {
  const text = useText(messages);
  const denial = useEndpointDenial(act);
  const run = useAct(act);
  const on = record.enabledCd === 704;
  const name = labelOf(kind, record);
  const input = { ...keyInput(act, record[keyField(kind)]), enabledCd: on ? 705 : 704 };
  return (
    <Button
      disabledReason={denial ?? (on && record.defaultCd === 704 ? text("defaultStaysOn") : undefined)}
      onClick={() => run(input, () => text(on ? "switchedOff" : "switchedOn", { name }))}
    >
      {text(on ? "switchOff" : "switchOn")}
    </Button>
  );
}

/** What can be done with all records of a kind: bring them in line with what they come from. */
export function ListActs({ kind }: { kind: ReferenceKind }) {
  const { refresh } = kind.acts;
  return refresh && !refresh.params ? <RefreshButton act={refresh} /> : null;
}

function RefreshButton({ act }: { act: Endpoint }) {
  const text = useText(messages);
  const denial = useEndpointDenial(act);
  const run = useAct(act);
  const said = (answer: unknown) => text("broughtInLine", countsOf(answer));
  return (
    <Button disabledReason={denial} title={denial ? undefined : saySentence(act.summary)} onClick={() => run({}, said)}>
      {text("bringInLine")}
    </Button>
  );
}

/** Makes an act, and says when it is stored or why it is not. */
function useAct(act: Endpoint) {
  const toasts = useToasts();
  const refused = useRefused();
  const { change } = useReferenceCalls(act.service);
  return async (input: ReferenceRecord, said: (answer: unknown) => string) => {
    try {
      const { data } = await change(act, input);
      toasts.show({ tone: "ok", message: said(data) });
    } catch (error) {
      refused(error);
    }
  };
}
