import { configure } from "@testing-library/react";

// On a busy machine, a response can take longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });
