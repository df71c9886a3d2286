// Generated from archive.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/papers": {
        parameters: {
            query?: {
                /** @description minimum: 1, maximum: 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
        "query": operations["searchPapers"];
    };
    "/papers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1, maximum: 1000 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
        "copy": operations["copyPaper"];
        "m-search": operations["findCopies"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @source archive.yaml:49 */
        Search: components["schemas"]["ByYear"] | (components["schemas"]["ByWords"] & {
            by?: unknown;
        });
        /** @source archive.yaml:52 */
        ByYear: {
            /** @constant */
            by: "year";
            year: number;
        };
        /** @source archive.yaml:53 */
        ByWords: {
            by?: string;
            /** @description maxLength: 100 */
            words: string;
        };
        /** @source archive.yaml:54 */
        Paper: {
            id: number;
            title: string;
        };
        /** @source archive.yaml:55 */
        Problem: {
            title: string;
            status: number;
            detail?: string;
        };
    };
    responses: {
        /**
         * @description An invalid request.
         * @source archive.yaml:59
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
     * `GET /papers`
     * @example
     * await api.listPapers();
     * @source archive.yaml:13
     */
    listPapers: {
        parameters: {
            query?: {
                /** @description minimum: 1, maximum: 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The papers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"][];
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `QUERY /papers`
     * @example
     * await api.searchPapers({ body: { words: "Map" } });
     * @source archive.yaml:18
     */
    searchPapers: {
        parameters: {
            query?: {
                /** @description minimum: 1, maximum: 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** The papers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"][];
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `COPY /papers/{id}`
     * @source archive.yaml:32
     */
    copyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1, maximum: 1000 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    /**
     * `M-SEARCH /papers/{id}`
     * @source archive.yaml:41
     */
    findCopies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1, maximum: 1000 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            400: components["responses"]["Problem"];
        };
    };
}
