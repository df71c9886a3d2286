for call in $(seq 61); do
  curl -o /dev/null -w "%{http_code}\n" -H "Authorization: Bearer $KEY" "http://127.0.0.1:4030/v1/pets"
done | sort | uniq -c

curl -i -H "Authorization: Bearer $KEY" "http://127.0.0.1:4030/v1/pets"
