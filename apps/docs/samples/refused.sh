curl -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \
  -d '{"categoryId":"7"}' \
  "http://127.0.0.1:4030/v1/pets"
