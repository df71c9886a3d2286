/** An answer of the server, kept as it came over the wire. */
export interface ConstantAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** An answer ready to be written. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The same as a list of names and values in turn, which node:http writes fastest. */
  readonly headerList: string[];
  readonly bytes: Buffer<ArrayBuffer>;
}

let single: ReadyAnswer | undefined;
let several = new Map<string, ReadyAnswer>();
let otherwise: ReadyAnswer | undefined;

// The benchmark tells, before each measurement, what is to be answered.
process.on("message", (answers: ConstantAnswer[]) => {
  const ready = answers.map(prepare);
  single = ready.length === 1 ? ready[0] : undefined;
  otherwise = ready.at(-1);
  several = new Map(answers.map(({ method, path }, index) => [method + path, ready[index] as ReadyAnswer]));
  process.send?.("ready");
});

/** The constant for a request: the only one of the scenario, else the one for its method and path, else the last. */
export function constantFor(method: string | undefined, path: string | undefined): ReadyAnswer {
  const answer = single ?? several.get(`${method}${path}`) ?? otherwise;
  if (!answer) throw new Error("The benchmark has not told yet what to answer.");
  return answer;
}

function prepare({ status, headers, body }: ConstantAnswer): ReadyAnswer {
  const bytes = Buffer.from(body);
  const complete = { ...headers, "Content-Length": String(bytes.length) };
  return { status, headers: complete, headerList: Object.entries(complete).flat(), bytes };
}
