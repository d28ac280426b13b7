import { styled } from 'styled-components';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import type { RecordActions } from '../../forms/RecordList.tsx';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { RowActions, Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { RecordButtons } from '../../ui/primitives/ToolButton.tsx';
import { statusOf, typeWords, valueWords } from './code-words.ts';

const Uses = styled.span`
  display: inline-grid;
  gap: 5px;
  min-width: 92px;
  & > span > small {
    display: inline;
  }
  & > i {
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(90deg, var(--bar) var(--used), var(--s3) var(--used));
    --bar: var(--action);
    &[data-full] {
      --bar: var(--bad);
    }
  }
`;

function UsesCell({ code }: { readonly code: DiscountCodeWire }) {
  const { currentUses, maxUses, oncePerCustomer } = code;
  const once = oncePerCustomer && <small>once a customer</small>;
  if (maxUses === null)
    return (
      <Uses>
        <span>
          <span>{`${currentUses} `}</span>
          <small>unlimited</small>
        </span>
        {once}
      </Uses>
    );
  const used = `${Math.min(100, (currentUses / maxUses) * 100)}%`;
  return (
    <Uses>
      <span>{`${currentUses} of ${maxUses}`}</span>
      <i
        aria-hidden="true"
        data-full={currentUses >= maxUses || undefined}
        style={{ ['--used' as string]: used }}
      />
      {once}
    </Uses>
  );
}

interface CodeTableProps extends RecordActions<DiscountCodeWire> {
  readonly codes: readonly DiscountCodeWire[];
}

const COLUMNS = ['Code', 'Description', 'Type', 'Value', 'Uses', 'Status', 'Valid Until', 'Actions'] as const;
const RIGHT: ReadonlySet<string> = new Set(['Value', 'Actions']);

/** All discount codes. */
export function CodeTable({ codes, onEdit, onDelete, onHistory }: CodeTableProps) {
  const now = new Date();
  return (
    <TablePanel>
      <Table>
        <caption>Discount codes</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-right={RIGHT.has(column) ? '' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const status = statusOf(code, now);
            return (
              <tr key={code.id}>
                <td>
                  <b>{code.code}</b>
                </td>
                <td data-label="Description" style={{ color: 'var(--text-2)' }}>
                  {code.description || 'None'}
                </td>
                <td data-label="Type">{typeWords(code.discountType)}</td>
                <td data-label="Value" data-right="">
                  <b>{valueWords(code)}</b>
                </td>
                <td data-label="Uses">
                  <UsesCell code={code} />
                </td>
                <td data-label="Status">
                  <Badge tone={status.tone}>{status.words}</Badge>
                </td>
                <td data-label="Valid Until">
                  {code.validUntil ? formatInstant(code.validUntil) : 'No end date'}
                </td>
                <td data-right="">
                  <RowActions>
                    <RecordButtons
                      name={code.code}
                      onHistory={() => onHistory(code)}
                      onEdit={() => onEdit(code)}
                      onDelete={() => onDelete(code)}
                    />
                  </RowActions>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TablePanel>
  );
}
