import { hostRule } from '@wondercast/core/calendar/staffing/rules';
import { useState } from 'react';
import { hostApi } from '../../api/admin/hosts.ts';
import type { ApiError } from '../../api/transport/transport.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { useImageUpload } from '../../forms/use-image-upload.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { leaveTo } from '../../ui/forms/leaving.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { bodyOf, draftOf, LABELS } from './host-draft.ts';

/** Why the server refused to save, with the sessions that prevent it. */
export type Refused = Pick<ApiError, 'message' | 'sessions'>;

interface Events {
  readonly onClose: () => void;
  readonly onCreated: (host: HostWire) => void;
}

/** The form of one host, null for a new one. A refusal stays visible. */
export const useHostForm = (host: HostWire | null, { onClose, onCreated }: Events) => {
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useRecordForm({
    record: host,
    api: hostApi,
    draftOf,
    bodyOf,
    rule: hostRule,
    labels: LABELS,
    onCreated: (created) => {
      showToast('Host added', created.name);
      onCreated(created);
    },
    onUpdated: (saved) => {
      setRefused(null);
      showToast('Host saved', saved.name);
    },
    onFailed: (error) => {
      if (error?.status === 409) setRefused(error);
      showError(error?.message ?? 'The shop cannot be reached. Please try again.', 'Not saved');
    },
  });
  const { set, dirty, discard } = form;
  const leave = () => leaveTo(onClose);
  const upload = useImageUpload({
    onUploaded: (pictureUrl) => set({ pictureUrl }),
    onFailed: ({ title, text }) => showError(text, title),
  });
  useUnsaved(dirty, { discard, onBack: leave });
  return {
    ...form,
    upload,
    refused,
    leave,
  };
};

export type HostFormState = ReturnType<typeof useHostForm>;
