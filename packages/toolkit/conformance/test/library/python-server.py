"""A third server of library.yaml, with only the standard library of Python.

Prints its port. Exits when its standard input ends.
"""

import base64
import calendar
import copy
import hashlib
import html
import json
import queue
import re
import sys
import threading
import uuid
from datetime import date, datetime, timezone
from email.errors import FirstHeaderLineIsContinuationDefect, MissingHeaderBodySeparatorDefect
from email.parser import BytesParser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote

READERS = {"eve:31337": "Eve Adams", "finn:27182": "Finn O'Hara"}
BASE = "/library"
KIB = 1024

books = {}
shelves = {}
wishes = {}
additions = {}
watchers = []
lock = threading.RLock()


class Problem(Exception):
    def __init__(self, status, detail, **headers):
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


class Reply:
    def __init__(self, status, body=None, media_type="application/json", headers=()):
        self.status = status
        self.media_type = media_type
        self.headers = dict(headers)
        if body is None:
            self.content = None
        elif isinstance(body, str) and not media_type.endswith("json"):
            self.content = body.encode()
        else:
            self.content = json.dumps(body).encode()


# Checks: each returns whether a value has the form that the document demands.


def matches(pattern, value):
    return isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII | re.IGNORECASE) is not None


def is_text(value, maximum=200):
    return isinstance(value, str) and 1 <= len(value) <= maximum and not re.search("[\0\ud800-\udfff]", value)


def is_integer(minimum, maximum):
    return lambda value: type(value) is int and minimum <= value <= maximum


def is_list(item, maximum, unique=False):
    def check(value):
        if not isinstance(value, list) or len(value) > maximum or not all(map(item, value)):
            return False
        return not unique or len(set(value)) == len(value)

    return check


def is_language(value):
    return value in ("de", "en", "fr")


def is_tag(value):
    return isinstance(value, str) and re.fullmatch("[a-z]{1,20}", value) is not None


def is_date(value):
    if not matches(r"\d{4}-\d\d-\d\d", value):
        return False
    year, month, day = map(int, value.split("-"))
    return 1 <= month <= 12 and 1 <= day <= calendar.monthrange(gregorian(year), month)[1]


def gregorian(year):
    """Returns a year with the same calendar: Python has no year 0."""
    return year or 2000


def is_date_time(value):
    parts = isinstance(value, str) and re.fullmatch(
        r"(.{10})[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|([+-])(\d\d):(\d\d))", value, re.ASCII
    )
    if not parts or not is_date(parts[1]):
        return False
    hour, minute, second = int(parts[2]), int(parts[3]), int(parts[4])
    offset_hour, offset_minute = int(parts[8] or 0), int(parts[9] or 0)
    if hour > 23 or minute > 59 or offset_hour > 23 or offset_minute > 59:
        return False
    offset = (offset_hour * 60 + offset_minute) * (-1 if parts[7] == "-" else 1)
    return second < 60 or (second == 60 and (hour * 60 + minute - offset) % 1440 == 1439)


def is_email(value):
    atom = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
    label = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
    return matches(rf"{atom}(?:\.{atom})*@{label}(?:\.{label})*", value)


def is_uri(value):
    char = r"(?:[a-z0-9._~!$&'()*+,;=:@-]|%[0-9a-f]{2})"
    host = r"(?:\[[0-9a-f:.]+\]|(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})*)"
    user = r"(?:(?:[a-z0-9._~!$&'()*+,;=:-]|%[0-9a-f]{2})*@)?"
    hierarchy = rf"(?://{user}{host}(?::[0-9]*)?(?:/{char}*)*|/?(?:{char}+(?:/{char}*)*)?)"
    rest = rf"(?:{char}|[/?])*"
    return matches(rf"[a-z][a-z0-9+.-]*:{hierarchy}(?:\?{rest})?(?:#{rest})?", value)


def is_short_uri(value):
    return is_uri(value) and len(value) <= 200


def is_null_or(check):
    return lambda value: value is None or check(value)


