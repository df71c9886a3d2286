/** What is promised, or an error after so many milliseconds. */
export function within<Result>(time: number, promised: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`no answer within ${time} ms`));
    // A process that was busy all that time first reads what came meanwhile.
    const timer = setTimeout(() => setImmediate(refuse), time);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
