# A fresh minute, so that the count begins at 0:
curl -s -o /dev/null -H "Content-Type: application/json" -d '{"advance":"60s"}' \
  "http://127.0.0.1:4030/_sandbox/clock"

for call in $(seq 61); do
  curl -s -o /dev/null -w "%{http_code}\n" -H "Authorization: Bearer $KEY" "http://127.0.0.1:4030/v1/pets"
done | sort | uniq -c

curl -i -H "Authorization: Bearer $KEY" "http://127.0.0.1:4030/v1/pets"
