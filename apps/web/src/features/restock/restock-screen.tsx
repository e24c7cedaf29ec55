import { vmi } from "@purvey/client/services/vmi";
import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Dialog } from "@purvey/ui/dialog";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { PdfButton } from "../../shared/parts/pdf-button.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { RestockLines } from "./parts/restock-lines.tsx";
import { mailBody, printedRestock, shapeOf, stateWords } from "./restock-view.ts";

const route = getRouteApi("/in/ops/restock/$restock");

/** One restock order: what was sent, to whom, and what of it arrived. */
export function RestockScreen() {
  const text = useText(messages);
  const { restock: restockHdrUid } = route.useParams();
  const number = text("restockNo", { number: restockHdrUid });
  useTitle(number);
  const { queries } = useService(vmi);
  const { data: order, error, refetch } = useQuery(dataOf(queries.restockHdr.get({ restockHdrUid })));
  const trail = [
    <Link key="all" to="/ops/restock">
      {text("restocks")}
    </Link>,
    <span key="one">{restockHdrUid}</span>,
  ];
  if (error) {
    return (
      <Failure
        error={error}
        onRetry={refetch}
        actions={<RouterLinkButton to="/ops/restock">{text("restocks")}</RouterLinkButton>}
      />
    );
  }
  return (
    <>
      <PageHead trail={<Breadcrumbs>{trail}</Breadcrumbs>} title={number} actions={order && <Actions order={order} />}>
        {order && <Status tone={shapeOf(order)}>{text(stateWords[order.restockState])}</Status>}
      </PageHead>
      {order && <Facts order={order} />}
      {order && (
        <Section title={text("lines")} note={order.lineCount} className="mt-6">
          <RestockLines lines={order.lines} />
        </Section>
      )}
    </>
  );
}

function Actions({ order }: { order: RestockHeader }) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { close, cancel, reopen } = useCloseRestock(order);
  const [asking, setAsking] = useState<"close" | "cancel">();
  const noPrint = useDenial("document.create");
  const noMove = useDenial("stockroom.move");
  const open = order.statusCd === 704;
  const kind = order.restockState === "open" ? "cancel" : "close";
  const confirm = async () => {
    const done = await (kind === "cancel" ? cancel() : close());
    setAsking(undefined);
    if (done && kind === "cancel") await navigate({ to: "/ops/restock" });
  };
  return (
    <>
      <PdfButton
        disabledReason={noPrint}
        print={printedRestock(order, {
          title: text("restockNo", { number: order.restockHdrUid }),
          poNumber: order.poNumber ? `${text("poNumber")} ${order.poNumber}` : undefined,
        })}
      />
      {open && (
        <Button disabledReason={noMove} onClick={() => setAsking(kind)}>
          {text(kind === "cancel" ? "cancelOrder" : "close")}
        </Button>
      )}
      {order.restockState === "closed" && (
        <Button disabledReason={noMove} onClick={reopen}>
          {text("reopen")}
        </Button>
      )}
      {open && (
        <RouterLinkButton
          variant="primary"
          icon="truck"
          to="/ops/vmi/$warehouse/receive"
          params={{ warehouse: order.warehouseUid }}
          search={{ restock: order.restockHdrUid }}
        >
          {text("receive")}
        </RouterLinkButton>
      )}
      {asking && <CloseDialog order={order} kind={asking} onConfirm={confirm} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function Facts({ order }: { order: RestockHeader }) {
  const text = useText(messages);
  const { distributorsUid, distributorsName } = order;
  const { queries } = useService(vmi);
  const { data: distributor } = useQuery(dataOf(queries.distributors.get({ distributorsUid })));
  return (
    <DefinitionList
      inline
      items={[
        {
          term: text("stockroom"),
          value: (
            <Link to="/ops/vmi/$warehouse" params={{ warehouse: order.warehouseUid }}>
              {order.warehouseName}
            </Link>
          ),
        },
        { term: text("distributor"), value: distributorsName },
        { term: text("poNumber"), value: <span className="font-mono">{order.poNumber ?? "–"}</span> },
        { term: text("ordered"), value: <Timestamp value={order.dateCreated} /> },
        {
          term: text("account"),
          value: distributor ? (distributor.distributorsAccount ?? "–") : <Skeleton width="4rem" />,
        },
        { term: text("notes"), value: order.notes ?? "–" },
        {
          term: text("sentTo"),
          value: distributor ? (
            <SentTo order={order} email={distributor.distributorsEmail} />
          ) : (
            <Skeleton width="18rem" />
          ),
        },
      ]}
    />
  );
}

/** The distributor's address, and an e-mail with the order in it: the service itself sends nothing again. */
function SentTo({ order, email }: { order: RestockHeader; email: string | null }) {
  const text = useText(messages);
  if (!email) return text("noAddress");
  const subject = text("mailSubject", { number: order.restockHdrUid, stockroom: order.warehouseName });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mailBody(order))}`;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {email}
      <a href={`mailto:${email}?${query}`} title={text("resendHint", { email })}>
        {text("resend")}
      </a>
    </span>
  );
}

interface CloseDialogProps {
  readonly order: RestockHeader;
  /** Cancelled when nothing arrived, closed when some did. */
  readonly kind: "close" | "cancel";
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

/** Asks before an order is closed or cancelled, and says what that means. */
function CloseDialog({ order, kind, onConfirm, onClose }: CloseDialogProps) {
  const text = useText(messages);
  const number = order.restockHdrUid;
  const count = order.lines.filter(({ complete }) => !complete).length;
  return (
    <Dialog
      open
      title={text(kind === "close" ? "closeTitle" : "cancelTitle", { number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text("keep")}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {text(kind === "close" ? "close" : "cancelOrder")}
          </Button>
        </>
      }
    >
      {kind === "close" ? text("closeText", { count }) : text("cancelText")}
    </Dialog>
  );
}

/** Closes, opens again and cancels a restock order; says what the server made of it. */
function useCloseRestock({ restockHdrUid: number, dateLastModified }: RestockHeader) {
  const text = useText(messages);
  const toasts = useToasts();
  const { mutations } = useService(vmi);
  const update = useMutation(mutations.restockHdr.update());
  const cancel = useMutation(mutations.restockHdr.delete());
  const attempt = async <T,>(work: () => Promise<T>, done: (result: T) => void) => {
    try {
      done(await work());
      return true;
    } catch (error) {
      const reason = problemOf(error).message;
      toasts.show({ tone: "out", message: text("refused", { number, reason }), duration: 9000 });
      return false;
    }
  };
  const set = async (statusCd: 704 | 705, ifLastModified: string) =>
    (await update.mutateAsync({ restockHdrUid: number, statusCd, ifLastModified })).data.dateLastModified;
  const reopen = (ifLastModified = dateLastModified) =>
    attempt(
      () => set(704, ifLastModified),
      () => toasts.show({ tone: "ok", message: text("reopened", { number }) }),
    );
  return {
    reopen: () => reopen(),
    close: () =>
      attempt(
        () => set(705, dateLastModified),
        (closedAt) =>
          toasts.show({
            tone: "ok",
            message: text("closedWord", { number }),
            action: { label: text("undo"), onAction: () => void reopen(closedAt) },
          }),
      ),
    cancel: () =>
      attempt(
        () => cancel.mutateAsync({ restockHdrUid: number, ifLastModified: dateLastModified }),
        () => toasts.show({ tone: "ok", message: text("cancelledWord", { number }) }),
      ),
  };
}
