// What every page needs of Mantine's styles; those of its components follow in the page.
/// <reference path="./theme-variables.d.ts" />
import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
