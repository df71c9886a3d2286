// Generated from plain.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRooms"];
        put?: never;
        post: operations["addRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description maxLength: 20 */
                name: string;
            };
            cookie?: never;
        };
        get: operations["findRoom"];
        put?: never;
        post?: never;
        delete: operations["removeRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @source plain.yaml:71 */
        Room: {
            /** @description minLength: 1, maxLength: 20 */
            name: string;
            /** @description minimum: 1, maximum: 500 */
            seats: number;
        };
        /** @source plain.yaml:78 */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errors?: Record<string, unknown>[];
        };
    };
    responses: {
        /**
         * @description The request failed.
         * @source plain.yaml:67
         */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
     * `GET /rooms`
     * @example
     * await api.listRooms();
     * @source plain.yaml:9
     */
    listRooms: {
        parameters: {
            query?: {
                /** @description minimum: 1, maximum: 500 */
                seats?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"][];
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `POST /rooms`
     * @source plain.yaml:19
     */
    addRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Room"];
            };
        };
        responses: {
            /** @description The room was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    /**
     * `GET /rooms/{name}`
     * @source plain.yaml:34
     */
    findRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description maxLength: 20 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    /**
     * `DELETE /rooms/{name}`
     * @source plain.yaml:42
     */
    removeRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description maxLength: 20 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            /** @description The caller may not remove rooms. */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such room. */
            404: {
                headers: {
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
