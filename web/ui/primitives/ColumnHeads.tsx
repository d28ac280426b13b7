/** The label of the column with a row's buttons. */
const ACTIONS = 'Actions';

/** The header row of a table. */
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
