curl -i -X OPTIONS -H "Origin: https://shop.example" \
  -H "Access-Control-Request-Method: POST" \
  -H "Access-Control-Request-Headers: authorization,content-type" \
  "http://127.0.0.1:4030/v1/pets"
