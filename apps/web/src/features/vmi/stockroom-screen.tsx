import type { Warehouse } from "@purvey/contract/generated/vmi";
import { Tabs } from "@purvey/ui/tabs";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { messages } from "./messages.ts";
import { OverviewPart } from "./parts/overview-part.tsx";
import { ProductsPart } from "./parts/products-part.tsx";
import { ProfilePart } from "./parts/profile-part.tsx";
import { SectionsPart } from "./parts/sections-part.tsx";
import { UsersPart } from "./parts/users-part.tsx";
import { type StockroomTab, stockroomTabs } from "./stockrooms-view.ts";

const route = getRouteApi("/in/ops/vmi/$warehouse");

/** One stockroom: its state, its people, its sections, the customer's own products, and what it should hold. */
export function StockroomScreen() {
  const text = useText(messages);
  const { warehouse } = route.useParams();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("overview")}>
      {(stockroom) => <Parts stockroom={stockroom} />}
    </StockroomFrame>
  );
}

function Parts({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const { tab = "overview" } = route.useSearch();
  const navigate = route.useNavigate();
  const contents: Readonly<Record<StockroomTab, () => ReactNode>> = {
    overview: () => <OverviewPart stockroom={stockroom} />,
    users: () => <UsersPart stockroom={stockroom} />,
    sections: () => <SectionsPart stockroom={stockroom} />,
    products: () => <ProductsPart stockroom={stockroom} />,
    profile: () => <ProfilePart stockroom={stockroom} />,
  };
  return (
    <Tabs
      label={stockroom.warehouseName}
      value={tab}
      onValueChange={(key) =>
        void navigate({ search: { tab: key === "overview" ? undefined : (key as StockroomTab) }, replace: true })
      }
      items={stockroomTabs.map((key) => ({
        key,
        label: text(key),
        content: key === tab ? contents[key]() : null,
      }))}
    />
  );
}
