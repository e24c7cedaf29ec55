import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("questions about items", (server) => {
  const editor = async () => (await server().clientFor("ada")).items.invMast.faq;
  const reader = async () => (await server().clientFor("dana")).items.invMast.faq;
  const nut = () => invMastUidOf(server(), "NUT-M8-NY");

  it("creates, finds, changes and deletes a question", async () => {
    const [faq, id] = [await editor(), await nut()];
    const given = { question: "Can the nut be used again?", answer: "Up to five times.", category: "Assembly" };
    const created = await faq.create({ id, ...given }).data;
    expect(created).toMatchObject({
      ...given,
      invMastUid: id,
      isActive: "Y",
      isPublic: "Y",
      viewCount: 0,
      helpfulCount: 0,
      statusCd: 704,
    });
    const { invMastFaqUid } = created;
    const changed = await faq.update({ id, invMastFaqUid, answer: "Up to ten times.", category: null }).data;
    expect(changed).toMatchObject({ question: given.question, answer: "Up to ten times.", category: null });
    expect((await faq.list({ id, q: "ten nut" })).data).toEqual([changed]);
    expect(await faq.delete({ id, invMastFaqUid }).data).toEqual({ uid: invMastFaqUid, deleted: true });
    await expect(faq.get({ id, invMastFaqUid })).rejects.toMatchObject({ status: 404 });
    expect((await faq.list({ id, q: "ten nut" })).totalResults).toBe(0);
  });

  rule("R113 refuses a question that is empty or longer than 500", async () => {
    const [faq, id] = [await editor(), await nut()];
    const { question } = await faq.create({ id, question: "q".repeat(500), answer: "Yes." }).data;
    expect(question).toHaveLength(500);
    for (const text of ["", "q".repeat(501)]) {
      const answer = await sendAs(server(), items, "invMast.faq.create", "ada", { id, question: text, answer: "Yes." });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("question");
    }
  });

  rule("R114 refuses an answer that is empty or longer than 2000", async () => {
    const [faq, id] = [await editor(), await nut()];
    const created = await faq.create({ id, question: "How long?", answer: "a".repeat(2000) }).data;
    expect(created.answer).toHaveLength(2000);
    for (const text of ["", "a".repeat(2001)]) {
      const given = { id, invMastFaqUid: created.invMastFaqUid, answer: text };
      const answer = await sendAs(server(), items, "invMast.faq.update", "ada", given);
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("answer");
    }
  });

  rule("R112 takes Y and N, not booleans, for the flags of a question", async () => {
    const id = await nut();
    const given = { id, question: "Flag?", answer: "Flag." };
    for (const isActive of [true, "yes", ""]) {
      const answer = await sendAs(server(), items, "invMast.faq.create", "ada", { ...given, isActive });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("isActive");
    }
  });

  it("counts every view, also of many who read at once", async () => {
    const [faq, id] = [await editor(), await nut()];
    const { invMastFaqUid } = await faq.create({ id, question: "Who reads?", answer: "Many." }).data;
    const readers = await reader();
    const seen = await Promise.all(Array.from({ length: 12 }, () => readers.get({ id, invMastFaqUid }).data));
    expect(seen.map(({ viewCount }) => viewCount).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    );
    expect((await faq.list({ id, q: "who reads" }).data)[0]?.viewCount).toBe(12);
  });

  it("shows only active and public questions to those who may not write", async () => {
    const [faq, readers, id] = [await editor(), await reader(), await nut()];
    const given = { id, answer: "Hidden." };
    const hidden = [
      await faq.create({ ...given, question: "Visible 1", isActive: "N" }).data,
      await faq.create({ ...given, question: "Visible 2", isPublic: "N" }).data,
      await faq.create({ ...given, question: "Visible 3" }).data,
    ];
    await faq.update({ id, invMastFaqUid: hidden[2]?.invMastFaqUid ?? 0, statusCd: 705 });
    const shown = await faq.create({ ...given, question: "Visible 4" }).data;
    expect((await readers.list({ id, q: "visible" })).data).toEqual([shown]);
    expect((await readers.list({ id, q: "visible", statusCd: 705 })).data).toEqual([]);
    expect((await faq.list({ id, q: "visible" })).totalResults).toBe(4);
    for (const { invMastFaqUid } of hidden) {
      await expect(readers.get({ id, invMastFaqUid })).rejects.toMatchObject({ status: 404 });
      expect((await faq.get({ id, invMastFaqUid }).data).viewCount).toBe(1);
    }
  });

  it("does not find a question under another item, nor questions of an item that is not there", async () => {
    const [faq, id] = [await editor(), await nut()];
    const { invMastFaqUid } = await faq.create({ id, question: "Whose?", answer: "The nut's." }).data;
    const other = await invMastUidOf(server(), "HB-M8-40");
    await expect(faq.get({ id: other, invMastFaqUid })).rejects.toMatchObject({ status: 404 });
    await expect(faq.list({ id: 999_999 })).rejects.toMatchObject({
      reason: expect.stringContaining("no item `999999`"),
    });
    await expect(faq.create({ id: 999_999, question: "?", answer: "!" })).rejects.toMatchObject({ status: 404 });
  });
});
