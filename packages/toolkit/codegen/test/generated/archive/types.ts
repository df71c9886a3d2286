// Generated from archive.yaml by `npx codegen test/archive.yaml test/generated/archive --overlay test/archive.overlay.yaml`. Do not edit.
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
    "/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["watchPapers"];
        put?: never;
        post?: never;
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
        /** @source archive.yaml:89 */
        Search: components["schemas"]["ByYear"] | (components["schemas"]["ByWords"] & {
            by?: unknown;
        });
        /** @source archive.yaml:92 */
        ByYear: {
            /** @constant */
            by: "year";
            year: number;
        };
        /** @source archive.yaml:93 */
        ByWords: {
            by?: string;
            /** @description maxLength: 100 */
            words: string;
        };
        /** @source archive.yaml:94 */
        Filter: {
            words?: string[];
            ids?: number[];
        };
        /** @source archive.yaml:98 */
        Change: {
            /** @enum {string} */
            event: "added" | "removed";
            data: string;
        };
        /** @source archive.yaml:104 */
        Paper: {
            id: number;
            /** @description maxLength: 100 */
            title: string;
        };
        /** @source archive.yaml:105 */
        Problem: {
            title: string;
            status: number;
            detail?: string;
        };
    };
    responses: {
        /**
         * @description An invalid request.
         * @source archive.yaml:109
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
     * `GET /find`
     * @example
     * await api.findPapers({ filter: { words: ["Map"], ids: [1, 2] } });
     * @source archive.yaml:51
     */
    findPapers: {
        parameters: {
            querystring?: {
                /** @description The papers that have these words in the title and one of these ids. */
                "filter"?: components["schemas"]["Filter"];
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
     * `GET /export`
     * @example
     * await api.exportPapers();
     * @source archive.yaml:66
     */
    exportPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": components["schemas"]["Paper"];
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `POST /import`
     * @source archive.yaml:72
     */
    importPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jsonl": components["schemas"]["Paper"];
            };
        };
        responses: {
            /** @description The number of papers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            400: components["responses"]["Problem"];
        };
    };
    /**
     * `GET /changes`
     * @example
     * await api.watchPapers();
     * @source archive.yaml:81
     */
    watchPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "added" | "removed";
                        data: components["schemas"]["Paper"];
                    } & unknown;
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
