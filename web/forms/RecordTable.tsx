import type { Elements } from '../ui/primitives/elements.ts';
import { RowActions, Table, TablePanel } from '../ui/primitives/Table.tsx';
import { RecordButtons } from '../ui/primitives/ToolButton.tsx';
import type { RecordActions } from './RecordList.tsx';

export interface Column<Item> {
  readonly title: string;
  readonly right?: true;
  readonly quiet?: true;
  readonly cell: (record: Item) => Elements | string;
}

interface RecordTableProps<Item extends { readonly id: number }> extends RecordActions<Item> {
  readonly caption: string;
  readonly records: readonly Item[];
  /** The first is the heading of a row where the table is a list of cards. */
  readonly columns: readonly Column<Item>[];
  readonly nameOf: (record: Item) => string;
}

/** Records in a table, each with its actions. */
export function RecordTable<Item extends { readonly id: number }>(props: RecordTableProps<Item>) {
  const { caption, records, columns, nameOf, onEdit, onDelete, onHistory } = props;
  return (
    <TablePanel>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, right }) => (
              <th key={title} scope="col" data-right={right && ''}>
                {title}
              </th>
            ))}
            <th scope="col" data-right="">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {columns.map(({ title, right, quiet, cell }, at) => (
                <td
                  key={title}
                  data-label={at === 0 ? undefined : title}
                  data-right={right && ''}
                  style={quiet && { color: 'var(--text-2)' }}
                >
                  {cell(record)}
                </td>
              ))}
              <td data-right="">
                <RowActions>
                  <RecordButtons
                    name={nameOf(record)}
                    onHistory={() => onHistory(record)}
                    onEdit={() => onEdit(record)}
                    onDelete={() => onDelete(record)}
                  />
                </RowActions>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TablePanel>
  );
}
