import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId } from 'react';
import { SelectValue } from 'react-aria-components/Select';
import { FieldMessage } from './FieldMessage.tsx';
import { Box, Item, List, Name, Panel, Trigger } from './select-look.ts';

/** Key of the entry for "nothing", because keys of list items must not be empty. */
const NOTHING = '-';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value | null;
  readonly placeholder: string;
  /** The label of an option; by default its value. */
  readonly wordsOf?: (value: Value) => string;
  readonly onChoose: (value: Value | null) => void;
  readonly error?: string | null;
}

/** A choice from a list, or nothing: the first entry clears the choice. */
export function Select<Value extends string>({
  label,
  options,
  chosen,
  placeholder,
  wordsOf = (value) => value,
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
      <Name>
        <span>{label}</span>
      </Name>
      <Trigger data-invalid={error ? true : undefined}>
        <SelectValue>{({ selectedText }) => <span>{selectedText || placeholder}</span>}</SelectValue>
        <ChevronsUpDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      <FieldMessage id={id} error={error} />
      <Panel>
        <List>
          {chosen !== null && (
            <Item id={NOTHING} textValue={placeholder}>
              <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{placeholder}</span>
            </Item>
          )}
          {options.map((option) => (
            <Item key={option} id={option} textValue={wordsOf(option)}>
              <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{wordsOf(option)}</span>
            </Item>
          ))}
        </List>
      </Panel>
    </Box>
  );
}
