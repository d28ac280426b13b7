import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { menuItem, menuPanel } from '../primitives/menu-look.ts';

const Trigger = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 42px;
  padding: 0 12px 0 14px;
  border: 1.5px solid var(--edge);
  border-radius: var(--r-sm);
  background: var(--well);
  font-weight: 550;
  font-size: 14.5px;
  white-space: nowrap;
  cursor: pointer;
  & > svg {
    color: var(--text-3);
  }
  &[data-hovered] {
    border-color: var(--text-2);
  }
  &[data-chosen] {
    border-color: var(--action);
    background: var(--select-wash);
  }
`;

const Panel = styled(Popover)`
  ${menuPanel}
`;

const Item = styled(ListBoxItem)`
  ${menuItem}
`;

const List = styled(ListBox)`
  outline: none;
`;

/** Key of the entry for all, because keys of list items must not be empty. */
const ALL = '-';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The label when nothing is filtered. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: string | null;
  readonly onChoose: (value: Value | null) => void;
}

/** Filters a list by one value, or by none. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, chosen, onChoose } = props;
  const found = options.find(({ value }) => value === chosen);
  const entry = (id: string, words: string) => (
    <Item key={id} id={id} textValue={words}>
      <Check size={16} strokeWidth={2} aria-hidden="true" />
      <span>{words}</span>
    </Item>
  );
  return (
    <Select
      aria-label={label}
      value={found?.value ?? ALL}
      onChange={(key) => onChoose(options.find(({ value }) => value === key)?.value ?? null)}
    >
      <Trigger data-chosen={found ? '' : undefined}>
        <SelectValue>{() => <span>{found?.label ?? all}</span>}</SelectValue>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      <Panel>
        <List>
          {entry(ALL, all)}
          {options.map(({ value, label: words }) => entry(value, words))}
        </List>
      </Panel>
    </Select>
  );
}
