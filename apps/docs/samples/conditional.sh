curl -i -H "Authorization: Bearer $KEY" -H 'If-None-Match: "YHN59Z6qdFDB0A5P76MH9xAFI9q83t9j2VyioTZC_2k"' "http://127.0.0.1:4030/v1/pets?limit=2"
