import type { LucideIcon } from 'lucide-react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import { styled } from 'styled-components';
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme-choice.ts';
import { hidden } from './type.ts';

const Track = styled.fieldset`
  display: inline-flex;
  justify-content: space-between;
  padding: 4px;
  border-radius: var(--pill);
  background: color-mix(in srgb, var(--text) 8%, transparent);
`;

const Option = styled.label`
  display: flex;
  gap: 7px;
  align-items: center;
  height: 34px;
  padding: 0 13px;
  border-radius: var(--pill);
  font-size: 13.5px;
  font-weight: 600;
  color: var(--text-2);
  cursor: pointer;
  & > input {
    ${hidden}
  }
  &:hover {
    color: var(--text);
  }
  &:has(:checked) {
    background: var(--text);
    color: var(--ground);
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: 2px;
  }
`;

const choices: readonly (readonly [ThemeChoice, string, LucideIcon])[] = [
  ['light', 'Light', Sun],
  ['dark', 'Dark', Moon],
  ['system', 'System', Monitor],
];

/** Chooses light, dark or the system's theme. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <Track aria-label="Theme">
      {choices.map(([choice, label, Icon]) => (
        <Option key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={chosen === choice}
            onChange={() => chooseTheme(choice)}
          />
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{label}</span>
        </Option>
      ))}
    </Track>
  );
}