CONTENT = {
    "title": is_text,
    "language": is_language,
    "subtitle": is_text,
    "year": is_integer(1450, 2100),
    "publishedOn": is_date,
    "tags": is_list(is_tag, 5, unique=True),
    "barcode": is_integer(0, 2**63 - 1),
    "website": is_short_uri,
}
REQUIRED = ("title", "language")
PATCH = {name: check if name in REQUIRED else is_null_or(check) for name, check in CONTENT.items()}
LOAN = {"borrower": is_text, "email": is_email, "dueAt": is_date_time}
PLACE = {"floor": is_integer(-2, 9), "room": is_text}
SHELF = {
    "note": is_null_or(is_text),
    "labels": is_list(is_text, 10),
    "place": lambda value: find_errors(value, PLACE, ("floor",)) == [],
}
WISHES = (
    {"isbn": lambda value: isinstance(value, str) and re.fullmatch("97[89][0-9]{10}", value) is not None},
    {"page": is_short_uri},
)


def find_errors(value, members, required=(), is_open=False):
    if not isinstance(value, dict):
        return ["The value must be an object."]
    missing = [f"{name} is required." for name in required if name not in value]
    unknown = [f"{name!r} is unknown." for name in value if name not in members and not is_open]
    invalid = [f"{name} is invalid." for name, check in members.items() if name in value and not check(value[name])]
    return missing + unknown + invalid


def validate(value, members, required=(), is_open=False):
    errors = find_errors(value, members, required, is_open)
    if errors:
        raise Problem(400, " ".join(errors))
    return {name: value[name] for name in members if name in value}


# Operations: each gets the request and the decoded parameters of its path.

ROUTES = []


def operation(method, template, public=False):
    pattern = re.compile(re.sub(r"\{\w+\}", "([^/]+)", BASE + template))

    def register(function):
        for known, methods in ROUTES:
            if known == pattern:
                methods[method] = (function, public)
                return function
        ROUTES.append((pattern, {method: (function, public)}))
        return function

    return register


@operation("GET", "/opening-hours", public=True)
def find_opening_hours(request):
    day = request.query("date", is_date) or date.today().isoformat()
    year, month, number = map(int, day.split("-"))
    if calendar.weekday(gregorian(year), month, number) == calendar.SUNDAY:
        return Reply(200, {"date": day, "opens": None})
    return Reply(200, {"date": day, "opens": "08:30", "closes": "17:00"})


@operation("GET", "/books")
def list_books(request):
    title = request.query("title", is_text)
    language = request.query("language", is_language)
    tags = request.queries().get("tags", [])
    if not is_list(is_tag, 5)(tags):
        raise Problem(400, "tags must be at most 5 tags of 1 to 20 letters.")
    lent = request.query("lent", lambda text: text in ("true", "false"))
    published_from = request.query("publishedFrom", is_date)
    after = request.query_integer("after", 0, 0, None)
    limit = request.query_integer("limit", 10, 1, 50)
    sort = request.query("sort", lambda text: text in ("id", "title", "-title")) or "id"
    found = [
        book
        for number, book in sorted(books.items())
        if (sort != "id" or number > after)
        and (title is None or title in book["title"])
        and (language is None or language == book["language"])
        and set(tags) <= set(book.get("tags", ()))
        and (lent is None or (lent == "true") == (book["loan"] is not None))
        and (published_from is None or book.get("publishedOn", "") >= published_from)
    ]
    if sort != "id":
        found.sort(key=lambda book: (book["title"].encode("utf-16-be"), book["id"]), reverse=sort == "-title")
        numbers = [book["id"] for book in found]
        found = found[numbers.index(after) + 1 if after in numbers else 0 :]
    page = {"books": found[:limit]}
    if len(found) > limit:
        page["next"] = found[limit - 1]["id"]
    return Reply(200, page)


@operation("POST", "/books")
def add_book(request):
    key = request.header("Idempotency-Key")
    if key is not None and not matches("[a-z0-9_-]{1,64}", key):
        raise Problem(400, "Idempotency-Key has an invalid form.")
    content = validate(request.json(), CONTENT, REQUIRED)
    earlier, book = additions.get((request.reader, key), (None, None)) if key is not None else (None, None)
    if book is not None and earlier != content:
        raise Problem(409, "The Idempotency-Key was used with another body.")
    if book is None:
        book = create_book(content, request.reader)
    if key is not None:
        additions[request.reader, key] = (content, copy.deepcopy(book))
    return Reply(201, book, headers={"Location": f"books/{book['id']}"})


