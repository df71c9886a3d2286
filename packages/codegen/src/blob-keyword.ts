import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";

/** The keyword `blob`: raw bytes, as a form's files are given to a handler. */
export const blobKeyword: CodeKeywordDefinition = {
  keyword: "blob",
  schemaType: "boolean",
  error: { message: "must be a file" },
  code(context: KeywordCxt) {
    context.fail(_`!(${context.data} instanceof Blob)`);
  },
};
