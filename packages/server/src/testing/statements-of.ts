import type { TestServer } from "./test-server.ts";

/**
 * How many SQL statements a call sends, `begin` and `commit` included. The call runs once before it is counted, so that
 * what the server reads only once (the site's settings) does not count.
 *
 * @example
 * expect(await statementsOf(server(), () => api.items.invMast.get({ id }))).toBeLessThanOrEqual(4);
 */
export async function statementsOf(server: TestServer, call: () => Promise<unknown>): Promise<number> {
  await call();
  let statements = 0;
  const remove = server.db.onStatement(() => {
    statements++;
  });
  try {
    await call();
  } finally {
    remove();
  }
  return statements;
}
