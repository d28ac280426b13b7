import { styled } from 'styled-components';
import { labelLook } from './field-look.ts';
import { Switch } from './Switch.tsx';

const Row = styled.label`
  ${labelLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 32px;
  cursor: pointer;
`;

interface SwitchRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A label with a switch at the right. */
export function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  return (
    <Row>
      <span>{label}</span>
      <Switch checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </Row>
  );
}
