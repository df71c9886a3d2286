// The base styles of Mantine, then the styles of its components. `themePlugin` provides the virtual module.
import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
import "./components.css";
