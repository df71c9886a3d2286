// Takes the newest version of each dependency into catalog and lockfile, to run `npm test` on them: npm run newest
import { run } from "./toolchain/child-processes.mjs";

/** What stays where it is, and why. */
export const held = {
  typescript: "the frozen generator needs version 5, and both catalogs would move",
  tsdown: "0.23.7 depends on a package that does not exist",
};

if (import.meta.main) {
  for (const [name, why] of Object.entries(held)) console.error(`${name} is left as it is: ${why}.`);
  const others = Object.keys(held).map((name) => `!${name}`);
  process.exitCode = await run("pnpm", ["update", "--recursive", "--latest", ...others], { stdio: "inherit" });
}
