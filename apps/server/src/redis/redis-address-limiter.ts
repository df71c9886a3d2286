import {
  type AddressDecision,
  type AddressLimiter,
  addressBlock,
  allOthers,
  createAddressLimiter,
  mostAddresses,
} from "@animal-store/service";
import { addressScript } from "./address-script.ts";
import { addressesKey } from "./key-names.ts";
import type { RedisConnection } from "./redis-connection.ts";

export interface RedisAddressLimiterOptions {
  readonly connection: RedisConnection;
  /** Requests that one address may make in a UTC clock minute. */
  readonly perMinute: number;
  /** The part of it that this process allows by itself while Redis is away. @default 0.25 */
  readonly share?: number;
  /** Milliseconds that are added to the time of Redis. @default 0 */
  readonly offset?: () => number;
}

interface Waiting {
  readonly address: string;
  readonly now: number;
  readonly resolve: (decision: AddressDecision) => void;
}

/** Counts callers without a valid key in Redis, for all processes together; what comes in one turn of the event loop is one call. */
export function createRedisAddressLimiter(options: RedisAddressLimiterOptions): AddressLimiter {
  const { connection, perMinute, share = 0.25, offset = () => 0 } = options;
  const seen = createAddressLimiter(perMinute);
  const alone = createAddressLimiter(Math.max(1, Math.floor(perMinute * share)));
  let waiting: Waiting[] = [];

  return {
    take(address, now) {
      if (connection.problem() !== undefined) return decideAlone(address, now);
      return new Promise((resolve) => {
        if (waiting.push({ address, now, resolve }) === 1) setImmediate(send);
      });
    },
    peek: seen.peek,
  };

  async function send(): Promise<void> {
    const sent = waiting;
    waiting = [];
    try {
      const args = [offset(), perMinute, mostAddresses, allOthers, ...sent.map(({ address }) => addressBlock(address))];
      const [time, ...answers] = read(await connection.run(addressScript, [addressesKey], args.map(String)));
      for (const [index, { address, resolve }] of sent.entries()) {
        const [passed, count] = [answers[2 * index], answers[2 * index + 1] ?? 0];
        seen.note(address, count, time);
        resolve({ isAllowed: passed === 1, now: time, allowance: { ...seen.peek(address, time), ...left(count) } });
      }
    } catch {
      for (const { address, now, resolve } of sent) resolve(decideAlone(address, now));
    }
  }

  /** Tells the limit of all, of which a share is left to this process. */
  function decideAlone(address: string, now: number): AddressDecision {
    const { isAllowed, allowance } = alone.take(address, now);
    return { isAllowed, now, allowance: { ...allowance, limit: perMinute } };
  }

  function left(count: number): { remaining: number } {
    return { remaining: Math.max(0, perMinute - count) };
  }
}

/** The script's answer. @throws {TypeError} for another one */
function read(answer: unknown): [time: number, ...answers: number[]] {
  if (!Array.isArray(answer)) throw new TypeError("Redis answered something else than the script says");
  const [time, ...answers] = answer.map(Number);
  return [time ?? 0, ...answers];
}
