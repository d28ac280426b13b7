import { useMutation } from '@tanstack/react-query';
import { agreeSession, assignHost } from '../../api/admin/admin-sessions.ts';
import type { AdminSessionWire, CandidateWire } from '../../api/transport/wire.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { say } from '../../ui/overlays/toasts.ts';
import { sayRefused } from './said.ts';

export const firstOf = (name: string): string => name.split(' ')[0] ?? name;

interface Asked {
  readonly session: Pick<AdminSessionWire, 'id' | 'version' | 'firstName'>;
  /** Place of the customer's preferred time. */
  readonly preference: number;
  /** Who is asked to lead it, once the time is agreed; null asks nobody. */
  readonly host: Pick<CandidateWire, 'hostId' | 'name'> | null;
}

/**
 * Agrees on a preferred time, and then asks a host to lead it, in one press. A time that is agreed stays so where the host cannot be asked.
 */
export function useAgree() {
  const ask = useMutation({ ...assignHost, onError: sayRefused('Agreed, and nobody was asked') });
  const agree = useMutation({ ...agreeSession, onError: sayRefused('Not agreed') });
  return {
    /** The session that is being agreed. */
    pending: agree.isPending ? agree.variables.id : ask.isPending ? ask.variables.id : null,
    agree: ({ session: { id, version, firstName }, preference, host }: Asked) => {
      if (agree.isPending || ask.isPending) return;
      agree.mutate(
        { id, body: { preference, version } },
        {
          onSuccess: ({ startsAt, zone }) => {
            const when = startsAt === null ? null : momentIn(startsAt, zoneOf(zone));
            if (!host) return say('Time agreed', when && `${when}. ${firstName} gets a mail.`);
            ask.mutate(
              { id, body: { hostId: host.hostId, ask: true, instead: null } },
              { onSuccess: () => say(`Time agreed, ${firstOf(host.name)} is asked`, when) },
            );
          },
        },
      );
    },
  };
}