@operation("GET", "/books/{bookId}", public=True)
def find_book(request, book_id):
    book = get_book(book_id)
    etag = get_etag(book)
    names = request.header("If-None-Match") or ""
    if names.strip() == "*" or etag in re.findall('"[^"]*"', names):
        return Reply(304, headers={"ETag": etag})
    return Reply(200, book, headers={"ETag": etag})


def get_etag(book):
    return '"' + hashlib.md5(json.dumps(book).encode()).hexdigest() + '"'


def check_tag(request, book):
    names = request.header("If-Match")
    if names is None or names.strip() == "*":
        return
    if get_etag(book) not in [name.strip() for name in names.split(",")]:
        raise Problem(412, "The book has another ETag.")


@operation("PUT", "/books/{bookId}")
def replace_book(request, book_id):
    check_book_id(book_id)
    content = validate(request.json(), CONTENT, REQUIRED)
    book = get_own_book(request, book_id)
    check_tag(request, book)
    if book["loan"] is not None:
        raise Problem(409, "A lent book cannot change.")
    set_content(book, content)
    return Reply(200, book)


@operation("PATCH", "/books/{bookId}")
def change_book(request, book_id):
    check_book_id(book_id)
    patch = validate(request.json("application/merge-patch+json"), PATCH)
    book = get_own_book(request, book_id)
    check_tag(request, book)
    if book["loan"] is not None:
        raise Problem(409, "A lent book cannot change.")
    content = {name: book[name] for name in CONTENT if name in book} | patch
    set_content(book, {name: value for name, value in content.items() if value is not None})
    return Reply(200, book)


@operation("DELETE", "/books/{bookId}")
def remove_book(request, book_id):
    book = get_own_book(request, book_id)
    if book["loan"] is not None:
        raise Problem(409, "A lent book cannot be removed.")
    del books[book["id"]]
    return Reply(204)


@operation("GET", "/books/{bookId}/label")
def print_label(_request, book_id):
    title = html.escape(get_book(book_id)["title"])
    page = f"<!DOCTYPE html>\n<html><head><title>{title}</title></head><body>{title}</body></html>\n"
    return Reply(200, page, "text/html; charset=utf-8")


@operation("PUT", "/books/{bookId}/loan")
def lend_book(request, book_id):
    check_book_id(book_id)
    loan = validate(request.json(), LOAN, ("borrower",))
    book = get_book(book_id)
    was_lent = book["loan"] is not None
    if was_lent and book["loan"]["borrower"] != loan["borrower"]:
        raise Problem(409, "Another borrower has this book.")
    book["loan"] = loan
    if not was_lent:
        publish("lent", book)
    return Reply(200, book)


@operation("DELETE", "/books/{bookId}/loan")
def return_book(_request, book_id):
    book = get_book(book_id)
    if book["loan"] is not None:
        book["loan"] = None
        publish("returned", book)
    return Reply(204)


@operation("PUT", "/books/{bookId}/cover")
def set_cover(request, book_id):
    check_book_id(book_id)
    cover = parse_cover(request.form())
    book = get_own_book(request, book_id)
    book["cover"] = cover
    return Reply(200, book)


@operation("GET", "/loans/events")
def watch_loans(_request):
    events = queue.Queue()
    watchers.append(events)
    return events


@operation("GET", "/shelves/{shelfName}")
def find_shelf(_request, name):
    return Reply(200, get_shelf(name))


@operation("PUT", "/shelves/{shelfName}")
def put_shelf(request, name):
    check_shelf_name(name)
    content = validate(request.json(), SHELF, ("note",), is_open=True)
    stored = shelves.get(name)
    if stored and stored["owner"] != request.reader:
        raise Problem(403, f"The shelf belongs to {stored['owner']}.")
    shelves[name] = {"name": name, "owner": request.reader, **content}
    return Reply(200 if stored else 201, shelves[name])


@operation("DELETE", "/shelves/{shelfName}")
def remove_shelf(request, name):
    if get_shelf(name)["owner"] != request.reader:
        raise Problem(403, "The shelf belongs to another reader.")
    del shelves[name]
    return Reply(204)


