import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { menuItem } from '../primitives/menu-look.ts';
import { popover } from '../primitives/popover-look.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { control, labelLook } from './field-look.ts';

const Box = styled(AriaSelect)`
  display: flex;
  flex-direction: column;
  gap: 7px;
  min-width: 0;
`;

const Name = styled(Label)`
  ${labelLook}
`;

const Trigger = styled(Button)`
  ${control}
  justify-content: space-between;
  cursor: pointer;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & [data-placeholder] {
    color: var(--text-3);
  }
`;

const Panel = styled(Popover)`
  ${popover}
  min-width: max(170px, var(--trigger-width));
  padding: 6px;
`;

const Item = styled(ListBoxItem)`
  ${menuItem}
  gap: 12px;
  min-height: 42px;
  padding: 0 12px;
  font-size: 15px;
`;

const List = styled(ListBox)`
  outline: none;
`;

/** Stands for "nothing" in the list, because a list's keys are never empty. */
const NOTHING = '-';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value | null;
  readonly placeholder: string;
  readonly onChoose: (value: Value | null) => void;
  readonly error?: string | null;
}

/** One of a list, or nothing: the first entry takes the choice back. */
export function Select<Value extends string>({
  label,
  options,
  chosen,
  placeholder,
  onChoose,
  error,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <Box
      value={chosen}
      isInvalid={!!error}
      aria-describedby={error ? id : undefined}
      placeholder={placeholder}
      onChange={(key) => onChoose(options.find((option) => option === key) ?? null)}
    >
      <Name>{label}</Name>
      <Trigger data-invalid={error ? true : undefined}>
        <SelectValue>{({ selectedText }) => selectedText || placeholder}</SelectValue>
        <ChevronsUpDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      <FieldMessage id={id} error={error} />
      <Panel>
        <List>
          {chosen !== null && (
            <Item id={NOTHING} textValue={placeholder}>
              <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              {placeholder}
            </Item>
          )}
          {options.map((option) => (
            <Item key={option} id={option} textValue={option}>
              <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              {option}
            </Item>
          ))}
        </List>
      </Panel>
    </Box>
  );
}
