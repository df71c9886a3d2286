import { stringifyJson } from "@animal-store/exact-json";
import type { ContractDocument, Example, HeaderObject, ResponseObject } from "../document/contract-document.ts";
import { documentedOperations, resolve } from "../document/contract-document.ts";
import type { ValidatedResponse } from "./create-response-validator.ts";

export function documentedExamples(document: ContractDocument) {
  return [...documentedOperations(document).values()].flatMap(({ id, route, responses }) =>
    [...responses].flatMap(([status, response]) =>
      exampleBodies(document, response).map(([name, bodyText]) => ({
        title: `${id} ${status} ${name}`,
        operation: id,
        method: route?.method ?? "GET",
        response: { status, headers: exampleHeaders(document, response), bodyText } satisfies ValidatedResponse,
      })),
    ),
  );
}

function exampleBodies(document: ContractDocument, { content }: ResponseObject): [string, string][] {
  const [body] = Object.values(content ?? {});
  if (!body) return [["without a body", ""]];
  return Object.entries(body.examples ?? {}).map(([name, example]) => [
    name,
    stringifyJson(resolve<Example>(document, example).value),
  ]);
}

function exampleHeaders(
  document: ContractDocument,
  { headers = {}, content = {} }: ResponseObject,
): [string, string][] {
  const [mediaType] = Object.keys(content);
  const documentedHeaders = Object.entries(headers).map(([name, header]): [string, string] => [
    name,
    String(resolve<HeaderObject>(document, header).example),
  ]);
  return mediaType ? [["content-type", `${mediaType}; charset=utf-8`], ...documentedHeaders] : documentedHeaders;
}
