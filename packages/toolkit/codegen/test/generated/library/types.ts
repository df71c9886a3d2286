// Generated from library.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBooks"];
        put?: never;
        post: operations["addBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/newest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["newestBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{isbn}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^[0-9]{13}$ */
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        get: operations["findBook"];
        put: operations["replaceBook"];
        post?: never;
        delete: operations["removeBook"];
        options?: never;
        head?: never;
        patch: operations["renewLoan"];
        trace?: never;
    };
    "/shelves/{shelfId}/books/{isbn}/copies/{copy}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["openingHours"];
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
        /**
         * @description minimum: 1450, maximum: 2100
         * @source library.yaml:274
         */
        Year: number;
        /**
         * Format: int64
         * @source library.yaml:275
         */
        ShelfId: number | bigint;
        /** @source library.yaml:276 */
        Error: {
            code: string;
            message: string;
            status: number;
            /** @description maxItems: 5 */
            details?: {
                path: string;
                message: string;
            }[];
        };
        /** @source library.yaml:287 */
        BookFields: {
            /** @description minLength: 1, maxLength: 40, pattern: ^[^\u0000\ud800-\udfff]*$ */
            title: string;
            /** @description maxLength: 40 */
            subtitle?: string | null;
            shelf: components["schemas"]["ShelfId"];
            /**
             * Format: int64
             * @description minimum: 0, maximum: 9007199254740991
             */
            stock?: number;
            /** Format: int64 */
            loans?: (number | bigint) | null;
            year?: components["schemas"]["Year"];
            /** @description exclusiveMinimum: 0, multipleOf: 0.25 */
            price?: number;
            /**
             * @default en
             * @enum {string}
             */
            language?: "de" | "en";
            /** Format: date-time */
            publishedAt?: string;
            /** @description minItems: 1, maxItems: 3, uniqueItems */
            authors: components["schemas"]["Author"][];
            cover?: components["schemas"]["Hardcover"] | components["schemas"]["Paperback"];
            notes?: {
                [key: string]: string;
            };
            chapters?: components["schemas"]["Chapter"][];
        };
        /** @source library.yaml:307 */
        BookDraft: components["schemas"]["BookFields"];
        /** @source library.yaml:311 */
        Book: components["schemas"]["BookFields"] & {
            /** Format: uuid */
            id: string;
        };
        /** @source library.yaml:317 */
        Author: {
            name: string;
            born?: components["schemas"]["BookFields:properties:year:"];
        };
        /** @source library.yaml:324 */
        Hardcover: {
            /** @constant */
            kind: "hardcover";
            weight: number;
        };
        /** @source library.yaml:328 */
        Paperback: {
            /** @constant */
            kind: "paperback";
        };
        /** @source library.yaml:332 */
        Chapter: {
            title: string;
            sections?: components["schemas"]["Chapter"][];
        };
        /** @source library.yaml:296 */
        "BookFields:properties:year:": components["schemas"]["Year"];
    };
    responses: {
        /**
         * @description The book.
         * @source library.yaml:225
         */
        OneBook: {
            headers: SharedHeaders & {
                /** @description pattern: ^"[^"]+"$ */
                ETag: string;
                "Cache-Control": "no-cache";
            };
            content: {
                "application/json": components["schemas"]["Book"];
            };
        };
        /**
         * @description The book has not changed.
         * @source library.yaml:232
         */
        SameBook: {
            headers: SharedHeaders & {
                /** @description pattern: ^"[^"]+"$ */
                ETag: string;
                "Cache-Control": "no-cache";
            };
            content?: never;
        };
        /**
         * @description A parameter is invalid.
         * @source library.yaml:238
         */
        BrokenRule: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description A parameter or the body is invalid.
         * @source library.yaml:243
         */
        BrokenBody: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The card does not have the scopes that the operation requires.
         * @source library.yaml:248
         */
        MissingScope: {
            headers: SharedHeaders & {
                "WWW-Authenticate": string;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description No book has this ISBN.
         * @source library.yaml:253
         */
        NoSuchBook: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The body is too large.
         * @source library.yaml:258
         */
        TooMuch: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The body is not plain JSON.
         * @source library.yaml:263
         */
        WrongMediaType: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The library failed.
         * @source library.yaml:268
         */
        Failure: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description pattern: ^[0-9]{13}$
         * @source library.yaml:219
         */
        Isbn: string;
    };
    requestBodies: {
        /** @source library.yaml:221 */
        Draft: {
            content: {
                "application/json": components["schemas"]["BookDraft"];
            };
        };
    };
    headers: {
        /** @source library.yaml:217 */
        Trace: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * `GET /books`
     * @source library.yaml:30
     */
    listBooks: {
        parameters: {
            query?: {
                /** @description maxItems: 3 */
                tag?: string[];
                year?: components["schemas"]["Year"][];
                /** @description minimum: 0 */
                "price[max]"?: number;
                lent?: boolean;
                shelf?: components["schemas"]["ShelfId"];
                /** @description minimum: 1, maximum: 50, default: 10 */
                limit?: number;
                cursor?: string;
            };
            header: {
                /** @description minimum: 1 */
                "X-Branch": number;
                "X-Reader"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The books. */
            200: {
                headers: SharedHeaders & {
                    "X-Total"?: number;
                    Link?: string;
                };
                content: {
                    "application/json": components["schemas"]["Book"][];
                };
            };
            400: components["responses"]["BrokenRule"];
            500: components["responses"]["Failure"];
            /** @description The shelves are being counted. */
            503: {
                headers: SharedHeaders & {
                    /** @description minimum: 1 */
                    "Retry-After": number;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * `POST /books`
     * @source library.yaml:59
     */
    addBook: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Draft"];
        responses: {
            /** @description The book was added. */
            201: {
                headers: SharedHeaders & {
                    /** @description minLength: 1 */
                    Location: string;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["BrokenBody"];
            403: components["responses"]["MissingScope"];
            /** @description The book already exists. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooMuch"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `GET /books/newest`
     * @example
     * await api.newestBook();
     * @source library.yaml:83
     */
    newestBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneBook"];
            304: components["responses"]["SameBook"];
            400: components["responses"]["BrokenRule"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `GET /books/{isbn}`
     * @source library.yaml:93
     */
    findBook: {
        parameters: {
            query?: {
                /** @description default: "latest" */
                edition?: "first" | "latest";
            };
            header?: never;
            path: {
                /** @description pattern: ^[0-9]{13}$ */
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneBook"];
            304: components["responses"]["SameBook"];
            400: components["responses"]["BrokenRule"];
            404: components["responses"]["NoSuchBook"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `PUT /books/{isbn}`
     * @source library.yaml:103
     */
    replaceBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^[0-9]{13}$ */
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Draft"];
        responses: {
            200: components["responses"]["OneBook"];
            400: components["responses"]["BrokenBody"];
            413: components["responses"]["TooMuch"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `DELETE /books/{isbn}`
     * @source library.yaml:127
     */
    removeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^[0-9]{13}$ */
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book was removed. */
            204: {
                headers: SharedHeaders;
                content?: never;
            };
            400: components["responses"]["BrokenRule"];
            403: components["responses"]["MissingScope"];
            404: components["responses"]["NoSuchBook"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `PATCH /books/{isbn}`
     * @source library.yaml:112
     */
    renewLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^[0-9]{13}$ */
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description minimum: 1, maximum: 8
                     * @default 4
                     */
                    weeks?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["OneBook"];
            400: components["responses"]["BrokenBody"];
            413: components["responses"]["TooMuch"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `GET /shelves/{shelfId}/books/{isbn}/copies/{copy}`
     * @source library.yaml:139
     */
    findCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shelfId: components["schemas"]["ShelfId"];
                /** @description pattern: ^[0-9]{13}$ */
                isbn: components["parameters"]["Isbn"];
                /** @description minimum: 1 */
                copy: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: SharedHeaders;
                content: {
                    "application/json": {
                        shelfId: components["schemas"]["ShelfId"];
                        isbn: string;
                        copy: number;
                    };
                };
            };
            400: components["responses"]["BrokenRule"];
            500: components["responses"]["Failure"];
        };
    };
    /**
     * `GET /opening-hours`
     * @example
     * await api.openingHours();
     * @deprecated
     * @source library.yaml:161
     */
    openingHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hours by day of the week. */
            200: {
                headers: SharedHeaders & {
                    Deprecation: string;
                    Sunset: string;
                    Link: string;
                };
                content: {
                    "application/json": {
                        [key: string]: string | null;
                    };
                };
            };
            400: components["responses"]["BrokenRule"];
            500: components["responses"]["Failure"];
        };
    };
}
/** The headers that most responses have. */
export interface SharedHeaders {
    "X-Trace": components["headers"]["Trace"];
    [name: string]: unknown;
}
