import { stopwatch } from "@animal-store/node-edge";

/** Watches how long batches are under way. */
export interface HangWatch {
  sent(): void;
  answered(): void;
  stop(): void;
}

/**
 * Tells, again and again, that a batch is under way for too long. One timer looks at times: none is set for each batch.
 * @param time milliseconds
 */
export function watchHanging(time: number, onHanging: () => void): HangWatch {
  let sentAt: number | undefined;
  const isHanging = () => sentAt !== undefined && stopwatch() - sentAt > time;
  // Where this process was busy the answer lies unread: it is read before anything is said.
  const look = () => isHanging() && setImmediate(() => isHanging() && onHanging());
  const timer = setInterval(look, time / 4).unref();
  return {
    sent() {
      sentAt = stopwatch();
    },
    answered() {
      sentAt = undefined;
    },
    stop: () => clearInterval(timer),
  };
}
