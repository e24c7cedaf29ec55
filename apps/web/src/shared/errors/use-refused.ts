import { useToasts } from "@purvey/ui/toast";
import { problemOf } from "./problem.ts";

/** Says in passing why something was refused, in the page's language; nothing on the page changes by it. */
export function useRefused(): (error: unknown) => void {
  const toasts = useToasts();
  return (error) => void toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
}
