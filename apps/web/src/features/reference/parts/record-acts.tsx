import type { Endpoint } from "@purvey/contract/endpoint";
import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { keyField, keyInput, type ReferenceKind, type ReferenceRecord } from "../reference-kinds.ts";
import { useEndpointDenial } from "../use-endpoint-denial.ts";
import { useReferenceCalls } from "../use-reference.ts";

interface ActProps {
  readonly act: Endpoint;
  readonly input: ReferenceRecord;
  readonly label: string;
}

/** One act: it is never made by itself, and says when it is stored. */
function Act({ act, input, label }: ActProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useEndpointDenial(act);
  const { change } = useReferenceCalls(act.service);
  const run = async () => {
    try {
      await change(act, input);
      toasts.show({ tone: "ok", message: text("acted", { label }) });
    } catch (error) {
      toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
    }
  };
  return (
    <Button disabledReason={denial} title={denial ? undefined : act.summary} onClick={run}>
      {label}
    </Button>
  );
}

/** What can be done with a record beside changing its fields: make it the default, switch it on or off. */
export function RecordActs({ kind, record }: { kind: ReferenceKind; record: ReferenceRecord }) {
  const text = useText(messages);
  const { default: makeDefault, enable } = kind.acts;
  const key = record[keyField(kind)];
  const on = record.enabledCd === 704;
  return (
    <>
      {makeDefault?.params && record.defaultCd !== 704 && (
        <Act act={makeDefault} input={keyInput(makeDefault, key)} label={text("makeDefault")} />
      )}
      {enable?.params && (
        <Act
          act={enable}
          input={{ ...keyInput(enable, key), enabledCd: on ? 705 : 704 }}
          label={text(on ? "switchOff" : "switchOn")}
        />
      )}
    </>
  );
}

/** What can be done with all records of a kind: bring them in line with what they come from. */
export function ListActs({ kind }: { kind: ReferenceKind }) {
  const text = useText(messages);
  const { refresh } = kind.acts;
  return refresh && !refresh.params ? <Act act={refresh} input={{}} label={text("bringInLine")} /> : null;
}
