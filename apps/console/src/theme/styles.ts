// The base styles of Mantine, then the styles of its components. vite.config.ts provides the virtual module.
import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "./accessible-colors.css";
import "@mantine/core/styles/global.css";
import "./components.css";
