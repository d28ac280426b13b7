import { useMutation } from '@tanstack/react-query';
import { sessionChangeRule } from '@wondercast/core/bookings/booking/session-rules';
import { useState } from 'react';
import { changeSession } from '../../api/admin/admin-sessions.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { differing, pick } from '../draft.ts';
import { type FieldErrors, firstOfEach } from '../use-submission.ts';
import { linkWords } from './link-words.ts';
import { showRefusal } from './show-refusal.ts';

/** The form's state of a session's details. */
export interface Details {
  readonly joinUrl: string;
  readonly place: string;
  readonly headcount: string;
  readonly notes: string;
}

const detailsOf = ({ joinUrl, place, headcount, notes }: SessionDetailWire): Details => ({
  joinUrl: joinUrl ?? '',
  place: place ?? '',
  headcount: headcount === null ? '' : String(headcount),
  notes: notes ?? '',
});

const bodyOf = ({ joinUrl, place, headcount, notes }: Details) => ({
  joinUrl: joinUrl.trim() || null,
  place: place.trim() || null,
  headcount: headcount.trim() === '' ? null : Number(headcount),
  notes: notes.trim() || null,
});

/** A draft of a session's details. Only changed fields are sent, and changes by others are merged in. */
export function useDetails(session: SessionDetailWire) {
  const stored = detailsOf(session);
  const [own, setOwn] = useState<Partial<Details>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const draft: Details = { ...stored, ...own };
  const changed = differing(stored, draft);
  const { mutate, isPending } = useMutation({
    ...changeSession,
    onSuccess: (_, { body }) => {
      setOwn({});
      showToast('Session saved', body.joinUrl ? linkWords(session, Date.now()) : null);
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(firstOfEach(error.issues));
      showRefusal('Not saved')(error);
    },
  });
  return {
    draft,
    errors,
    pending: isPending,
    dirty: changed.length > 0,
    set: (change: Partial<Details>) => {
      setOwn((now) => ({ ...now, ...change }));
      setErrors({});
    },
    discard: () => {
      setOwn({});
      setErrors({});
    },
    save: () => {
      const body = { ...pick(bodyOf(draft), changed), version: session.version };
      const judged = sessionChangeRule.safeParse(body);
      if (judged.success) mutate({ id: session.id, body });
      else
        setErrors(
          firstOfEach(judged.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))),
        );
    },
  };
}
