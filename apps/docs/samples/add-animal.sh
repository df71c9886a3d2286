curl -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \
  -d '{"name":"Rex","categoryId":7,"status":"available"}' \
  "http://127.0.0.1:4030/v1/pets"
