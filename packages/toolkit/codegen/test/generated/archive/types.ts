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
        /** List papers */
        get: operations["listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
        /** Search papers */
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
        /** Copy a paper */
        "copy": operations["copyPaper"];
        /** Find the copies of a paper */
        "m-search": operations["findCopies"];
    };
    "/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find papers */
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
        /** Export papers */
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
        /** Import papers */
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
        /** Watch the changes */
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
        /** @source archive.yaml:115 */
        Search: components["schemas"]["ByYear"] | (components["schemas"]["ByWords"] & {
            by?: unknown;
        });
        /** @source archive.yaml:118 */
        ByYear: {
            /** @constant */
            by: "year";
            year: number;
        };
        /** @source archive.yaml:119 */
        ByWords: {
            by?: string;
            /** @description maxLength: 100 */
            words: string;
        };
        /** @source archive.yaml:120 */
        Filter: {
            words?: string[];
            ids?: number[];
        };
        /** @source archive.yaml:124 */
        Change: {
            /** @enum {string} */
            event: "added" | "removed";
            data: string;
        };
        /** @source archive.yaml:130 */
        Paper: {
            id: number;
            /** @description maxLength: 100 */
            title: string;
        };
        /** @source archive.yaml:131 */
        Problem: {
            title: string;
            status: number;
            detail?: string;
        };
    };
    responses: {
        /**
         * @description An invalid request.
         * @source archive.yaml:136
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
     * List papers
     * `GET /papers`
     * @example
     * await api.listPapers({ limit: 10 });
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
     * Find papers
     * `GET /find`
     * @example
     * await api.findPapers({ filter: { words: ["Map"], ids: [1, 2] } });
     * @source archive.yaml:64
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
     * Export papers
     * `GET /export`
     * @example
     * await api.exportPapers();
     * @source archive.yaml:81
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
     * Import papers
     * `POST /import`
     * @source archive.yaml:89
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
     * Watch the changes
     * `GET /changes`
     * @example
     * await api.watchPapers();
     * @source archive.yaml:100
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
     * Search papers
     * `QUERY /papers`
     * @example
     * await api.searchPapers({ limit: 10, body: { words: "Map" } });
     * @source archive.yaml:20
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
     * Copy a paper
     * `COPY /papers/{id}`
     * @example
     * await api.copyPaper({ id: 1, body: { title: "Maps again" } });
     * @source archive.yaml:36
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
     * Find the copies of a paper
     * `M-SEARCH /papers/{id}`
     * @example
     * await api.findCopies({ id: 1 });
     * @source archive.yaml:50
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
