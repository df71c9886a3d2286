/** How long somebody waits. */
export interface Patience {
  /** From now on, or anew. */
  start(): void;
  stop(): void;
}

const looks = 20;

/**
 * Gives up when nothing came for so long. The time is looked at again and again, so that one in which this process stood still counts
 * little: what came meanwhile lies there unread, and where the service shares the process, so does what it was sent.
 * @param timeout milliseconds
 */
export function createPatience(timeout: number, giveUp: () => void): Patience {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      clearTimeout(timer);
      look(looks);
    },
    stop: () => clearTimeout(timer),
  };

  function look(left: number): void {
    if (left === 0) giveUp();
    else timer = setTimeout(look, timeout / looks, left - 1);
  }
}
