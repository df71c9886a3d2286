// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { Validators } from "./validator.ts";
export declare const validators: Validators;