@operation("POST", "/wishes")
def add_wish(request):
    content = request.json()
    if not any(find_errors(content, members, tuple(members)) == [] for members in WISHES):
        raise Problem(400, "A wish has either a valid isbn or a valid page.")
    wish_id = str(uuid.uuid4())
    wishes[wish_id] = (request.reader, {"id": wish_id, "state": "open", "wishedAt": now(), "content": content})
    return Reply(201, wishes[wish_id][1], headers={"Location": f"wishes/{wish_id}"})


@operation("GET", "/wishes/{wishId}")
def find_wish(request, wish_id):
    return Reply(200, get_own_wish(request, wish_id))


@operation("DELETE", "/wishes/{wishId}")
def remove_wish(request, wish_id):
    del wishes[get_own_wish(request, wish_id)["id"]]
    return Reply(204)


@operation("GET", "/titles")
def list_titles(_request):
    titles = [book["title"] for _number, book in sorted(books.items())[:50]]
    return Reply(200, titles, headers={"Deprecation": "@1735689600", "Sunset": "Mon, 31 Jan 2028 12:00:00 GMT"})


def create_book(content, owner):
    number = create_book.last = getattr(create_book, "last", 0) + 1
    books[number] = {"id": number, **content, "owner": owner, "addedAt": now(), "loan": None}
    return books[number]


def set_content(book, content):
    for name in CONTENT:
        book.pop(name, None)
    book.update(content)


def now():
    return datetime.now(timezone.utc).isoformat(timespec="seconds")


def check_book_id(book_id):
    if not re.fullmatch("[1-9][0-9]*", book_id):
        raise Problem(400, "The id of a book is an integer from 1.")


def get_book(book_id):
    check_book_id(book_id)
    book = books.get(int(book_id)) if len(book_id) < 20 else None
    if book is None:
        raise Problem(404, "The library does not have this book.")
    return book


def get_own_book(request, book_id):
    book = get_book(book_id)
    if book["owner"] != request.reader:
        raise Problem(403, f"The book belongs to {book['owner']}.")
    return book


def check_shelf_name(name):
    if not re.fullmatch("[a-z][a-z0-9-]{0,31}", name):
        raise Problem(400, "The name of a shelf has 1 to 32 lower-case letters, digits and hyphens.")


def get_shelf(name):
    check_shelf_name(name)
    if name not in shelves:
        raise Problem(404, "The library does not have this shelf.")
    return shelves[name]


def get_own_wish(request, wish_id):
    if not matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", wish_id):
        raise Problem(400, "The id of a wish is a UUID.")
    owner, wish = wishes.get(wish_id.lower(), (None, None))
    if owner != request.reader:
        raise Problem(404, "You do not have this wish.")
    return wish


def publish(event, book):
    message = f"event: {event}\ndata: {json.dumps(book)}\n\n".encode()
    for watcher in watchers:
        watcher.put(message)


def parse_cover(parts):
    by_name = {}
    for name, media_type, content in parts:
        by_name.setdefault(name, []).append((media_type, content))
    images, urls, captions = (by_name.get(name, []) for name in ("image", "url", "caption"))
    if len(images) + len(urls) != 1 or len(captions) > 1:
        raise Problem(400, "The form needs one image or one url, and at most one caption.")
    cover = {}
    for media_type, content in images:
        if media_type not in ("image/png", "image/jpeg"):
            raise Problem(415, "The image must be PNG or JPEG.")
        if len(content) > 64 * KIB:
            raise Problem(413, "The image has more than 64 KiB.")
        cover["url"] = f"data:{media_type};base64,{base64.b64encode(content).decode()}"
    for _media_type, content in urls:
        cover["url"] = decode(content)
        if not re.match("https?://", cover["url"]) or len(cover["url"]) > 2000:
            raise Problem(400, "The url must begin with http:// or https://.")
    for _media_type, content in captions:
        cover["caption"] = decode(content)
        if not is_text(cover["caption"]):
            raise Problem(400, "The caption must have 1 to 200 characters.")
    return cover


def decode(content):
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Problem(400, "The text is not UTF-8.") from None


