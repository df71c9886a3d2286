// Generated from sandbox.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the sandbox
         * @description Returns the time, the seed, one API key for each plan, a read-only key, and the number of pets and orders.
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
         * Reset the sandbox
         * @description Restores the seed data and sets the clock to the real time. Clears rate limits, bans and idempotency records. The API keys
         *     stay the same.
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
         * Move the clock forward
         * @description Moves the clock of the whole sandbox, which applies to rate limits, bans and idempotency records. The clock then continues
         *     at normal speed. It moves only forward. A reset sets it back to the real time.
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
        /**
         * @description The state of a sandbox.
         * @source sandbox.yaml:214
         */
        Sandbox: {
            now: components["schemas"]["Now"];
            /** @description Name that the data and the keys are generated from. The same name always gives the same data and keys. `empty` gives keys and no data. */
            seed: string;
            /**
             * @description Number of pets in the store.
             *     minimum: 0
             */
            pets: number;
            /**
             * @description Number of orders in the store.
             *     minimum: 0
             */
            orders: number;
            /** @description One API key for each plan. */
            keys: components["schemas"]["Key"][];
            /** @description A key with only the scope `read`. Write operations return 403 for it. */
            readOnlyKey: components["schemas"]["Key"];
        };
        /**
         * @description An API key. It is valid only in the sandbox.
         * @source sandbox.yaml:239
         */
        Key: {
            /** @description Plan that sets the limits of the key. */
            plan: string;
            /** @description API key, to send as `Authorization: Bearer <API_KEY>`. */
            key: string;
            /**
             * @description Requests per UTC clock minute.
             *     minimum: 1
             */
            perMinute: number;
            /**
             * @description Requests per UTC calendar day.
             *     minimum: 1
             */
            perDay: number;
        };
        /**
         * @description A move of the clock. Send exactly one of the two members.
         * @source sandbox.yaml:259
         */
        ClockMove: {
            /**
             * @description Duration to add, as a positive integer followed by `s`, `m`, `h` or `d`. At most 100 years.
             *     pattern: ^[1-9][0-9]{0,9}[smhd]$
             */
            advance?: string;
            /**
             * Format: date-time
             * @description Time to move to (RFC 3339).
             */
            to?: string;
        };
        /**
         * @description The clock of the sandbox.
         * @source sandbox.yaml:274
         */
        Clock: {
            now: components["schemas"]["Now"];
        };
        /**
         * Format: date-time
         * @description The time of the sandbox, in UTC (RFC 3339).
         * @source sandbox.yaml:281
         */
        Now: string;
        /**
         * @description The body of every response with status 400 or above.
         * @source sandbox.yaml:286
         */
        Error: {
            /**
             * @description Machine-readable error code.
             *     minLength: 1
             */
            code: string;
            /**
             * @description Human-readable description of the error, the violated rule and the next step.
             *     minLength: 1
             */
            message: string;
            /**
             * @description The HTTP status code.
             *     minimum: 400, maximum: 599
             */
            status: number;
            /**
             * @description The violations in the request. Only on 400.
             *     minItems: 1, maxItems: 20
             */
            details?: components["schemas"]["Violation"][];
        };
        /**
         * @description A rule that the request violates.
         * @source sandbox.yaml:311
         */
        Violation: {
            /** @description Name of the parameter, or JSON Pointer (RFC 6901) into the body. Empty for the whole body. */
            path: string;
            /**
             * @description The rule and the value found.
             *     minLength: 1
             */
            message: string;
        };
    };
    responses: {
        /**
         * @description The current state of the sandbox.
         * @source sandbox.yaml:168
         */
        Sandbox: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Sandbox"];
            };
        };
        /**
         * @description The request has a query parameter. The operation has none.
         * @source sandbox.yaml:186
         */
        InvalidParameters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The sandbox failed unexpectedly.
         * @source sandbox.yaml:202
         */
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
    /**
     * Retrieve the sandbox
     * Returns the time, the seed, one API key for each plan, a read-only key, and the number of pets and orders.
     * `GET /`
     * @example
     * await api.getSandbox();
     * @source sandbox.yaml:49
     */
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
    /**
     * Reset the sandbox
     * Restores the seed data and sets the clock to the real time. Clears rate limits, bans and idempotency records. The API keys
     * stay the same.
     *
     * `POST /reset`
     * @example
     * await api.resetSandbox();
     * @source sandbox.yaml:61
     */
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
    /**
     * Move the clock forward
     * Moves the clock of the whole sandbox, which applies to rate limits, bans and idempotency records. The clock then continues
     * at normal speed. It moves only forward. A reset sets it back to the real time.
     *
     * `POST /clock`
     * @example
     * await api.moveClock({ advance: "90s" });
     * @source sandbox.yaml:75
     */
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
            /** @description The body is invalid, or the clock cannot move to this time. */
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
