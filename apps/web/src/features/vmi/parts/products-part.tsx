import type { VmiProduct, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { EmptyState } from "@purvey/ui/empty-state";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useVmiMutations, useVmiQueries } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { listedStates } from "../stockrooms-view.ts";
import { useSwitch } from "../use-switch.ts";
import { ProductDialog } from "./product-dialog.tsx";
import { RecordMenu } from "./record-menu.tsx";
import { NoneDisabled, StateFilter, useListedState } from "./state-filter.tsx";

/** The customer's own products: parts that the catalogue does not have. */
export function ProductsPart({ stockroom: { customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const queries = useVmiQueries();
  const ofCustomer = customerId === null ? {} : { customerId };
  const state = useListedState();
  const list = queries.vmi.products.list({ limit: 1000, statusCd: listedStates[state], ...ofCustomer });
  const { data: products, error, refetch } = useQuery(dataOf(list));
  const [edited, setEdited] = useState<VmiProduct | "new">();
  const denial = useDenial("stockroom.manage");
  const columns: TableColumn<VmiProduct>[] = [
    {
      ...{ key: "productsId", header: text("product"), width: 136 },
      cell: ({ productsId }) => <PartNumber value={productsId} />,
    },
    {
      ...{ key: "description", header: text("description"), minWidth: 140, maxWidth: 420, wrap: true },
      cell: ({ productsDesc }) => productsDesc ?? "–",
    },
    {
      ...{ key: "pack", header: text("pack"), width: 136, hideBelow: "narrow" },
      cell: ({ defaultSellingUnit, sellingUnitSize, unitOfMeasure }) => (
        <Quantity quantity={1} unit={defaultSellingUnit} unitSize={sellingUnitSize} baseUnit={unitOfMeasure} />
      ),
    },
    {
      ...{ key: "distributor", header: text("distributor"), width: 208, hideBelow: "medium" },
      cell: ({ distributorsName }) => distributorsName,
    },
  ];
  const add = (
    <Button icon="plus" disabledReason={denial} onClick={() => setEdited("new")}>
      {text("addProduct")}
    </Button>
  );
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <StateFilter />
        {add}
      </div>
      <DataTable<VmiProduct>
        caption={text("products")}
        columns={columns}
        rows={products}
        rowKey={({ productsUid }) => productsUid}
        rowLabel={({ productsId }) => productsId}
        rowActions={(product) => <ProductActions product={product} onEdit={() => setEdited(product)} />}
        rowActionsWidth={56}
        skeletonRows={3}
        empty={
          state === "disabled" ? (
            <NoneDisabled />
          ) : (
            <EmptyState title={text("noProducts")} actions={add}>
              {text("noProductsHint")}
            </EmptyState>
          )
        }
      />
      {edited && (
        <ProductDialog
          customerId={customerId}
          product={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function ProductActions({ product, onEdit }: { product: VmiProduct; onEdit: () => void }) {
  const { productsUid, productsId: name, statusCd } = product;
  const { mutateAsync } = useMutation(useVmiMutations().vmi.products.enable());
  const toggle = useSwitch();
  return (
    <RecordMenu
      name={name}
      onEdit={onEdit}
      other={statusCd === 704 ? "disable" : "enable"}
      onOther={() => toggle({ name, statusCd, set: (next) => mutateAsync({ productsUid, statusCd: next }) })}
    />
  );
}
