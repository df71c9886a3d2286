import { BenchFailure } from "../bench-failure.ts";
import { runProgram } from "../subjects/program.ts";

/** Whom PostgreSQL runs as: it refuses to run as root. Undefined: as whoever measures. */
export async function userOfPostgres(signal: AbortSignal): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid = 0, gid = 0] = await Promise.all(
        ["-u", "-g"].map(async (which) => Number(await runProgram(["id", which, name], { signal }))),
      );
      return { uid, gid };
    } catch (error) {
      if (!(error instanceof BenchFailure)) throw error;
    }
  }
  throw new BenchFailure("PostgreSQL does not run as root. Add a user postgres, or measure as another user.");
}