def parse_number(text):
    value = float(text)
    return int(value) if value.is_integer() else value


def reject_constant(text):
    raise ValueError(f"{text} is not JSON")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "Library/1"
    wbufsize = -1
    disable_nagle_algorithm = True

    def __getattr__(self, name):
        # http.server calls do_GET, do_POST and so on.
        if name.startswith("do_"):
            return self.respond
        raise AttributeError(name)

    def handle_expect_100(self):
        proceeds = super().handle_expect_100()
        # The output is buffered.
        self.wfile.flush()
        return proceeds

    def respond(self):
        try:
            self.check_head()
            self.body = self.read_body()
            with lock:
                reply = self.dispatch()
        except Problem as problem:
            reply = self.to_reply(problem)
        if isinstance(reply, queue.Queue):
            self.stream(reply)
        else:
            self.send(reply)

    def dispatch(self):
        path = self.path.partition("?")[0]
        for pattern, methods in ROUTES:
            match = pattern.fullmatch(path)
            if match:
                return self.call(methods, match.groups())
        raise Problem(404, "The library has no such resource.")

    def call(self, methods, parameters):
        allow = ", ".join(sorted({*methods, "OPTIONS", *(["HEAD"] if "GET" in methods else [])}))
        if self.command == "OPTIONS":
            return Reply(204, headers={"Allow": allow})
        method = "GET" if self.command == "HEAD" else self.command
        if method not in methods:
            raise Problem(405, f"The method {self.command} is not allowed.", Allow=allow)
        function, public = methods[method]
        self.reader = READERS.get(self.header("X-Library-Key"))
        if self.reader is None and not public:
            raise Problem(401, "X-Library-Key has no known key.", WWW_Authenticate='X-Library-Key realm="books"')
        try:
            decoded = [unquote(parameter, errors="strict") for parameter in parameters]
        except UnicodeDecodeError:
            raise Problem(400, "The path is not UTF-8.") from None
        return function(self, *decoded)

    def check_head(self):
        """Rejects what RFC 9112 forbids and http.server accepts, and reads a target in absolute form."""
        counts = [len(self.headers.get_all(name, [])) for name in ("Host", "Content-Length", "Transfer-Encoding")]
        lacks_host = counts[0] == 0 and self.request_version == "HTTP/1.1"
        malformed = (FirstHeaderLineIsContinuationDefect, MissingHeaderBodySeparatorDefect)
        is_malformed = any(isinstance(defect, malformed) for defect in self.headers.defects)
        if is_malformed or lacks_host or max(counts) > 1:
            self.close_connection = True
            raise Problem(400, "The head of the request is malformed.")
        self.path = re.sub("^https?://[^/]*", "", self.path)

    def read_body(self):
        """Reads the complete body, so that the connection can serve the next request."""
        coding = self.headers.get("Transfer-Encoding")
        if coding is not None:
            if coding.strip().lower() != "chunked":
                self.close_connection = True
                raise Problem(400, "The body must be sent in chunks.")
            return self.read_chunks()
        length = self.headers.get("Content-Length", "0")
        if not length.isdecimal():
            self.close_connection = True
            raise Problem(400, "Content-Length is not a number.")
        return self.read_at_most(int(length))

    def read_chunks(self):
        body = b""
        while True:
            digits = self.rfile.readline(100).split(b";")[0].strip()
            if not re.fullmatch(b"[0-9A-Fa-f]{1,16}", digits):
                self.close_connection = True
                raise Problem(400, "A chunk has no valid size.")
            size = min(int(digits, 16), 1024 * KIB)
            if size == 0:
                break
            body = (body + self.rfile.read(size))[: 1024 * KIB]
            self.rfile.readline(10)
        while self.rfile.readline(64 * KIB).strip():
            pass
        return body

    def read_at_most(self, length):
        """Returns up to 1 MiB of the body and discards the rest."""
        body = self.rfile.read(min(length, 1024 * KIB))
        rest = length - len(body)
        while rest > 0 and len(body) == 1024 * KIB:
            discarded = len(self.rfile.read(min(rest, 64 * KIB)))
            if discarded == 0:
                break
            rest -= discarded
        return body

    def header(self, name):
        values = self.headers.get_all(name)
        return None if values is None else ", ".join(values)

    def json(self, media_type="application/json"):
        self.check_body(media_type, 64 * KIB)
        try:
            return json.loads(decode(self.body), parse_float=parse_number, parse_constant=reject_constant)
        except (ValueError, RecursionError):
            raise Problem(400, "The body is not valid JSON.") from None

    def form(self):
        """Returns the name, media type and content of each part."""
        self.check_body("multipart/form-data", 128 * KIB)
        boundary = self.headers.get_boundary()
        if not boundary:
            raise Problem(400, "The form has no boundary.")
        _preamble, *parts = (b"\r\n" + self.body).split(b"\r\n--" + boundary.encode("latin-1"))
        if not parts or not parts[-1].startswith(b"--"):
            raise Problem(400, "The form has no end.")
        return [self.parse_part(part) for part in parts[:-1]]

    def parse_part(self, part):
        head, separator, content = part.partition(b"\r\n\r\n")
        headers = BytesParser().parsebytes(head.lstrip() + b"\r\n\r\n", headersonly=True)
        name = headers.get_param("name", header="content-disposition")
        if not separator or not name:
            raise Problem(400, "A part of the form has no name.")
        return name, headers.get_content_type(), content

    def check_body(self, media_type, maximum):
        if not self.body:
            raise Problem(400, "The body is missing.")
        encoding = self.headers.get("Content-Encoding", "identity").lower()
        if self.headers.get_content_type() != media_type or encoding != "identity":
            raise Problem(415, f"The body must be {media_type}.")
        if len(self.body) > maximum:
            raise Problem(413, f"The body has more than {maximum} bytes.")

    def queries(self):
        query = self.path.partition("?")[2]
        try:
            if re.search("%(?![0-9A-Fa-f]{2})", query):
                raise ValueError("A percent sign needs two digits.")
            return parse_qs(query, keep_blank_values=True, errors="strict")
        except ValueError:
            raise Problem(400, "The query is not percent-encoded UTF-8.") from None

    def query(self, name, check):
        values = self.queries().get(name, [])
        if len(values) > 1 or not all(map(check, values)):
            raise Problem(400, f"The query parameter {name} is invalid.")
        return values[0] if values else None

    def query_integer(self, name, default, minimum, maximum):
        text = self.query(name, lambda text: re.fullmatch("[0-9]{1,100}", text) is not None)
        value = default if text is None else int(text)
        if value < minimum or (maximum is not None and value > maximum):
            raise Problem(400, f"The query parameter {name} is out of range.")
        return value

    def to_reply(self, problem):
        phrase = HTTPStatus(problem.status).phrase
        body = {"type": "about:blank", "title": phrase, "status": problem.status, "detail": problem.detail}
        return Reply(problem.status, body, "application/problem+json", problem.headers)

    def send(self, reply):
        self.send_response(reply.status)
        for name, value in reply.headers.items():
            self.send_header(name, value)
        if reply.content is not None:
            self.send_header("Content-Type", reply.media_type)
            self.send_header("Content-Length", str(len(reply.content)))
        elif reply.status not in (204, 304):
            self.send_header("Content-Length", "0")
        self.end_headers()
        if reply.content is not None and self.command != "HEAD":
            self.wfile.write(reply.content)

    def stream(self, events):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while self.command != "HEAD":
                self.wfile.flush()
                try:
                    self.wfile.write(events.get(timeout=15))
                except queue.Empty:
                    self.wfile.write(b": idle\n\n")
        finally:
            with lock:
                watchers.remove(events)

    def send_error(self, code, message=None, explain=None):
        # Only http.server calls this method, for a malformed request.
        self.close_connection = True
        self.command = getattr(self, "command", None)
        self.send(self.to_reply(Problem(int(code), message or "The request is malformed.", Connection="close")))

    def log_message(self, *_arguments):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


if __name__ == "__main__":
    create_book({"title": "Siddhartha", "language": "de", "year": 1922}, "Eve Adams")
    create_book({"title": "Le Petit Prince", "language": "fr", "tags": ["classic", "tale"]}, "Eve Adams")
    create_book({"title": "Dubliners", "language": "en"}, "Finn O'Hara")
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
