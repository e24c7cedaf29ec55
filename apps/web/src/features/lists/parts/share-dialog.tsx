import type { WishlistHeader } from "@purvey/contract/generated/items";
import { CopyButton } from "@purvey/ui/copy-button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useRouter } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { sharedView } from "../list-model.ts";
import { messages } from "../messages.ts";

/** What `ShareDialog` takes. */
export interface ShareDialogProps {
  readonly header: WishlistHeader;
  readonly onClose: () => void;
}

/** The link that opens a list for a colleague, and who may use it. */
export function ShareDialog({ header, onClose }: ShareDialogProps) {
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
