export * from "../../service/src/index.ts";
