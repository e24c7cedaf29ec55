import type { TestServer } from "./test-server.ts";

/**
 * Enters a card in the processor's page of our own as dana does for Northgate, and answers its
 * payment account. Visa `4111 1111 1111 1111` is a credit card, `4000056655665556` a debit card.
 */
export async function storedCard(server: TestServer, number: string): Promise<string> {
  const { payments } = await server.clientFor("dana");
  const { transactionSetupId, uiEndpoint } = await payments.unified.transactionSetup({ customerId: 100200 }).data;
  const owner = { name: "Dana Reyes", address1: "3400 Detroit Ave", zip: "43610", city: "Toledo", state: "OH" };
  const body = new URLSearchParams({ ...owner, number, expiration: "09/38", code: "123" });
  await server.app.fetch(new Request(uiEndpoint, { method: "POST", body }));
  return (await payments.unified.accountQuery({ transactionSetupId }).data).paymentAccountId ?? "";
}
