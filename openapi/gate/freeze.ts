import { freezeContract } from "./freeze-contract.ts";
import { contractFile, releasedFolder } from "./released-contracts.ts";

try {
  console.log(`Released: ${freezeContract(contractFile, releasedFolder)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
