// The base styles of Mantine. Pages import the styles of their components afterwards.
import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
