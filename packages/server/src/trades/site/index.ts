// What other trades may take of this one.
export { type Notice, notifyUsers } from "./notify-users.ts";
