import { describeMessageClaims } from "./describe-message-claims.ts";

describeMessageClaims();
