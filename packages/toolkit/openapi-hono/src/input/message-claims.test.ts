import { describeMessageClaims } from "../../test/describe-message-claims.ts";

// `npm run test:long` checks all combinations.
describeMessageClaims(5);
