import { colorSchemes, useColorScheme } from "@animal-store/look";
import { NativeSelect } from "@mantine/core";

/** Light or dark, for this page and the docs. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <NativeSelect
      size="xs"
      aria-label="Light or dark"
      value={colorScheme}
      onChange={(event) => {
        const chosen = colorSchemes.find(({ value }) => value === event.currentTarget.value);
        if (chosen) setColorScheme(chosen.value);
      }}
      data={[...colorSchemes]}
    />
  );
}
