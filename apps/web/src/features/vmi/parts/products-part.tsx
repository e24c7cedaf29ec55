import { vmi } from "@purvey/client/services/vmi";
import type { VmiProduct, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { listedStates } from "../stockrooms-view.ts";
import { ProductDialog } from "./product-dialog.tsx";
import { RecordList } from "./record-list.tsx";
import { useListedState } from "./state-filter.tsx";

/** The customer's own products: parts that the catalogue does not have. */
export function ProductsPart({ stockroom: { customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const { queries } = useService(vmi);
  const ofCustomer = customerId === null ? {} : { customerId };
  const state = useListedState();
  const list = queries.products.list({ limit: 1000, statusCd: listedStates[state], ...ofCustomer });
  const query = useQuery(dataOf(list));
  const { mutateAsync } = useMutation(useService(vmi).mutations.products.enable());
  const [edited, setEdited] = useState<VmiProduct | "new">();
  const columns: TableColumn<VmiProduct>[] = [
    {
      key: "productsId",
      header: text("product"),
      width: 136,
      cell: ({ productsId }) => <PartNumber value={productsId} />,
    },
    {
      key: "description",
      header: text("description"),
      minWidth: 140,
      maxWidth: 420,
      wrap: true,
      cell: ({ productsDesc }) => productsDesc ?? "–",
    },
    {
      key: "pack",
      header: text("pack"),
      width: 136,
      hideBelow: "narrow",
      cell: ({ defaultSellingUnit, sellingUnitSize, unitOfMeasure }) => (
        <Quantity quantity={1} unit={defaultSellingUnit} unitSize={sellingUnitSize} baseUnit={unitOfMeasure} />
      ),
    },
    {
      key: "distributor",
      header: text("distributor"),
      width: 208,
      hideBelow: "medium",
      cell: ({ distributorsName }) => distributorsName,
    },
  ];
  return (
    <>
      <RecordList<VmiProduct>
        caption={text("products")}
        columns={columns}
        query={query}
        keyOf={({ productsUid }) => productsUid}
        nameOf={({ productsId }) => productsId}
        words={{ add: text("addProduct"), none: text("noProducts"), hint: text("noProductsHint") }}
        onAdd={() => setEdited("new")}
        onEdit={setEdited}
        onSet={({ productsUid }, change) => mutateAsync({ productsUid, ...change })}
      />
      {edited && (
        <ProductDialog
          customerId={customerId}
          product={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
