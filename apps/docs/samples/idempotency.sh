for try in first second; do
  curl -i -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \
    -H "Idempotency-Key: 9f4a1c52-7d3e-4b8a-a1f6-2c5d8e0b3a47" \
    -d '{"petId":3}' \
    "http://127.0.0.1:4030/v1/store/orders"
  echo
done
