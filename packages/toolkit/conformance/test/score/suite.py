"""A test suite of the library as a team could write it, with unittest and urllib only."""

import json
import os
import unittest
import urllib.error
import urllib.request

BASE = os.environ["TARGET_URL"]
KEY = os.environ["LIBRARY_KEY"]
MOMO = {"title": "Momo", "language": "de", "year": 1973, "tags": ["novel"]}


def send(method, path, body=None, key=KEY, content_type="application/json"):
    headers = {"X-Library-Key": key} if key else {}
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = content_type
    request = urllib.request.Request(BASE + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.headers, parse(response.read())
    except urllib.error.HTTPError as error:
        return error.code, error.headers, parse(error.read())


def parse(data):
    return json.loads(data) if data else None


class BookTest(unittest.TestCase):
    def setUp(self):
        status, self.headers, self.book = send("POST", "/books", MOMO)
        self.assertEqual(status, 201)
        self.path = f"/books/{self.book['id']}"

    def test_created_book_has_an_id_and_the_sent_members(self):
        self.assertIsInstance(self.book["id"], int)
        self.assertEqual(self.book["title"], "Momo")
        self.assertEqual(self.book["tags"], ["novel"])

    def test_created_book_has_a_location(self):
        self.assertIn(str(self.book["id"]), self.headers["Location"])

    def test_created_book_can_be_read(self):
        status, headers, book = send("GET", self.path)
        self.assertEqual(status, 200)
        self.assertEqual(book["title"], "Momo")
        self.assertTrue(headers["ETag"])

    def test_unknown_book_is_404(self):
        self.assertEqual(send("GET", "/books/999999999")[0], 404)

    def test_key_is_required(self):
        status, headers, _ = send("POST", "/books", MOMO, key=None)
        self.assertEqual(status, 401)
        self.assertTrue(headers["WWW-Authenticate"])

    def test_title_is_required(self):
        status, headers, problem = send("POST", "/books", {"language": "de"})
        self.assertEqual(status, 400)
        self.assertEqual(headers["Content-Type"].split(";")[0], "application/problem+json")
        self.assertEqual(problem["status"], 400)

    def test_language_must_be_known(self):
        self.assertEqual(send("POST", "/books", {"title": "Momo", "language": "xx"})[0], 400)

    def test_year_must_be_plausible(self):
        self.assertEqual(send("POST", "/books", {**MOMO, "year": 1449})[0], 400)

    def test_put_replaces_a_book(self):
        status, _, _ = send("PUT", self.path, {"title": "Emil", "language": "en"})
        self.assertEqual(status, 200)
        _, _, book = send("GET", self.path)
        self.assertEqual((book["title"], book["language"]), ("Emil", "en"))

    def test_patch_changes_one_member(self):
        status, _, _ = send("PATCH", self.path, {"title": "Jim"}, content_type="application/merge-patch+json")
        self.assertEqual(status, 200)
        _, _, book = send("GET", self.path)
        self.assertEqual((book["title"], book["language"]), ("Jim", "de"))

    def test_deleted_book_is_gone(self):
        self.assertEqual(send("DELETE", self.path)[0], 204)
        self.assertEqual(send("GET", self.path)[0], 404)

    def test_list_contains_books(self):
        status, _, page = send("GET", "/books?limit=50")
        self.assertEqual(status, 200)
        self.assertGreater(len(page["books"]), 0)

    def test_limit_must_be_a_number(self):
        self.assertEqual(send("GET", "/books?limit=abc")[0], 400)


if __name__ == "__main__":
    unittest.main()
