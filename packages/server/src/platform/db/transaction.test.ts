import sql, { type Sql } from "sql-template-tag";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./errors.ts";

const increment = sql`update counter set value = value + 1 where uid = 1`;

async function valueIn(db: Queryable, uid = 1): Promise<number | undefined> {
  return (await db.first<{ value: number }>(sql`select value from counter where uid = ${uid}`))?.value;
}

/** Makes the server raise an error of a SQLSTATE of our choice. */
function raise(state: string): Sql {
  return sql`select raise_state(${state})`;
}

describeOnBoth("transactions", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.execute(sql`create table counter (uid bigint primary key, value bigint not null)`);
    await db.execute(sql`create function raise_state(state text) returns void language plpgsql as $$
      begin raise exception 'raised' using errcode = state; end $$`);
  });
  beforeEach(async () => {
    await db.execute(sql`delete from counter`);
    await db.execute(sql`insert into counter values (1, 0), (2, 0)`);
  });

  it("keep what they did and answer what the work answers", async () => {
    const answer = await db.transaction(async (transaction) => {
      expect(await transaction.execute(increment)).toBe(1);
      return valueIn(transaction);
    });
    expect(answer).toBe(1);
    expect(await valueIn(db)).toBe(1);
  });

  it("take everything back when the work throws, and pass its error on", async () => {
    const failure = new Error("no such cart");
    const work = db.transaction(async (transaction) => {
      await transaction.execute(increment);
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await valueIn(db)).toBe(0);
  });

  it("take everything back when a statement fails", async () => {
    const work = db.transaction(async (transaction) => {
      await transaction.execute(increment);
      await transaction.execute(sql`insert into counter values (1, 9)`);
    });
    await expect(work).rejects.toMatchObject({ kind: "unique" });
    expect(await valueIn(db)).toBe(0);
  });

  it("say that they were rolled back when the error of a statement was swallowed", async () => {
    const work = db.transaction(async (transaction) => {
      await transaction.execute(increment);
      await transaction.execute(sql`insert into counter values (1, 9)`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow("rolled back at its end, because a statement in it had failed");
    expect(await valueIn(db)).toBe(0);
  });

  it("go on after a failed statement behind a savepoint", async () => {
    await db.transaction(async (transaction) => {
      await transaction.execute(increment);
      await transaction.execute(sql`savepoint before_insert`);
      await expect(transaction.execute(sql`insert into counter values (1, 9)`)).rejects.toThrow(DatabaseError);
      await transaction.execute(sql`rollback to before_insert`);
    });
    expect(await valueIn(db)).toBe(1);
  });

  it("lose none of 50 increments that read, think and write at once", async () => {
    const read = sql`select value from counter where uid = 1 for update`;
    const readAndWrite = () =>
      db.transaction(async (transaction) => {
        const row = await transaction.first<{ value: number }>(read);
        await transaction.execute(sql`update counter set value = ${(row?.value ?? 0) + 1} where uid = 1`);
      });
    await Promise.all(Array.from({ length: 50 }, readAndWrite));
    expect(await valueIn(db)).toBe(50);
  });

  it("serve single statements that come while they run", async () => {
    const singles = Array.from({ length: 20 }, () => db.execute(increment));
    const transactions = Array.from({ length: 20 }, () =>
      db.transaction((transaction) => transaction.execute(increment)),
    );
    await Promise.all([...singles, ...transactions]);
    expect(await valueIn(db)).toBe(40);
  });

  it.each(["40001", "40P01"])("run the whole work again after %s", async (state) => {
    let attempts = 0;
    const answer = await db.transaction(async (transaction) => {
      await transaction.execute(increment);
      attempts++;
      if (attempts < 3) await transaction.query(raise(state));
      return valueIn(transaction);
    });
    expect({ answer, attempts, kept: await valueIn(db) }).toEqual({ answer: 1, attempts: 3, kept: 1 });
  });

  it("give up after three more attempts", async () => {
    let attempts = 0;
    const work = db.transaction((transaction) => {
      attempts++;
      return transaction.query(raise("40001"));
    });
    await expect(work).rejects.toMatchObject({ kind: "serialization" });
    expect(attempts).toBe(4);
  });

  it("do not run the work again after any other error", async () => {
    let attempts = 0;
    const work = db.transaction((transaction) => {
      attempts++;
      return transaction.query(raise("23505"));
    });
    await expect(work).rejects.toMatchObject({ kind: "unique" });
    expect(attempts).toBe(1);
  });

  it("refuse statements that pass by the transaction", async () => {
    const work = db.transaction(async () => valueIn(db));
    await expect(work).rejects.toThrow(/Inside a transaction `select value from counter.*` was sent to the database/);
  });

  it("refuse a transaction inside a transaction", async () => {
    const work = db.transaction(() => db.transaction(async () => 1));
    await expect(work).rejects.toThrow("Inside a transaction a transaction was begun");
  });

  it("refuse statements after their end", async () => {
    const late = await db.transaction(async (transaction) => ({ transaction }));
    await expect(late.transaction.execute(increment)).rejects.toThrow("The transaction had ended");
    expect(await valueIn(db)).toBe(0);
  });

  it("let work that outlives them use the database", async () => {
    let later: Promise<number | undefined> | undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await db.transaction(async (transaction) => {
      later = ended.then(() => valueIn(db));
      await transaction.execute(increment);
    });
    end();
    expect(await later).toBe(1);
  });

  it("send statements that are asked for at once one after the other", async () => {
    const rows = await db.transaction((transaction) =>
      Promise.all([transaction.execute(increment), transaction.execute(increment), valueIn(transaction)]),
    );
    expect(rows).toEqual([1, 1, 2]);
  });

  it("are READ COMMITTED", async () => {
    const row = await db.transaction((transaction) => transaction.first(sql`show transaction_isolation`));
    expect(row).toEqual({ transaction_isolation: "read committed" });
  });

  it("go on after the shape of a table has changed", async () => {
    const read = sql`select * from counter where uid = 1`;
    for (let time = 0; time < 3; time++) await db.query(read);
    await db.execute(sql`alter table counter add column note text`);
    expect(await db.query(read)).toEqual([{ uid: 1, value: 0, note: null }]);
    await db.execute(sql`alter table counter drop column note`);
    expect(await db.transaction((transaction) => transaction.query(read))).toEqual([{ uid: 1, value: 0 }]);
  });
});
