import type { UserDoc } from "@purvey/contract/generated/content";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApiMutations } from "../../../shared/api.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { messages } from "../messages.ts";

/** Blocks a user after a question that says what it means, or lets a blocked one in again. */
export function BlockButton({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { userId } = useWho();
  const denial = useDenial("user.write");
  const [asking, setAsking] = useState(false);
  const users = useApiMutations().content.users;
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
    setAsking(false);
  };
  const lock = () => told(block.mutateAsync({ id }).then(({ data }) => data.message));
  const unlock = () => told(update.mutateAsync({ id, block: 0 }).then(() => text("unblocked", { name })));
  if (user.block === 1)
    return (
      <Button disabledReason={denial} onClick={unlock}>
        {text("unblock")}
      </Button>
    );
  const reason = denial ?? (id === userId ? text("yourself") : undefined);
  return (
    <>
      <Button variant="danger" disabledReason={reason} onClick={() => setAsking(true)}>
        {text("block")}
      </Button>
      <Dialog
        open={asking}
        title={text("blockTitle", { name })}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{text("cancel")}</Button>
            <Button variant="danger" onClick={lock}>
              {text("blockYes", { name })}
            </Button>
          </>
        }
      >
        {text("blockText", { name })}
      </Dialog>
    </>
  );
}
