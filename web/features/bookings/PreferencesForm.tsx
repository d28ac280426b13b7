import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { SessionWire } from '../../api/transport/wire.ts';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import type { Preferences } from './use-preferences.ts';

const Form = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 14px;
`;

const MAX_NOTES = 2_000;

interface PreferencesFormProps {
  readonly session: SessionWire;
  readonly preferences: Preferences;
}

/** Up to three preferred times, the rules for them, and a note to the shop. Focus starts at the first field. */
export function PreferencesForm({ session, preferences }: PreferencesFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const { draft, changeTimes, changeNotes } = preferences;
  useEffect(() => form.current?.querySelector<HTMLElement>('fieldset button')?.focus(), []);
  if (!draft) return null;
  return (
    <Form ref={form} role="group" aria-label="Preferred times">
      <PreferredTimes times={draft.times} errors={draft.errors} onChange={changeTimes} />
      <ExperienceRules id={session.experience?.id ?? null} />
      <TextArea
        label="Anything we should know"
        note="optional"
        rows={2}
        maxLength={MAX_NOTES}
        value={draft.guestNotes}
        onChange={({ target }) => changeNotes(target.value)}
      />
    </Form>
  );
}
