import { styled } from 'styled-components';
import { checkMark } from './choice-look.ts';
import { FieldGroup } from './FieldGroup.tsx';

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 2px 12px;
  & > label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 38px;
    border-radius: var(--r-sm);
    font-size: 14.5px;
    cursor: pointer;
    &:has(:focus-visible) {
      outline: 2.5px solid var(--focus);
      outline-offset: 2px;
    }
  }
  & input {
    ${checkMark}
  }
`;

interface CheckListProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly error?: string | null;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Several of a few options. The chosen ones keep the order of the options. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { label, options, chosen, wordsOf, error = null, onChange } = props;
  const toggle = (value: Value) =>
    onChange(options.filter((option) => chosen.includes(option) !== (option === value)));
  return (
    <FieldGroup label={label} error={error}>
      <List>
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option)}
            />
            <span>{wordsOf(option)}</span>
          </label>
        ))}
      </List>
    </FieldGroup>
  );
}
