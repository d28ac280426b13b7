/** The column of a row's buttons, at the end of the row. */
const ACTIONS = 'Actions';

/** The heads of a table's columns, by their names. */
export function ColumnHeads({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" data-right={column === ACTIONS ? '' : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
