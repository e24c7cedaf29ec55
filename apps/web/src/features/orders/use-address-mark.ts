import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { addressLine } from "../../shared/customer/address.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

const marks = { corrected: "addressCorrected", unknown: "addressUnknown", unchecked: "addressUnchecked" } as const;

/** What the address provider said of where an order goes, in words; undefined where it was confirmed or nobody was asked. */
export function useAddressMark({ addressCheck }: Pick<CustomerOrder, "addressCheck">): string | undefined {
  const text = useText(messages);
  if (!addressCheck || addressCheck.verdict === "confirmed") return undefined;
  const { verdict, proposed } = addressCheck;
  return text(marks[verdict], { address: proposed ? addressLine(proposed) : "" });
}
