import { describeIdempotencyRecords } from "../testing/describe-idempotency-records.ts";
import { createMemoryIdempotencyRecords } from "./idempotency-records.ts";

describeIdempotencyRecords("idempotency records in memory", () => {
  const records = createMemoryIdempotencyRecords();
  return { connections: [records, records] };
});
