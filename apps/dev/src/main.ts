import { globSync } from "node:fs";
import { createScreen, runLoop } from "@animal-store/create-contract-api/dev";
import { runMain } from "@animal-store/process";
import { runChecks } from "./checks.ts";
import { generateContract } from "./contract.ts";
import { createPrograms, root } from "./programs.ts";
import { createTypeChecker, type TypeChecker } from "./type-checker.ts";

// This process loads them only once.
const contractTools = /^(packages\/toolkit\/codegen\/src|openapi\/(rules|lint))\//;

await runMain("animal-store", async () => {
  process.chdir(root);
  const screen = createScreen(process.stdout);
  const programs = createPrograms(process.env, screen.logProgramLine);
  let checker: TypeChecker | undefined;
  screen.write("Checking the contract and all types; then the server, the mock and the docs start…");
  await runLoop({
    screen,
    programs,
    listWatched: () => ["openapi", "packages", "apps", ...globSync("*.{json,md,ts,yaml}")],
    listSources: () => globSync("openapi/*.yaml"),
    generate: generateContract,
    async checkTypes(files, signal) {
      if (checker && files.some((file) => contractTools.test(file)))
        screen.write("The lint and the codegen have changed. Restart npm run dev to use the changes.");
      checker ??= await createTypeChecker();
      return checker.check(files, signal);
    },
    runChecks: (contractProblems, hasNoErrors, signal) => {
      const isValid = !contractProblems.some(({ isError }) => isError);
      return runChecks({ isValid, hasNoErrors }, screen, signal);
    },
  });
  await checker?.stop();
});
