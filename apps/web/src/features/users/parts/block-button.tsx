import { content } from "@purvey/client/services/content";
import type { UserDoc } from "@purvey/contract/generated/content";
import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useWho } from "../../../shared/customer/who.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

/** Blocks a user after a question that says what it means, or lets a blocked one in again. */
export function BlockButton({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { userId } = useWho();
  const denial = useDenial("user.write");
  const users = useService(content).mutations.users;
  const block = useMutation(users.delete());
  const update = useMutation(users.update());
  const { id, name } = user;
  const told = async (work: Promise<string>) => {
    try {
      toasts.show({ tone: "ok", message: await work });
    } catch (error) {
      toasts.show({
        tone: "out",
        message: text("refused", { name, reason: problemOf(error).message }),
        duration: 9000,
      });
    }
  };
  const lock = async (close: () => void) => {
    await told(block.mutateAsync({ id, ...asRead(user) }).then(() => text("nowBlocked", { name })));
    close();
  };
  const unlock = () =>
    told(update.mutateAsync({ id, block: 0, ...asRead(user) }).then(() => text("unblocked", { name })));
  if (user.block === 1)
    return (
      <Button disabledReason={denial} onClick={unlock}>
        {text("unblock")}
      </Button>
    );
  const reason = denial ?? (id === userId ? text("yourself") : undefined);
  return (
    <ConfirmButton
      label={text("block")}
      disabledReason={reason}
      title={text("blockTitle", { name })}
      act={text("blockYes", { name })}
      onAct={lock}
    >
      {text("blockText", { name })}
    </ConfirmButton>
  );
}
