import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Small } from '../primitives/Text.tsx';
import { checkMark, choiceCard, radioMark } from './choice-look.ts';

const Card = styled.label`
  ${choiceCard}
  gap: 16px;
  align-items: center;
  padding: 16px 18px;
  & > input[type='radio'] {
    ${radioMark}
  }
  & > input[type='checkbox'] {
    ${checkMark}
  }
  & b {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
`;

const End = styled.span`
  margin-left: auto;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface ChoiceCardProps {
  readonly type: 'radio' | 'checkbox';
  readonly name?: string;
  readonly title: string;
  readonly text?: string | null;
  readonly checked: boolean;
  /** Shown but not available. */
  readonly isOff?: boolean;
  readonly onChange: () => void;
  /** Content at the right, such as a price or an icon. */
  readonly end?: ReactNode;
}

/** A choice as a card: one of several (radio) or any number (checkbox). */
export function ChoiceCard({
  type,
  name,
  title,
  text,
  checked,
  isOff = false,
  onChange,
  end,
}: ChoiceCardProps) {
  const id = useId();
  return (
    <Card>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={isOff}
        onChange={onChange}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text ${id}-end`}
      />
      <span>
        <b id={`${id}-title`}>{title}</b>
        <Small id={`${id}-text`}>{text}</Small>
      </span>
      {end !== undefined && <End id={`${id}-end`}>{end}</End>}
    </Card>
  );
}
