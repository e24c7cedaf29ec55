import { spawnSync } from "node:child_process";

/** Numbers to run a child process under. */
export interface UserNumbers {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user that PostgreSQL runs under, because it refuses to run as root: `postgres`, `nobody`, or one made for it.
 * Undefined when this process is not root and may run it itself.
 *
 * @throws Error when there is no such user and none can be made.
 */
export function unprivilegedUser(): UserNumbers | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return numbersOf("postgres") ?? numbersOf("nobody") ?? createUser("purvey-postgres");
}

function numbersOf(name: string): UserNumbers | undefined {
  const [uid, gid] = [id("-u", name), id("-g", name)];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function id(option: string, name: string): number | undefined {
  const { status, stdout } = spawnSync("id", [option, name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
}

function createUser(name: string): UserNumbers {
  spawnSync("useradd", ["--system", "--no-create-home", name]);
  const created = numbersOf(name);
  if (created) return created;
  throw new Error(
    "PostgreSQL does not run as root, and neither `postgres` nor `nobody` exists nor could `useradd` make a user. " +
      "Run the tests as another user, or set `PURVEY_TEST_DATABASE_URL` to a PostgreSQL server.",
  );
}
