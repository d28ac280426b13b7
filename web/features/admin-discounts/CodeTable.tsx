import { styled } from 'styled-components';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import type { RecordActions } from '../../forms/RecordList.tsx';
import { type Column, RecordTable } from '../../forms/RecordTable.tsx';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
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

const COLUMNS: readonly Column<DiscountCodeWire>[] = [
  { title: 'Code', cell: ({ code }) => <b>{code}</b> },
  { title: 'Description', quiet: true, cell: ({ description }) => description || 'None' },
  { title: 'Type', cell: ({ discountType }) => typeWords(discountType) },
  { title: 'Value', right: true, cell: (code) => <b>{valueWords(code)}</b> },
  { title: 'Uses', cell: (code) => <UsesCell code={code} /> },
  {
    title: 'Status',
    cell: (code) => {
      const { tone, words } = statusOf(code, new Date());
      return <Badge tone={tone}>{words}</Badge>;
    },
  },
  {
    title: 'Valid Until',
    cell: ({ validUntil }) => (validUntil ? formatInstant(validUntil) : 'No end date'),
  },
];

interface CodeTableProps extends RecordActions<DiscountCodeWire> {
  readonly codes: readonly DiscountCodeWire[];
}

/** All discount codes. */
export const CodeTable = ({ codes, ...actions }: CodeTableProps) => (
  <RecordTable
    caption="Discount codes"
    records={codes}
    columns={COLUMNS}
    nameOf={({ code }) => code}
    {...actions}
  />
);
