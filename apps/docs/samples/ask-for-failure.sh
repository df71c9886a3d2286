curl -i -H "Authorization: Bearer $KEY" -H "Prefer: code=503" "http://127.0.0.1:4030/v1/pets"
