import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { policyQuery, savePolicy } from '../../api/admin/policy.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { WRONG } from '../../forms/use-submission.ts';
import { type ZoneDraft, zoneErrors, zonesDraftOf, zonesOf } from '../../forms/zones-draft.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

/** The form of the shop's policy. */
export function usePolicyForm() {
  const query = useQuery(policyQuery);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<readonly ZoneDraft[] | null>(null);
  const stored = query.data ? zonesDraftOf(query.data.zones) : null;
  const zones = draft ?? stored;
  const errors = zones ? zoneErrors(zones) : {};
  const isWrong = Object.keys(errors).length > 0;
  const [hasConflict, setConflict] = useState(false);

  const { mutate, isPending } = useMutation({
    ...savePolicy,
    onSuccess: () => {
      setDraft(null);
      setConflict(false);
      showToast('Policy saved', 'It holds for what is booked from now on.');
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      setConflict(refusal?.status === 409);
      showError(refusal?.message ?? 'Please try again.', 'Policy not saved');
    },
  });

  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(stored);
  const discard = () => {
    setDraft(null);
    setConflict(false);
  };
  useUnsaved(isChanged, { discard });

  return {
    query,
    form,
    zones,
    errors,
    isWrong,
    isChanged,
    /** Set when somebody else has saved meanwhile: saving again replaces their version. */
    theirVersion: hasConflict ? (query.data ?? null) : null,
    pending: isPending,
    change: setDraft,
    discard,
    save: () => {
      if (isWrong) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
      else if (zones && query.data && !isPending)
        mutate({ zones: zonesOf(zones), version: query.data.version });
    },
  };
}
