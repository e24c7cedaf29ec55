import { content } from "@purvey/client/services/content";
import type { ApiKey } from "@purvey/contract/generated/content";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

const tones = { expired: "open", blocked: "low", revoked: "out" } as const;

/** The columns of the list of keys. */
export function useKeyColumns(): TableColumn<ApiKey>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "name",
        header: text("name"),
        minWidth: 150,
        maxWidth: 260,
        cell: ({ name, keyStart, state }) => (
          <>
            <span className="font-semibold">{name}</span>
            <span className="block font-mono text-xs text-soft">{keyStart}…</span>
            {state !== "active" && <Status tone={tones[state]}>{text(state)}</Status>}
          </>
        ),
      },
      {
        key: "permissions",
        header: text("permissions"),
        width: 180,
        wrap: true,
        hideBelow: "medium",
        cell: ({ permissions }) => <Permissions names={permissions} />,
      },
      {
        key: "customer",
        header: text("customer"),
        width: 130,
        hideBelow: "wide",
        cell: ({ customerId, customerName }) => (customerId === null ? text("everyCustomer") : customerName),
      },
      {
        key: "expires",
        header: text("expires"),
        width: 104,
        hideBelow: "narrow",
        cell: ({ dateExpires }) => <Timestamp value={dateExpires} detail="date" none={text("never")} />,
      },
      {
        key: "lastUsed",
        header: text("lastUsed"),
        width: 150,
        hideBelow: "medium",
        cell: ({ dateLastUsed }) => <Timestamp value={dateLastUsed} none={text("unused")} />,
      },
      {
        key: "made",
        header: text("made"),
        width: 130,
        hideBelow: "wide",
        cell: ({ dateCreated, createdByName }) => (
          <>
            <Timestamp value={dateCreated} detail="date" />
            <span className="block text-xs text-soft">{createdByName}</span>
          </>
        ),
      },
      // A column and no action of the row: it is there before the first key is, so that nothing moves.
      {
        key: "revoke",
        header: text("revoke"),
        width: 112,
        control: true,
        cell: (key) => <RevokeButton apiKey={key} />,
      },
    ],
    [text],
  );
}

/** Few by their names, many by their number with the names behind it. */
function Permissions({ names }: { names: readonly string[] }) {
  const text = useText(messages);
  if (names.length <= 2) return <span className="font-mono text-xs">{names.join(", ")}</span>;
  return (
    <details>
      <summary>{text("permissionCount", { count: names.length })}</summary>
      <span className="font-mono text-xs">{names.join(", ")}</span>
    </details>
  );
}

/** Revokes a key after a question that says what stops then; nothing for one that is revoked. */
function RevokeButton({ apiKey: { apiKeyUid, name, state } }: { apiKey: ApiKey }) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useDenial("key.write");
  const { mutateAsync } = useMutation(useService(content).mutations.apiKeys.revoke());
  if (state === "revoked") return null;
  const revoke = async (close: () => void) => {
    try {
      await mutateAsync({ apiKeyUid });
      toasts.show({ tone: "ok", message: text("nowRevoked", { name }) });
    } catch (error) {
      toasts.show({
        tone: "out",
        message: text("refused", { name, reason: problemOf(error).message }),
        duration: 9000,
      });
    }
    close();
  };
  return (
    <ConfirmButton
      label={text("revoke")}
      disabledReason={denial}
      title={text("revokeTitle", { name })}
      act={text("revokeYes", { name })}
      onAct={revoke}
    >
      {text("revokeText")}
    </ConfirmButton>
  );
}
