import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { bookingMailQuery } from '../../api/admin/admin-bookings.ts';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Small } from '../../ui/primitives/Text.tsx';

const Words = styled.div`
  margin-top: 16px;
  padding: 18px 20px;
  border-radius: var(--r-md);
  background: var(--s2);
  font-size: 14.5px;
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface MailTextProps {
  readonly bookingId: number;
  readonly messageId: string;
  readonly onClose: () => void;
}

/** A mail as it was last sent. */
export default function MailText({ bookingId, messageId, onClose }: MailTextProps) {
  const { data, isError, isFetching, refetch } = useQuery(bookingMailQuery(bookingId, messageId));
  return (
    <Dialog isOpen title={data?.subject ?? 'Mail'} width={680} onClose={onClose}>
      <DialogBody>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the mail
          </LoadFailure>
        )}
        {!isError && !data && <Skeleton $height="220px" aria-busy="true" />}
        {data && (
          <>
            <Small as="p">{`To ${data.recipient}. Private links are left out.`}</Small>
            <Words>{data.text}</Words>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
