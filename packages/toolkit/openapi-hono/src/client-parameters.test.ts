import { describeClientParameters } from "../test/describe-client-parameters.ts";

// `npm run test:long` sends more values.
describeClientParameters(4);
