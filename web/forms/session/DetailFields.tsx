import { sessionChangeRule } from '@wondercast/core/bookings/booking/session-rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import Copy from 'lucide-react/icons/copy';
import type { RefObject } from 'react';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { linkWords } from './link-words.ts';
import { Section } from './session-look.ts';
import type { useDetails } from './use-details.ts';

const copy = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => showToast('Link copied'),
    () => showError('The browser did not allow it.', 'Not copied'),
  );

interface DetailFieldsProps {
  readonly session: SessionDetailWire;
  readonly details: ReturnType<typeof useDetails>;
  /** The field for the join link. */
  readonly link: RefObject<HTMLDivElement | null>;
}

/** Join link, headcount, place and notes. */
export function DetailFields({ session, details: { draft, errors, set }, link }: DetailFieldsProps) {
  return (
    <Section aria-label="Details">
      <FieldGrid ref={link}>
        <TextField
          wide
          label="Join link"
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={draft.joinUrl}
          hint={linkWords(session, Date.now())}
          error={errors.joinUrl ?? null}
          onChange={({ target }) => set({ joinUrl: target.value })}
          after={
            draft.joinUrl !== '' ? (
              <Button look="quiet" style={{ flex: 'none' }} onClick={() => copy(draft.joinUrl)}>
                <Copy size={17} strokeWidth={1.75} aria-hidden="true" style={{ flex: 'none' }} />
                Copy
              </Button>
            ) : null
          }
        />
        <TextField
          label="Headcount"
          type="number"
          inputMode="numeric"
          min={1}
          placeholder={String(session.seats)}
          hint={`of ${session.seats} seats, ${session.selectedTier}`}
          value={draft.headcount}
          error={errors.headcount ?? null}
          onChange={({ target }) => set({ headcount: target.value })}
        />
        <TextField
          label="Place"
          note="optional"
          placeholder="Online"
          maxLength={maxLengthOf(sessionChangeRule, 'place')}
          value={draft.place}
          error={errors.place ?? null}
          onChange={({ target }) => set({ place: target.value })}
        />
        <TextArea
          label="Notes for the host"
          rows={2}
          maxLength={maxLengthOf(sessionChangeRule, 'notes')}
          value={draft.notes}
          error={errors.notes ?? null}
          onChange={({ target }) => set({ notes: target.value })}
        />
      </FieldGrid>
    </Section>
  );
}
