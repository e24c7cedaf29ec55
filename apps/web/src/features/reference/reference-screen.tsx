import type { Endpoint } from "@purvey/contract/endpoint";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { type ReferenceKind, referenceServices } from "./reference-kinds.ts";
import { useKindTitle } from "./use-kind-title.ts";
import { type ReferenceKinds, useReferenceKinds } from "./use-reference.ts";

/** Every kind of record that the services keep, with what the person may do with it. */
export function ReferenceScreen() {
  const text = useText(messages);
  useTitle(text("reference"));
  const { kinds, error, refetch } = useAllKinds();
  const titleOf = useKindTitle();
  const columns = useKindColumns();
  return (
    <>
      <PageHead title={text("reference")}>{text("note")}</PageHead>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<ReferenceKind>
          caption={text("reference")}
          columns={columns}
          rows={kinds}
          rowKey={({ list }) => list.id}
          rowLabel={titleOf}
          groupOf={({ service }) => ({ key: service, label: <span className="font-mono">{service}</span> })}
          keyboard="page"
          skeletonRows={16}
        />
      )}
    </>
  );
}

/** The kinds of all services, in their order; undefined until all are there. */
function useAllKinds(): ReferenceKinds {
  const [core, legacy, erp, ai, site, messaging] = referenceServices;
  const all = [
    ...[useReferenceKinds(core), useReferenceKinds(legacy), useReferenceKinds(erp)],
    ...[useReferenceKinds(ai), useReferenceKinds(site), useReferenceKinds(messaging)],
  ];
  const kinds = all.flatMap((each) => each.kinds ?? []);
  const failed = all.filter(({ error }) => error);
  return {
    kinds: all.every((each) => each.kinds) ? kinds : undefined,
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

function useKindColumns(): TableColumn<ReferenceKind>[] {
  const text = useText(messages);
  const titleOf = useKindTitle();
  const { may } = useWho();
  const phone = !useWide(32);
  return useMemo(
    () => [
      {
        key: "kind",
        header: text("kind"),
        minWidth: 160,
        maxWidth: 320,
        cell: (kind) => (
          <Link
            to="/admin/reference/$service/$resource"
            params={{ service: kind.service, resource: kind.resource }}
            className="font-semibold"
          >
            {titleOf(kind)}
          </Link>
        ),
      },
      {
        key: "what",
        header: text("what"),
        width: phone ? 176 : 288,
        wrap: true,
        cell: (kind) =>
          operations
            .filter((operation) => {
              const permission = endpointOf(kind, operation)?.permission;
              return permission !== undefined && (permission === "none" || may(permission));
            })
            .map((operation) => text(words[operation]))
            .join(" · ") || "–",
      },
      {
        key: "path",
        header: "API",
        width: 240,
        hideBelow: "narrow",
        cell: ({ list }) => <span className="font-mono text-soft">{list.path}</span>,
      },
    ],
    [text, titleOf, may, phone],
  );
}

const operations = ["list", "create", "update", "delete", "default", "enable", "refresh"] as const;

const words = {
  list: "read",
  create: "create",
  update: "change",
  delete: "delete",
  default: "actDefault",
  enable: "actEnable",
  refresh: "bringInLine",
} as const;

function endpointOf(kind: ReferenceKind, operation: (typeof operations)[number]): Endpoint | undefined {
  return operation === "default" || operation === "enable" || operation === "refresh"
    ? kind.acts[operation]
    : kind[operation];
}
