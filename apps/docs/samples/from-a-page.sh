curl -i -H "Origin: https://shop.example" -H "Authorization: Bearer $KEY" "http://127.0.0.1:4030/v1/pets?limit=1"
