// Generated from the OpenAPI document by `npm run generate`. Do not edit.
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
        Year: number;
        /** Format: int64 */
        ShelfId: number | bigint;
        Error: {
            code: string;
            message: string;
            status: number;
            details?: {
                path: string;
                message: string;
            }[];
        };
        BookFields: {
            title: string;
            subtitle?: string | null;
            shelf: components["schemas"]["ShelfId"];
            /** Format: int64 */
            stock?: number;
            /** Format: int64 */
            loans?: (number | bigint) | null;
            year?: components["schemas"]["Year"];
            price?: number;
            /**
             * @default en
             * @enum {string}
             */
            language?: "de" | "en";
            /** Format: date-time */
            publishedAt?: string;
            authors: components["schemas"]["Author"][];
            cover?: components["schemas"]["Hardcover"] | components["schemas"]["Paperback"];
            notes?: {
                [key: string]: string;
            };
            chapters?: components["schemas"]["Chapter"][];
        };
        BookDraft: components["schemas"]["BookFields"];
        Book: components["schemas"]["BookFields"] & {
            /** Format: uuid */
            id: string;
        };
        Author: {
            name: string;
            born?: components["schemas"]["BookFields"]["year"];
        };
        Hardcover: {
            /** @constant */
            kind: "hardcover";
            weight: number;
        };
        Paperback: {
            /** @constant */
            kind: "paperback";
        };
        Chapter: {
            title: string;
            sections?: components["schemas"]["Chapter"][];
        };
    };
    responses: {
        /** @description The book. */
        OneBook: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                ETag: string;
                "Cache-Control": "no-cache";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Book"];
            };
        };
        /** @description The book has not changed. */
        SameBook: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                ETag: string;
                "Cache-Control": "no-cache";
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is invalid. */
        BrokenRule: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A parameter or the body is invalid. */
        BrokenBody: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The card does not have the scopes that the operation requires. */
        MissingScope: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No book has this ISBN. */
        NoSuchBook: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooMuch: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not plain JSON. */
        WrongMediaType: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The library failed. */
        Failure: {
            headers: {
                "X-Trace": components["headers"]["Trace"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        Isbn: string;
    };
    requestBodies: {
        Draft: {
            content: {
                "application/json": components["schemas"]["BookDraft"];
            };
        };
    };
    headers: {
        Trace: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBooks: {
        parameters: {
            query?: {
                tag?: string[];
                year?: components["schemas"]["Year"][];
                "price[max]"?: number;
                lent?: boolean;
                shelf?: components["schemas"]["ShelfId"];
                limit?: number;
                cursor?: string;
            };
            header: {
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
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    "X-Total"?: number;
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"][];
                };
            };
            400: components["responses"]["BrokenRule"];
            500: components["responses"]["Failure"];
            /** @description The shelves are being counted. */
            503: {
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
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
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["BrokenBody"];
            403: components["responses"]["MissingScope"];
            /** @description The book already exists. */
            409: {
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooMuch"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failure"];
        };
    };
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
    findBook: {
        parameters: {
            query?: {
                edition?: "first" | "latest";
            };
            header?: never;
            path: {
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
    replaceBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
    removeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book was removed. */
            204: {
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BrokenRule"];
            403: components["responses"]["MissingScope"];
            404: components["responses"]["NoSuchBook"];
            500: components["responses"]["Failure"];
        };
    };
    renewLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                isbn: components["parameters"]["Isbn"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 4 */
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
    findCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shelfId: components["schemas"]["ShelfId"];
                isbn: components["parameters"]["Isbn"];
                copy: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    [name: string]: unknown;
                };
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
                headers: {
                    "X-Trace": components["headers"]["Trace"];
                    Deprecation: string;
                    Sunset: string;
                    Link: string;
                    [name: string]: unknown;
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
