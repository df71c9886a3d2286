import { look } from "@animal-store/look/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ base: "/docs/try/", plugins: [react(), look({ connects: false })] });
