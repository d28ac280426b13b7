import { useQuery } from '@tanstack/react-query';
import { localDate } from '@wondercast/core/kernel/calendar';
import { sessionsQuery } from '../../api/admin/overview.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatDayLong } from '../../ui/formats/format-date.ts';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { SessionButton } from './SessionButton.tsx';

/** Maximum number of listed sessions. */
const MOST = 500;

interface DayDialogProps {
  readonly day: string;
  readonly onOpen: (bookingId: number) => void;
  readonly onClose: () => void;
}

/** All sessions of one day by time. */
export function DayDialog({ day, onOpen, onClose }: DayDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...sessionsQuery(day, day, MOST),
    placeholderData: undefined,
  });
  const found = data?.days[0];
  return (
    <Dialog isOpen title={formatDayLong(localDate(day))} width={520} onClose={onClose}>
      <DialogBody>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load sessions
          </LoadFailure>
        )}
        {!isError && !data && <Skeleton $height="120px" aria-busy="true" />}
        {found && <Small as="p">{counted(found.total, 'session')}</Small>}
        {found?.sessions.map((session, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sessions of a day are an ordered list without ids
          <SessionButton key={at} session={session} onOpen={onOpen} />
        ))}
      </DialogBody>
    </Dialog>
  );
}
