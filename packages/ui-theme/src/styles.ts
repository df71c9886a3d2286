// What every page needs of Mantine's styles; those of its components follow in the page.
import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
