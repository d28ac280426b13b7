import { useQuery } from '@tanstack/react-query';
import { historyOf, showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { auditQuery } from '../../api/admin/audit.ts';
import { EntryList } from '../../forms/audit/EntryList.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Small, Soft } from '../../ui/primitives/Text.tsx';

/** The latest changes of one record: who changed what, and when. */
export default function RecordHistory() {
  const [parameters, change] = useAddress();
  const of = historyOf(parameters);
  const shown = { subject: of?.subject ?? null, subjectId: of?.subjectId ?? null, cursor: null };
  const { data, isError, isFetching, refetch } = useQuery({ ...auditQuery(shown), enabled: of !== null });
  if (!of) return null;
  return (
    <Dialog isOpen title="History" width={640} onClose={() => change(showHistory(null))}>
      <DialogBody>
        <Soft style={{ marginBottom: 16 }}>{of.name}</Soft>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the history
          </LoadFailure>
        )}
        {!isError && !data && <Skeleton $height="72px" aria-busy="true" />}
        {data?.total === 0 && <Small as="p">Nothing has been changed since the log began.</Small>}
        {data && data.total > 0 && <EntryList entries={data.items} ofOne />}
        {data?.next && (
          <Small as="p" style={{ marginTop: 12 }}>
            Older entries are in the Audit Log.
          </Small>
        )}
      </DialogBody>
    </Dialog>
  );
}
