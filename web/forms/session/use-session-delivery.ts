import { useMutation } from '@tanstack/react-query';
import { countsAsDelivered } from '@wondercast/core/calendar/scheduling/session-states';
import { setDelivered } from '../../api/admin/admin-sessions.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { showRefusal } from './show-refusal.ts';

export interface SessionDelivery {
  readonly pending: boolean;
  readonly deliver: () => void;
  readonly takeBack: () => void;
}

interface Options {
  /** Whether the toast of a delivery offers undo. */
  readonly isUndoable: boolean;
}

/** Marks a session as delivered, or takes that back. Does nothing until the session is there. */
export function useSessionDelivery(
  session: Pick<SessionDetailWire, 'id' | 'version'> | undefined,
  { isUndoable }: Options,
): SessionDelivery {
  const change = useMutation({
    ...setDelivered,
    onSuccess: ({ id, state, version }) => {
      const undo = { label: 'Undo', onAct: () => change.mutate({ id, body: { delivered: false, version } }) };
      if (countsAsDelivered({ state })) showToast('Session delivered', null, isUndoable ? undo : null);
      else showToast('Delivery taken back');
    },
    onError: showRefusal('Not changed'),
  });
  const set = (delivered: boolean) => {
    if (session) change.mutate({ id: session.id, body: { delivered, version: session.version } });
  };
  return { pending: change.isPending, deliver: () => set(true), takeBack: () => set(false) };
}
