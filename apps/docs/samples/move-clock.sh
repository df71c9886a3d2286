curl -H "Content-Type: application/json" -d '{"advance":"90s"}' "http://127.0.0.1:4030/_sandbox/clock"
