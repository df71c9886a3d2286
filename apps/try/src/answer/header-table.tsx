import { Table } from "@mantine/core";
import { memo } from "react";
import { headerName } from "./header-names.ts";
import classes from "./header-table.module.css";

/** The header fields of an answer. */
export const HeaderTable = memo(function HeaderTable({ headers }: { readonly headers: Headers }) {
  return (
    <Table className={classes.table} verticalSpacing={6} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.name}>Name</Table.Th>
          <Table.Th>Value</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...headers].map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{headerName(name)}</Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
});
