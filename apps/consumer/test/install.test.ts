import { inject, it } from "vitest";
import { installPackage } from "./install-package.ts";

// Without retries, npm reports an unreachable registry before the test times out.
const options = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=0", "--ignore-scripts"];

it.concurrent.each(inject("packages"))("npm installs $name from one path", (packed) =>
  installPackage(packed, { add: ["npm", "install", ...options], exec: ["npx", "--no", "--"] }),
);
