// Generated from the OpenAPI document by `npm run generate`. Do not edit.
export interface paths {
    "/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List books */
        get: operations["listBooks"];
        put?: never;
        /** Add a book */
        post: operations["addBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{bookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        /** Retrieve a book */
        get: operations["findBook"];
        put?: never;
        post?: never;
        /** Remove a book that is not lent */
        delete: operations["removeBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{bookId}/loan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Lend a book */
        put: operations["lendBook"];
        post?: never;
        /** Return a book */
        delete: operations["returnBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Text: string;
        /** @enum {string} */
        Language: "de" | "en" | "fr";
        NewBook: {
            title: components["schemas"]["Text"];
            language: components["schemas"]["Language"];
        };
        Book: {
            id: number;
            title: components["schemas"]["Text"];
            language: components["schemas"]["Language"];
            /** @description The reader who has the book. */
            reader?: components["schemas"]["Text"];
        };
        Page: {
            books: components["schemas"]["Book"][];
            /** @description The value of `after` for the next page. Absent on the last page. */
            next?: number;
        };
        Problem: {
            type?: string;
            title: string;
            status: number;
            detail: string;
            errors?: {
                detail: string;
            }[];
        };
    };
    responses: {
        /** @description An error (RFC 9457). */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has no valid key. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        BookId: number;
    };
    requestBodies: {
        NewBook: {
            content: {
                "application/json": components["schemas"]["NewBook"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBooks: {
        parameters: {
            query?: {
                language?: components["schemas"]["Language"];
                /** @description The id before the page. */
                after?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of books, in ascending order of id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthenticated"];
        };
    };
    addBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewBook"];
        responses: {
            /** @description The added book. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    findBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    removeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    lendBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reader: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description The lent book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    returnBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book is not lent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["Problem"];
        };
    };
}
