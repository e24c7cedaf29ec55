import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useRefused } from "../errors/use-refused.ts";
import { useText } from "../i18n/messages.ts";
import { sharedMessages } from "../messages.ts";
import { useAddToCart } from "./use-cart.ts";

/** What is put into the cart. */
export interface Addition {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly unitOfMeasure: string;
  readonly quantity: number;
}

/** Puts an item into the cart and says so once the server has it, or why it does not. */
export function useAddWithWord(): (addition: Addition) => Promise<void> {
  const text = useText(sharedMessages);
  const { locale } = useFormat();
  const toasts = useToasts();
  const refused = useRefused();
  const navigate = useNavigate();
  const { mutateAsync } = useAddToCart();
  return async ({ itemId, ...line }) => {
    try {
      await mutateAsync([line]);
    } catch (error) {
      refused(error);
      return;
    }
    const quantity = formatNumber(line.quantity, locale);
    toasts.show({
      tone: "ok",
      message: text("added", { quantity, unit: line.unitOfMeasure, item: itemId }),
      action: { label: text("toCart"), onAction: () => void navigate({ to: "/shop/cart" }) },
      duration: 5000,
    });
  };
}
