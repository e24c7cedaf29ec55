import { Button } from "@purvey/ui/button";
import { useText } from "../i18n/messages.ts";
import { useDenial } from "../permissions/use-denial.ts";
import { attendUnread } from "../unread-number.ts";
import { stockroomMessages } from "./stockroom-messages.ts";

export interface PostButtonProps {
  /** How many lines would be posted. */
  readonly count: number;
  /** Whether a line cannot be posted as it stands. */
  readonly wrong: boolean;
  /** What else is missing, in words. */
  readonly missing?: string | undefined;
  readonly onPost: () => unknown;
  readonly children: string;
}

/** Posts the lines of a stockroom; until that is possible it says why not, the first thing to do first. */
export function PostButton({ count, wrong, missing, onPost, children }: PostButtonProps) {
  const text = useText(stockroomMessages);
  const denial = useDenial("stockroom.move");
  const none = count === 0 ? text("nothingTaken") : undefined;
  const refusal = denial ?? none ?? missing ?? (wrong ? text("correctFirst") : undefined);
  return (
    <Button
      variant="primary"
      className="sm:self-start"
      disabledReason={refusal}
      onClick={() => attendUnread() || onPost()}
    >
      {children}
    </Button>
  );
}
