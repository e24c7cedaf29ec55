import type { WishlistHeader, WishlistLine } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { CopyButton } from "@purvey/ui/copy-button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useAddToCart } from "../../../shared/cart/use-cart.ts";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { SaveToListDialog } from "../../../shared/lists/save-to-list-dialog.tsx";
import { PdfButton } from "../../../shared/parts/pdf-button.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { additionOf, cartAdditions, type LineVerdict, listPrint, sharedView } from "../list-model.ts";
import { messages } from "../messages.ts";

export interface ListActionsProps {
  readonly header: WishlistHeader;
  readonly own: boolean;
  /** The selected lines; all when none is selected. */
  readonly lines: readonly WishlistLine[];
  readonly verdicts: ReadonlyMap<number, LineVerdict>;
}

/** What can be done with the list: share, print, copy, and put its lines into the cart. */
export function ListActions({ header, own, lines, verdicts }: ListActionsProps) {
  const text = useText(messages);
  const mayKeep = useDenial("list.write");
  const [shown, setShown] = useState<"share" | "copy">();
  const close = () => setShown(undefined);
  return (
    <>
      <Button icon="external" onClick={() => setShown("share")}>
        {text("share")}
      </Button>
      <PdfButton
        label={text("print", { name: header.name })}
        print={listPrint(header, lines)}
        disabledReason={lines.length === 0 ? text("nothingToPrint") : undefined}
      />
      {!own && (
        <Button
          icon="copy"
          disabledReason={mayKeep ?? (lines.length === 0 ? text("empty") : undefined)}
          onClick={() => setShown("copy")}
        >
          {text("copyList")}
        </Button>
      )}
      <AddToCart lines={lines} verdicts={verdicts} />
      {shown === "share" && <ShareDialog header={header} onClose={close} />}
      {shown === "copy" && <SaveToListDialog lines={lines.map(additionOf)} onClose={close} />}
    </>
  );
}

function AddToCart({ lines, verdicts }: Pick<ListActionsProps, "lines" | "verdicts">) {
  const text = useText(messages);
  const denial = useDenial("cart.write");
  const add = useAddLines(lines.length);
  const waiting = lines.some(({ itemWishlistLineUid }) => verdicts.get(itemWishlistLineUid)?.kind === "waiting");
  const additions = cartAdditions(lines, verdicts);
  const refused = waiting ? text("lookingUp") : additions.length === 0 ? text("nothingToAdd") : undefined;
  return (
    <Button
      variant="primary"
      icon="cart"
      className="max-sm:w-full"
      disabledReason={denial ?? refused}
      onClick={() => add(additions)}
    >
      {text("addAll", { count: waiting ? lines.length : additions.length })}
    </Button>
  );
}

/** Puts lines into the cart and says how many stayed behind. */
function useAddLines(asked: number) {
  const text = useText(messages);
  const toasts = useToasts();
  const refused = useRefused();
  const navigate = useNavigate();
  const { mutateAsync } = useAddToCart();
  return async (additions: ReturnType<typeof cartAdditions>) => {
    try {
      await mutateAsync(additions);
    } catch (error) {
      refused(error);
      return;
    }
    const count = additions.length;
    const left = asked - count;
    toasts.show({
      tone: left > 0 ? "low" : "ok",
      message: left > 0 ? text("addedSome", { count, left }) : text("addedAll", { count }),
      action: { label: text("cart"), onAction: () => void navigate({ to: "/shop/cart" }) },
    });
  };
}

interface ShareDialogProps {
  readonly header: WishlistHeader;
  readonly onClose: () => void;
}

/** The link that opens a list for a colleague, and who may use it. */
function ShareDialog({ header, onClose }: ShareDialogProps) {
  const text = useText(messages);
  const router = useRouter();
  const { href } = router.buildLocation({
    to: "/shop/lists/$list",
    params: { list: header.itemWishlistHdrUid },
    search: sharedView(header),
  });
  const link = new URL(href, location.origin).href;
  return (
    <Dialog open onClose={onClose} title={text("shareTitle", { name: header.name })} width={560}>
      <p className="mb-4">{text(header.isPublic === "Y" ? "sharePublic" : "sharePrivate")}</p>
      <Field label={text("link")}>
        <TextInput
          readOnly
          mono
          value={link}
          onFocus={(event) => event.target.select()}
          end={<CopyButton text={link} what={text("copyLink")} />}
        />
      </Field>
    </Dialog>
  );
}
