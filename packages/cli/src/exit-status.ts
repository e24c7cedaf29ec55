/** What the exit status of a command says; the help lists them. */
export const exitStatus = {
  done: 0,
  failed: 1,
  usage: 2,
  validation: 3,
  access: 4,
  notFound: 5,
  unreachable: 6,
  server: 7,
  rule: 8,
  /** Ctrl+C, as shells count a program that it ended. */
  interrupted: 130,
} as const;

/** The sentences of the help, by status. */
export const exitStatusWords: readonly (readonly [status: number, meaning: string])[] = [
  [exitStatus.done, "Done"],
  [exitStatus.failed, "Failed for a reason of its own"],
  [exitStatus.usage, "The command line is not understood; nothing was sent"],
  [exitStatus.validation, "The input does not fit the contract"],
  [exitStatus.access, "Not signed in, or not allowed"],
  [exitStatus.notFound, "There is no such record"],
  [exitStatus.unreachable, "No answer, or too many calls: the same call may succeed later"],
  [exitStatus.server, "The server failed, or its answer does not fit the contract"],
  [exitStatus.rule, "A rule of the business refuses, or the record is in another state"],
];

/** What an error of the client says of itself. */
interface Failure {
  readonly code: string;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly message: string;
}

const byHttpStatus: Readonly<Record<number, number>> = {
  0: exitStatus.unreachable,
  400: exitStatus.validation,
  401: exitStatus.access,
  403: exitStatus.access,
  404: exitStatus.notFound,
  409: exitStatus.rule,
  422: exitStatus.rule,
  429: exitStatus.unreachable,
};

/** The exit status for a call that failed. */
export function exitStatusOf({ code, status, message }: Failure): number {
  // An answer that the client refuses (R205) is the server's fault, although it is a validation error as well.
  if (code === "VALIDATION_ERROR" && message === "Invalid API response structure") return exitStatus.server;
  return byHttpStatus[status] ?? (status >= 500 ? exitStatus.server : exitStatus.failed);
}
