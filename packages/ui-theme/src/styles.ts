// The base styles of Mantine, then the styles of the page's components. `themePlugin` provides the virtual modules.
import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
import "virtual:component-styles.css";
