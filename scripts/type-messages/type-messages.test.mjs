import { join } from "node:path";
import { test } from "node:test";
import { typeMessages, withoutMembers } from "./type-messages.mjs";

const typeTests = [
  ["packages/openapi-hono", "src/handler.test-d.ts", "handler.txt"],
  ["packages/client", "src/store-client.test-d.ts", "client.txt", withoutMembers],
];

// After looking at what changed: node scripts/toolchain.mjs node --test --test-update-snapshots scripts/type-messages/*.test.mjs
for (const [room, typeTest, file, shown] of typeTests) {
  test(`the compiler's words for the mistakes in ${room}/${typeTest} are those that were looked at`, (t) => {
    t.assert.fileSnapshot(typeMessages(room, typeTest, shown), join(import.meta.dirname, file), {
      serializers: [String],
    });
  });
}
