import { once } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { BenchError } from "./processes.ts";
import { petCount, type Scenario, toRequest } from "./scenarios.ts";
import type { RunningTarget } from "./targets.ts";

/** Sends bursts: one request on each connection, then the next burst after the last response. */
export interface BurstSender extends Disposable {
  /** @throws {BenchError} if a status is unexpected or a response is missing */
  send(scenario: Scenario, bursts: number): Promise<void>;
}

/**
 * Keeps connections to a target open. Unlike autocannon, a slice of 20 ms includes no new connections, and a server on a
 * busy core does not change the number of requests that it gets together.
 */
export function createBurstSender({ origin, key }: RunningTarget, connections: number): BurstSender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  let sentCount = 0;

  async function sendNext(calls: Scenario["calls"]): Promise<void> {
    // 7 has no common factor with the number of pets, so this sends each call for all of them.
    const index = (sentCount++ * 7) % petCount;
    const call = calls[index % calls.length] ?? calls[0];
    const { method, path, headers, body } = toRequest(call, key, index + 1);
    const sent = sendRequest(origin + path, { agent, method, headers }).end(body);
    try {
      const [response] = await once(sent, "response");
      const responseBody = await text(response);
      if (response.statusCode === call.status) return;
      throw new BenchError(
        `the response to ${method} ${path} must have status ${call.status}, got ${response.statusCode}: ${responseBody}`,
      );
    } catch (cause) {
      if (cause instanceof BenchError) throw cause;
      throw new BenchError(`the server closed a connection after ${method} ${path}`, { cause });
    }
  }

  return {
    async send({ calls }, bursts) {
      for (let burst = 0; burst < bursts; burst += 1)
        await Promise.all(Array.from({ length: connections }, () => sendNext(calls)));
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}
