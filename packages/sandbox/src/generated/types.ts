// Generated from the OpenAPI document by `npm run generate`. Do not edit.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the sandbox
         * @description Tells its time, its seed with one API key for each plan and a read-only one, and how much its store holds.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the seed back
         * @description The store holds the data of the seed again and the clock shows the real time. Limits, bans and idempotency keys are
         *     forgotten. The API keys stay the same.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forwards
         * @description Moves the time of the whole sandbox: minutes and days of the limits, bans, idempotency keys. From there it goes on at its
         *     usual pace. It never goes back, but for a reset.
         */
        post: operations["moveClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A sandbox at one time. */
        Sandbox: {
            now: components["schemas"]["Now"];
            /** @description What its data and its keys come from. The same name gives the same; `empty` gives keys and no data. */
            seed: string;
            /** @description How many animals the store holds. */
            pets: number;
            /** @description How many orders the store holds. */
            orders: number;
            /** @description One API key for each plan. */
            keys: components["schemas"]["Key"][];
            /** @description A key with only the scope `read`. Operations that write respond with 403 to it. */
            readOnlyKey: components["schemas"]["Key"];
        };
        /** @description An API key of the sandbox. It opens nothing else. */
        Key: {
            /** @description The plan whose limits it has. */
            plan: string;
            /** @description What to send as `Authorization: Bearer <API_KEY>`. */
            key: string;
            /** @description Requests per UTC clock minute. */
            perMinute: number;
            /** @description Requests per UTC calendar day. */
            perDay: number;
        };
        /** @description Where to move the clock. Exactly one of the two members. */
        ClockMove: {
            /** @description How far, as a whole number from 1 and `s`, `m`, `h` or `d`; at most 100 years. */
            advance?: string;
            /**
             * Format: date-time
             * @description Until when (RFC 3339).
             */
            to?: string;
        };
        /** @description The clock of the sandbox. */
        Clock: {
            now: components["schemas"]["Now"];
        };
        /**
         * Format: date-time
         * @description The time of the sandbox, in UTC (RFC 3339).
         */
        Now: string;
        /** @description What every answer of status 400 and above carries. */
        Error: {
            /** @description What went wrong, in a word for programs. */
            code: string;
            /** @description What went wrong, which rule it breaks and what to do next. */
            message: string;
            /** @description The HTTP status code. */
            status: number;
            /** @description Each violation found in the request. Only on 400. */
            details?: components["schemas"]["Violation"][];
        };
        /** @description One rule that the request breaks. */
        Violation: {
            /** @description Name of the parameter, or JSON Pointer (RFC 6901) into the body; empty for the body as a whole. */
            path: string;
            /** @description The rule, and what was found instead. */
            message: string;
        };
    };
    responses: {
        /** @description The sandbox as it is now. */
        Sandbox: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Sandbox"];
            };
        };
        /** @description There is a query parameter, and none is known here. */
        InvalidParameters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The sandbox failed unexpectedly. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sandbox"];
            400: components["responses"]["InvalidParameters"];
            500: components["responses"]["InternalError"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sandbox"];
            400: components["responses"]["InvalidParameters"];
            500: components["responses"]["InternalError"];
        };
    };
    moveClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockMove"];
            };
        };
        responses: {
            /** @description The clock was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description The body is not one of the two moves, or the clock cannot be moved there. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is larger than 1 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not plain `application/json` in UTF-8. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
}
