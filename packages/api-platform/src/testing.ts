export * from "../../service/src/testing/index.ts";
