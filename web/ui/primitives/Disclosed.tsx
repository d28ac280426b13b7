import Table2 from 'lucide-react/icons/table-2';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import type { Elements } from './elements.ts';
import { popover } from './popover-look.ts';

const Trigger = styled(Button)`
  position: absolute;
  top: 10px;
  right: 10px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--r-xs);
  background: none;
  color: var(--text-3);
  cursor: pointer;
  &[data-hovered] {
    background: var(--quiet);
    color: var(--text);
  }
`;

const Panel = styled(Popover)`
  ${popover}
  max-height: 320px;
  & > section {
    outline: none;
  }
  & table {
    border-collapse: collapse;
    font-size: 13.5px;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 6px 16px;
    text-align: left;
    font-weight: 500;
    border-top: 1px solid var(--line);
  }
  & td,
  & thead th:last-child {
    text-align: right;
  }
  & thead th {
    position: sticky;
    top: 0;
    border: 0;
    background: var(--s2);
    font-weight: 600;
    color: var(--text-3);
  }
`;

/** Shows the figures behind a chart on demand. */
export function Disclosed({ label, children }: { readonly label: string; readonly children: Elements }) {
  return (
    <DialogTrigger>
      <Trigger aria-label={label}>
        <Table2 size={16} strokeWidth={1.75} />
      </Trigger>
      <Panel placement="bottom end">
        <Dialog aria-label={label}>{children}</Dialog>
      </Panel>
    </DialogTrigger>
  );
}
