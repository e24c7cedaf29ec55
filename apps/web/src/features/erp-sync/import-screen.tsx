import { imports } from "@purvey/client/services/imports";
import type { ImportRecord } from "@purvey/contract/generated/imports";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { RecordFrame } from "../../shared/parts/record-frame.tsx";
import { closureOf } from "../../shared/screen-needs.ts";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { CarriedOrder } from "./parts/carried-order.tsx";
import { Age, useDocumentName } from "./parts/document-cells.tsx";
import { orderOf, readable, shapeOfImport } from "./sync-view.ts";
import { useResubmit } from "./use-resubmit.ts";

const route = getRouteApi("/in/ops/sync/$import");

/** A document on its way to the ERP: what the ERP said, what it carries, and handing it over again. */
export function ImportScreen() {
  const text = useText(messages);
  const { import: importUid } = route.useParams();
  const title = text("record", { uid: String(importUid) });
  useTitle(title);
  const { queries } = useService(imports);
  const query = useQuery(dataOf(queries.import.get({ importUid })));
  const record = query.data;
  return (
    <RecordFrame
      title={title}
      list={<Link to="/ops/sync">{text("sync")}</Link>}
      name={String(importUid)}
      actions={record && <Actions record={record} />}
      facts={
        record && (
          <>
            <Status tone={shapeOfImport(record.importState)}>{text(`state-${record.importState}`)}</Status>
            <Age record={record} />
          </>
        )
      }
      query={query}
    >
      {record && <Details record={record} />}
    </RecordFrame>
  );
}

function Actions({ record }: { record: ImportRecord }) {
  const text = useText(messages);
  const who = useWho();
  const resubmit = useResubmit();
  const order = orderOf(record);
  // The order's page belongs to a customer; without one its contents stand below.
  const opens = order !== undefined && !closureOf({ permission: "customer.read", ofCustomer: true }, who);
  return (
    <>
      {opens && (
        <RouterLinkButton to="/shop/orders/$no" params={{ no: order }} icon="document">
          {text("openOrder", { order: String(order) })}
        </RouterLinkButton>
      )}
      <Button
        variant="primary"
        icon="sync"
        disabledReason={resubmit.reasonAgainst(record)}
        onClick={() => resubmit.run(record)}
      >
        {text("resubmit")}
      </Button>
    </>
  );
}

function Details({ record }: { record: ImportRecord }) {
  const text = useText(messages);
  const nameOf = useDocumentName();
  const { importUid, importState, importResults, referenceNo, attempts, dateCreated, dateDelivered } = record;
  const facts = [
    { term: text("document"), value: nameOf(record) },
    { term: text("reference"), value: referenceNo ?? "–" },
    { term: text("attempts"), value: attempts },
    { term: text("created"), value: <Timestamp value={dateCreated} /> },
    ...(dateDelivered ? [{ term: text("delivered"), value: <Timestamp value={dateDelivered} /> }] : []),
  ];
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <DefinitionList inline items={facts} />
      <Section title={text("reason")}>
        <p className={importState === "hold" ? "max-w-prose py-2 text-out" : "max-w-prose py-2"}>
          <Sentence>{importResults ? saySentence(importResults) : text("noReason")}</Sentence>
        </p>
      </Section>
      {orderOf(record) !== undefined && <CarriedOrder importUid={importUid} />}
      <details>
        <summary className="cursor-pointer font-semibold">{text("asSent")}</summary>
        {/* Long lines scroll inside; who uses the keyboard reaches it to scroll. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <pre className="mt-2 max-h-96 overflow-auto border border-rule bg-sunken p-3 font-mono text-sm" tabIndex={0}>
          {readable(record.jsonData)}
        </pre>
      </details>
    </div>
  );
}
