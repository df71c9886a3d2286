/** The first line of every file that codegen writes; a file without it is somebody else's. */
export const generatedHeader = "// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n";
