import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { HostPageWire } from '../../api/transport/wire.ts';
import { choiceCard, radioMark } from '../../ui/forms/choice-look.ts';
import { FieldMessage } from '../../ui/forms/FieldMessage.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { Buttons, Reasons } from './host-page-look.ts';

const Choice = styled.label`
  ${choiceCard}
  align-items: center;
  padding: 10px 14px;
  font-size: 14.5px;
  & > input {
    ${radioMark}
  }
`;

const MAX_NOTE = 500;

type Reason = HostPageWire['declineReasons'][number]['reason'];

interface DeclineFormProps {
  readonly reasons: HostPageWire['declineReasons'];
  readonly pending: boolean;
  readonly onBack: () => void;
  readonly onDecline: (reason: Reason, note: string) => void;
}

/** Why a host declines: one of a few reasons, and a note to the desk. */
export function DeclineForm({ reasons, pending, onBack, onDecline }: DeclineFormProps) {
  const id = useId();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      noValidate
      style={{ marginTop: 20 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        if (reason) onDecline(reason, note.trim());
        else {
          setMissing(true);
          first.current?.focus();
        }
      }}
    >
      <PanelTitle as="h3" id={`${id}-title`}>
        What is in the way?
      </PanelTitle>
      <Reasons aria-labelledby={`${id}-title`} aria-describedby={isMissing ? `${id}-below` : undefined}>
        {reasons.map((each, at) => (
          <Choice key={each.reason}>
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name={id}
              checked={reason === each.reason}
              onChange={() => {
                setReason(each.reason);
                setMissing(false);
              }}
            />
            <span>{each.words}</span>
          </Choice>
        ))}
        <FieldMessage id={`${id}-below`} error={isMissing ? 'Choose a reason.' : null} />
      </Reasons>
      <TextField
        label="A word to the desk"
        note="optional"
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Buttons>
        <Button type="submit" pending={pending}>
          Decline
        </Button>
        <Button look="bare" onClick={onBack}>
          Back
        </Button>
      </Buttons>
    </form>
  );
}
