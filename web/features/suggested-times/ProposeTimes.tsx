import { useEffect, useId, useRef } from 'react';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import { WayToTimes } from '../../forms/free-times/WayToTimes.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { PanelTitle, Soft } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import { Buttons, FormPanel } from './suggested-times-look.ts';
import type { Suggestion } from './use-suggestion.ts';

const MAX_NOTES = 2_000;

interface ProposeTimesProps {
  /** null when it was removed. */
  readonly experienceId: number | null;
  readonly suggestion: Suggestion;
  readonly draft: NonNullable<Suggestion['draft']>;
  /** The label of the button that closes the form. */
  readonly backLabel: string;
  /** Switches to free times; null when there are none. */
  readonly onPick: (() => void) | null;
}

/** Up to three preferred times. Focus starts at the first field. */
export function ProposeTimes({ experienceId, suggestion, draft, backLabel, onPick }: ProposeTimesProps) {
  const id = useId();
  const form = useRef<HTMLElement>(null);
  const { sending, change, send, drop } = suggestion;
  useEffect(() => form.current?.querySelector<HTMLElement>('fieldset button')?.focus(), []);
  return (
    <FormPanel ref={form} aria-labelledby={id}>
      <div>
        <PanelTitle id={id}>What would suit you?</PanelTitle>
        <Soft style={{ marginTop: 4, fontSize: 14 }}>
          Up to three times. We answer within one business day.
        </Soft>
      </div>
      {onPick && <WayToTimes way="propose" onTurn={onPick} />}
      <PreferredTimes times={draft.times} errors={draft.errors} onChange={(times) => change({ times })} />
      <ExperienceRules id={experienceId} />
      <TextArea
        label="Anything we should know"
        note="optional"
        rows={2}
        maxLength={MAX_NOTES}
        value={draft.guestNotes}
        onChange={({ target }) => change({ guestNotes: target.value })}
      />
      <Buttons>
        <Button pending={sending} onClick={send}>
          {sending ? 'Sending...' : 'Send times'}
        </Button>
        <Button look="bare" onClick={drop}>
          {backLabel}
        </Button>
      </Buttons>
    </FormPanel>
  );
}
