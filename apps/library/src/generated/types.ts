// Generated from library.yaml by `npm run generate`. Do not edit.
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
                /** @description minimum: 1 */
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
                /** @description minimum: 1 */
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
    "/books/{bookId}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1 */
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set the cover of a book */
        put: operations["setCover"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Watch loans and returns */
        get: operations["watchLoans"];
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
         * @description minLength: 1, maxLength: 200, pattern: ^[^\u0000\uD800-\uDFFF]*$
         * @source library.yaml:147
         */
        Text: string;
        /**
         * @enum {string}
         * @source library.yaml:148
         */
        Language: "de" | "en" | "fr";
        /** @source library.yaml:149 */
        NewBook: {
            title: components["schemas"]["Text"];
            language: components["schemas"]["Language"];
        };
        /** @source library.yaml:156 */
        Book: {
            /** @description minimum: 1 */
            id: number;
            title: components["schemas"]["Text"];
            language: components["schemas"]["Language"];
            /** @description The reader who has the book. */
            reader?: components["schemas"]["Text"];
            cover?: components["schemas"]["Cover"];
        };
        /** @source library.yaml:166 */
        Cover: {
            /**
             * @description The URL of the image. An uploaded image becomes a data URL.
             *     pattern: ^(https?|data):
             */
            url: string;
            caption?: components["schemas"]["Text"];
        };
        /** @source library.yaml:173 */
        LoanEvent: {
            /** @enum {string} */
            event: "lent" | "returned";
            data: components["schemas"]["Book"];
        };
        /** @source library.yaml:180 */
        Page: {
            /** @description maxItems: 50 */
            books: components["schemas"]["Book"][];
            /**
             * @description The value of `after` for the next page. Absent on the last page.
             *     minimum: 1
             */
            next?: number;
        };
        /** @source library.yaml:187 */
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
        /**
         * @description An error (RFC 9457).
         * @source library.yaml:139
         */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request has no valid key.
         * @source library.yaml:142
         */
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
        /**
         * @description minimum: 1
         * @source library.yaml:133
         */
        BookId: number;
    };
    requestBodies: {
        /** @source library.yaml:135 */
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
    /**
     * List books
     * `GET /books`
     * @example
     * await api.listBooks();
     * @source library.yaml:13
     */
    listBooks: {
        parameters: {
            query?: {
                language?: components["schemas"]["Language"];
                /**
                 * @description The id before the page.
                 *     minimum: 0, default: 0
                 */
                after?: number;
                /** @description minimum: 1, maximum: 50, default: 10 */
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
    /**
     * Add a book
     * `POST /books`
     * @source library.yaml:26
     */
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
    /**
     * Retrieve a book
     * `GET /books/{bookId}`
     * @source library.yaml:40
     */
    findBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1 */
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
    /**
     * Remove a book that is not lent
     * `DELETE /books/{bookId}`
     * @source library.yaml:50
     */
    removeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1 */
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
    /**
     * Lend a book
     * `PUT /books/{bookId}/loan`
     * @source library.yaml:61
     */
    lendBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1 */
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
    /**
     * Return a book
     * `DELETE /books/{bookId}/loan`
     * @source library.yaml:83
     */
    returnBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1 */
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
    /**
     * Set the cover of a book
     * `PUT /books/{bookId}/cover`
     * @source library.yaml:93
     */
    setCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 1 */
                bookId: components["parameters"]["BookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    caption?: components["schemas"]["Text"];
                } & ({
                    /**
                     * Format: binary
                     * @description An image of at most 64 KiB.
                     */
                    image: Blob;
                } | {
                    /**
                     * @description The URL of an image.
                     *     maxLength: 2000, pattern: ^https?://
                     */
                    url: string;
                });
            };
        };
        responses: {
            /** @description The book with its cover. */
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
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    /**
     * Watch loans and returns
     * `GET /loans/events`
     * @example
     * await api.watchLoans();
     * @source library.yaml:119
     */
    watchLoans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The loans and returns from now on, as server-sent events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LoanEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthenticated"];
        };
    };
}
