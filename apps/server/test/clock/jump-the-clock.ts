import { expect } from "vitest";

export interface ClockJumps {
  readonly origin: string;
  readonly rounds: number;
  /** A key with limits of its own. */
  createKey(limits: { perMinute: number; perDay: number }): Promise<string>;
  /** Sets the clock of the server, which else goes on. @param seconds forward, or back where it is negative */
  set(seconds: number): void | Promise<void>;
}

const [day, hour] = [86_400, 3600];
const many = 1_000_000;
const few = 5;

/**
 * Sets the clock forward by a day and back by an hour in turns, with keys whose minute or day is used up, and one that is banned:
 * each jump gives one quota more at most, and holds nobody for longer than a window, or a ban. What was done once stays so.
 * The ban is to come after two strikes.
 */
export async function jumpTheClock({ origin, rounds, createKey, set }: ClockJumps): Promise<void> {
  const minutely = await createKey({ perMinute: few, perDay: many });
  const daily = await createKey({ perMinute: many, perDay: few });
  const poster = await createKey({ perMinute: many, perDay: many });
  for (let round = 0; round < rounds; round += 1) {
    const banned = await createKey({ perMinute: 1, perDay: many });
    await ban(banned);
    const repeated = `round ${round}`;
    const first = await post(poster, repeated);
    for (const key of [minutely, daily]) await useUp(key);

    const jump = round % 2 === 0 ? day : -hour;
    await set(jump);
    const [inMinute, inDay] = [await useUp(minutely), await useUp(daily)];
    expect(inMinute.passed).toBeLessThanOrEqual(few);
    expect(inDay.passed).toBeLessThanOrEqual(few);
    expect(inMinute.wait).toBeLessThanOrEqual(60);
    expect(inDay.wait).toBeLessThanOrEqual(day);
    const afterBan = await ask(banned);
    expect(afterBan.wait).toBeLessThanOrEqual(300);
    // Set back, what is kept for a repeated request is kept for longer; set forward by a day, its time is over.
    if (jump < 0) expect(await post(poster, repeated)).toBe(first);

    await set(inMinute.wait);
    expect(await ask(minutely)).toMatchObject({ status: 200 });
    await set(afterBan.wait);
    expect(await ask(banned)).toMatchObject({ status: 200 });
    if (round % 5 === 4) {
      await set(inDay.wait);
      expect(await ask(daily)).toMatchObject({ status: 200 });
    }
  }

  async function useUp(key: string) {
    let passed = 0;
    for (;;) {
      const answer = await ask(key);
      if (answer.status === 429) return { passed, wait: answer.wait };
      passed += 1;
    }
  }

  async function ban(key: string): Promise<void> {
    await ask(key);
    await ask(key);
    // Later than what came together with the first refusal.
    await set(2);
    for (let strikes = 0; strikes < 3; strikes += 1) await ask(key);
  }

  async function ask(key: string) {
    const { status, headers } = await fetch(`${origin}/v1/pets?limit=1`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect([200, 429]).toContain(status);
    return { status, wait: Number(headers.get("retry-after")) };
  }

  async function post(key: string, idempotencyKey: string): Promise<string> {
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey,
    };
    const body = JSON.stringify({ name: "repeated", categoryId: 1 });
    return (await fetch(`${origin}/v1/pets`, { method: "POST", headers, body })).text();
  }
}
