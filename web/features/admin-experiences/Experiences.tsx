import { useQuery, useQueryClient } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import { deleteExperience, experiencesPageQuery } from '../../api/admin/admin-experiences.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';
import { ExperienceTable } from './ExperienceTable.tsx';

/** The catalogue: find, add, edit, delete. */
export default function Experiences() {
  const client = useQueryClient();
  const [parameters, change] = useAddress();
  const search = parameters.get('search') ?? '';
  const query = useQuery(experiencesPageQuery({ search, cursor: parameters.get('cursor') }));
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const { onBack, onNext } = usePages(data?.next ?? null);
  const [edited, setEdited] = useState<ExperienceWire | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<ExperienceWire | null>(null);
  const showHistoryOf = useCallback(
    ({ id, title }: ExperienceWire) =>
      change(showHistory({ subject: 'experience', subjectId: String(id), name: title })),
    [change],
  );
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      Add Experience
    </Button>
  );

  return (
    <>
      <TabTop title="Experiences">{add}</TabTop>
      <Bar>
        <SearchField
          label="Search title or description"
          value={search}
          onSearch={(text) => change({ search: text, cursor: null }, { replace: true })}
        />
        {data && <Small role="status">{counted(data.total, 'experience')}</Small>}
      </Bar>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load experiences
        </LoadFailure>
      )}
      {!isError && !data && <TableSkeleton label="Loading experiences..." />}
      {!isError && data?.total === 0 && (
        <EmptyState
          icon={Clapperboard}
          title={search ? 'No experiences found' : 'No experiences found. Create your first experience!'}
          {...(search && { text: `No title or description contains "${search}".` })}
          action={
            search ? (
              <Button look="line" onClick={() => change({ search: null })}>
                Clear search
              </Button>
            ) : (
              add
            )
          }
        />
      )}
      {!isError && data && data.total > 0 && (
        <ExperienceTable
          page={data}
          from={Number(parameters.get('cursor') ?? 0)}
          stale={isPlaceholderData}
          onEdit={setEdited}
          onDelete={setToDelete}
          onHistory={showHistoryOf}
          onBack={onBack}
          onNext={onNext}
        />
      )}
      {edited && (
        <ExperienceForm experience={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <DeleteDialog
        subject={toDelete}
        title="Delete experience"
        textOf={({ title }) =>
          `“${title}” will be removed from the shop for good. Existing bookings stay as they are. This action cannot be undone.`
        }
        keepLabel="Keep experience"
        actLabel="Delete experience"
        onKeep={() => setToDelete(null)}
        onDelete={({ id }) => deleteExperience(client, id)}
        onDeleted={() => say('Experience has been deleted')}
        onFailed={(message) => sayError(`Failed to delete experience: ${message}`)}
      />
    </>
  );
}
