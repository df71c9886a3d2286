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
         * @source library.yaml:276
         */
        Text: string;
        /**
         * @enum {string}
         * @source library.yaml:277
         */
        Language: "de" | "en" | "fr";
        /** @source library.yaml:278 */
        NewBook: {
            title: components["schemas"]["Text"];
            language: components["schemas"]["Language"];
        };
        /** @source library.yaml:285 */
        Book: {
            /** @description minimum: 1 */
            id: number;
            title: components["schemas"]["Text"];
            language: components["schemas"]["Language"];
            /** @description The reader who has the book. */
            reader?: components["schemas"]["Text"];
            cover?: components["schemas"]["Cover"];
        };
        /** @source library.yaml:295 */
        Cover: {
            /**
             * @description The URL of the image. An uploaded image becomes a data URL.
             *     pattern: ^(https?|data):
             */
            url: string;
            caption?: components["schemas"]["Text"];
        };
        /** @source library.yaml:302 */
        LoanEvent: {
            /** @enum {string} */
            event: "lent" | "returned";
            data: components["schemas"]["Book"];
        };
        /** @source library.yaml:309 */
        Page: {
            /** @description maxItems: 50 */
            books: components["schemas"]["Book"][];
            /**
             * @description The value of `after` for the next page. Absent on the last page.
             *     minimum: 1
             */
            next?: number;
        };
        /** @source library.yaml:316 */
        Problem: {
            type?: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            errors?: {
                detail: string;
            }[];
        };
    };
    responses: {
        /**
         * @description A parameter violates this document.
         * @source library.yaml:220
         */
        Invalid: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request violates this document.
         * @source library.yaml:224
         */
        InvalidBody: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request violates this document.
         * @source library.yaml:228
         */
        InvalidCover: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request has no valid key.
         * @source library.yaml:232
         */
        Unauthenticated: {
            headers: SharedHeaders & {
                "WWW-Authenticate": string;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The key lacks the scope of the operation.
         * @source library.yaml:237
         */
        Forbidden: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description No book has this id.
         * @source library.yaml:241
         */
        NotFound: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The Idempotency-Key was used with another body.
         * @source library.yaml:245
         */
        Conflict: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A reader has the book.
         * @source library.yaml:249
         */
        Lent: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body is too large.
         * @source library.yaml:253
         */
        TooLarge: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body has another media type.
         * @source library.yaml:257
         */
        WrongType: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A limit is exhausted, or the key is banned.
         * @source library.yaml:261
         */
        TooManyRequests: {
            headers: SharedHeaders & {
                "Retry-After": number;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The library failed.
         * @source library.yaml:266
         */
        InternalError: {
            headers: SharedHeaders;
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The library is temporarily unavailable.
         * @source library.yaml:270
         */
        Unavailable: {
            headers: SharedHeaders & {
                "Retry-After": number;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description minimum: 1
         * @source library.yaml:214
         */
        BookId: number;
    };
    requestBodies: {
        /** @source library.yaml:216 */
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
     * @source library.yaml:53
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
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Add a book
     * `POST /books`
     * @source library.yaml:70
     */
    addBook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice. A repeated request gets the first response.
                 *     minLength: 1, maxLength: 100, pattern: ^[!-~]*$
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewBook"];
        responses: {
            /** @description The added book. */
            201: {
                headers: SharedHeaders & {
                    "Idempotency-Replayed"?: boolean;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Retrieve a book
     * `GET /books/{bookId}`
     * @source library.yaml:93
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
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Remove a book that is not lent
     * `DELETE /books/{bookId}`
     * @source library.yaml:107
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
                headers: SharedHeaders;
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Lent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Lend a book
     * `PUT /books/{bookId}/loan`
     * @source library.yaml:123
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
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Lent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Return a book
     * `DELETE /books/{bookId}/loan`
     * @source library.yaml:150
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
                headers: SharedHeaders;
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Set the cover of a book
     * `PUT /books/{bookId}/cover`
     * @source library.yaml:165
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
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["InvalidCover"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    /**
     * Watch loans and returns
     * `GET /loans/events`
     * @example
     * await api.watchLoans();
     * @source library.yaml:196
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
                headers: SharedHeaders;
                content: {
                    "text/event-stream": components["schemas"]["LoanEvent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** The headers that most responses have. */
export interface SharedHeaders {
    "X-RateLimit-Limit": number;
    "X-RateLimit-Remaining": number;
    "X-RateLimit-Reset": number;
    "RateLimit-Policy": string;
    RateLimit: string;
    "X-Request-Id": string;
    [name: string]: unknown;
}
