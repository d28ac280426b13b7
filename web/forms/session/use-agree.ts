import { useMutation } from '@tanstack/react-query';
import { agreeAndAsk } from '../../api/admin/admin-sessions.ts';
import type { AdminSessionWire, CandidateWire } from '../../api/transport/wire.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { showRefusal } from './show-refusal.ts';

export const firstOf = (name: string): string => name.split(' ')[0] ?? name;

interface Asked {
  readonly session: Pick<AdminSessionWire, 'id' | 'version'>;
  /** Index of the customer's preferred time. */
  readonly preference: number;
  /** The host to be asked once the time is agreed; null asks nobody. */
  readonly host: Pick<CandidateWire, 'hostId' | 'name'> | null;
}

/** Agrees on a preferred time and asks a host to lead the session with one press, and reports the result of both. */
export function useAgree() {
  const { mutate, isPending, variables } = useMutation({
    ...agreeAndAsk,
    onSuccess: ({ session: { startsAt, zone, firstName, assignments }, refused }, { hostId }) => {
      const when = startsAt === null ? '' : `${momentIn(startsAt, zoneOf(zone))}. `;
      const host = assignments.find((each) => each.hostId === hostId);
      if (refused) showRefusal('Agreed, but nobody is asked')(refused);
      else
        showToast(
          host ? `Time agreed, ${firstOf(host.hostName)} is asked` : 'Time agreed',
          `${when}${firstName} gets a mail.`,
        );
    },
    onError: showRefusal('Not agreed'),
  });
  return {
    /** Id of the session being agreed; null when none is. */
    pending: isPending ? variables.session.id : null,
    agree: ({ host, ...asked }: Asked) => {
      if (!isPending) mutate({ ...asked, hostId: host?.hostId ?? null });
    },
  };
}
