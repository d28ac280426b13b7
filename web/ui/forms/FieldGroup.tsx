import { useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { FieldBox, labelLook } from './field-look.ts';

const Name = styled.span`
  ${labelLook}
`;

interface FieldGroupProps {
  readonly label: string;
  readonly note?: string;
  readonly error?: string | null;
  readonly children: Elements;
}

/** Several controls under one label. */
export function FieldGroup({ label, note, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <FieldBox
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-below` : undefined}
      data-wide=""
    >
      <Name id={id}>
        <span>{label}</span>
        {note && <small>{` ${note}`}</small>}
      </Name>
      {children}
      <FieldMessage id={`${id}-below`} error={error} />
    </FieldBox>
  );
}
