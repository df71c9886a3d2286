/** Returns a document with six operations for each of `count` collections. */
export function createLargeDocument(count: number) {
  const paths: Record<string, object> = {};
  for (let i = 0; i < count; i++) {
    const responses = { 400: ref("responses/Failure"), 401: ref("responses/Failure"), 404: ref("responses/Failure") };
    const operation = (name: string, status: number, body: object, requestBody?: object) => ({
      operationId: `${name}${i}`,
      responses: { [status]: { description: name, content: json(body) }, ...responses },
      ...(requestBody && { requestBody: { required: true, content: json(requestBody) } }),
    });
    const report = { type: "object", required: ["report", "pages"], properties: reportProperties };
    paths[`/things-${i}`] = {
      get: operation("listThings", 200, wrap({ type: "array", items: ref("schemas/Thing") })),
      post: operation("addThing", 201, wrap(ref("schemas/Thing")), wrap(ref("schemas/NewThing"))),
    };
    paths[`/things-${i}/{thingId}`] = {
      parameters: [{ name: "thingId", in: "path", required: true, schema: { type: "string" } }],
      get: operation("findThing", 200, wrap(ref("schemas/Thing"))),
      patch: operation("changeThing", 200, wrap(ref("schemas/Thing")), wrap(ref("schemas/NewThing"))),
      delete: operation("removeThing", 200, wrap({ type: "object", additionalProperties: false })),
    };
    paths[`/things-${i}/report`] = { post: operation("reportThings", 200, report) };
  }
  return {
    openapi: "3.0.3",
    info: { title: "Things", version: "1.0.0" },
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
      responses: { Failure: { description: "The request failed.", content: json(failure) } },
      schemas: {
        NewThing: {
          type: "object",
          required: ["name"],
          properties: { name: { type: "string", minLength: 1 }, owner: { type: "string" } },
        },
        Thing: {
          type: "object",
          required: ["id", "name", "size"],
          properties: {
            id: { type: "string" },
            name: { type: "string", description: "Its name.", minLength: 1 },
            owner: { type: "string" },
            size: { type: "integer", minimum: 1, example: 7 },
          },
        },
      },
    },
  };
}

const reportProperties = { report: { type: "string", example: "A thing." }, pages: { type: "integer", minimum: 3 } };
const failure = {
  type: "object",
  required: ["errors"],
  properties: {
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["message", "help"],
        properties: { message: { type: "string" }, help: { type: "string", example: "Read the docs." } },
      },
    },
  },
};

function ref(path: string): object {
  return { $ref: `#/components/${path}` };
}

function json(schema: object): object {
  return { "application/json": { schema } };
}

function wrap(schema: object): object {
  return { type: "object", properties: { data: schema } };
}
