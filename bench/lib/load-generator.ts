/** A process of its own that sends requests over kept-alive connections and counts the answers. */
import { Agent, request } from "node:http";

/** What to send, again and again by turns. */
export interface LoadPlan {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  }[];
  /** Send each request once only, and stop when there are none left. */
  readonly once?: boolean;
}

function send(agent: Agent, port: number, planned: LoadPlan["requests"][number]): Promise<number> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = planned;
    const sent = request({ agent, port, host: "127.0.0.1", method, path, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function run(plan: LoadPlan): Promise<{ perSecond: number; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  let next = 0;
  let done = 0;
  let failed = 0;
  const started = performance.now();
  const until = started + plan.seconds * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < until && !(plan.once && next >= plan.requests.length)) {
      const planned = plan.requests[next++ % plan.requests.length];
      if (planned && (await send(agent, plan.port, planned)) === 200) done += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: plan.connections }, work));
  agent.destroy();
  return { perSecond: (done * 1000) / (performance.now() - started), failed };
}

process.on("message", (plan: LoadPlan) => {
  void run(plan).then((result) => process.send?.(result));
});
