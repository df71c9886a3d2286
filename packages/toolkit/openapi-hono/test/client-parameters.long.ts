import { describeClientParameters } from "./describe-client-parameters.ts";

describeClientParameters(300);
