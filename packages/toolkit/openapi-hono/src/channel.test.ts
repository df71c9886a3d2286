import { expect, it } from "vitest";
import { Channel } from "./channel.ts";

const start = <Event>(channel: Channel<Event>) => channel.subscribe()[Symbol.asyncIterator]();

it("sends each event to all subscribers, from the start of their iteration", async () => {
  const channel = new Channel<number>();
  channel.publish(0);
  const first = start(channel);
  channel.publish(1);
  const second = start(channel);
  const pending = second.next();
  channel.publish(2);
  expect([await first.next(), await first.next(), await pending].map(({ value }) => value)).toEqual([1, 2, 2]);
});

it("sends a subscription the events that it selects, and queues no others", async () => {
  const channel = new Channel<number>({ maxQueued: 2 });
  const even = channel.subscribe((event) => event % 2 === 0)[Symbol.asyncIterator]();
  for (const event of [1, 2, 3, 5, 7, 8]) channel.publish(event);
  expect([(await even.next()).value, (await even.next()).value]).toEqual([2, 8]);
});

it("ends a subscription while it waits for an event", async () => {
  const channel = new Channel<number>();
  const iterator = start(channel);
  const pending = iterator.next();
  await iterator.return?.();
  channel.publish(1);
  expect([await pending, await iterator.next()].map(({ done }) => done)).toEqual([true, true]);
});

it("ends a subscription that reads too slowly with an error", async () => {
  const channel = new Channel<number>({ maxQueued: 2 });
  const [slow, fast] = [start(channel), start(channel)];
  for (const event of [1, 2, 3]) {
    channel.publish(event);
    expect((await fast.next()).value).toBe(event);
  }
  await expect(slow.next()).rejects.toThrow("A client fell more than 2 events behind, so its stream was closed.");
});
