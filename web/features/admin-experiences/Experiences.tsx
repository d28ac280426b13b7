import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useCallback, useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddAsked } from '../../addresses/use-add-asked.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import {
  adminExperiencesPageQuery,
  copyExperience,
  deleteExperience,
  lastCursorQuery,
} from '../../api/admin/admin-experiences.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { DeleteDialog, deletionOf } from '../../forms/DeleteDialog.tsx';
import { counted } from '../../ui/formats/counted.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { CatalogueFiles } from './CatalogueFiles.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';
import { ExperienceTable } from './ExperienceTable.tsx';

const DELETION = deletionOf<ExperienceWire>('experience', {
  mutation: deleteExperience,
  textOf: ({ title }) =>
    `“${title}” will be removed from the shop for good. Existing bookings stay as they are. This action cannot be undone.`,
  failed: (message) => showError(`Failed to delete experience: ${message}`),
});

/** The dashboard's tab of experiences. */
export default function Experiences() {
  const client = useQueryClient();
  const [parameters, change] = useAddress();
  const search = parameters.get('search') ?? '';
  const query = useQuery(adminExperiencesPageQuery({ search, cursor: parameters.get('cursor') }));
  const { data, isPlaceholderData } = query;
  const { onBack, onNext } = usePages(data?.next ?? null);
  const [edited, setEdited] = useState<ExperienceWire | 'new' | null>(null);
  useAddAsked(() => setEdited('new'));
  const [made, setMade] = useState<number | null>(null);
  const [files, setFiles] = useState(false);
  const [toDelete, setToDelete] = useState<ExperienceWire | null>(null);
  const showHistoryOf = useCallback(
    ({ id, title }: ExperienceWire) =>
      change(showHistory({ subject: 'experience', subjectId: String(id), name: title })),
    [change],
  );
  const copy = useMutation({
    ...copyExperience,
    onSuccess: (draft) => {
      setEdited(draft);
      showToast('Copied as a draft', 'Nobody but the staff sees it until it is published.');
    },
    onError: ({ message }) => showError(`Failed to copy experience: ${message}`),
  });
  const copyOf = useCallback(({ id }: ExperienceWire) => copy.mutate(id), [copy.mutate]);
  const showCreated = async (created: ExperienceWire) => {
    showToast(
      'Experience has been created',
      created.published ? null : 'It is a draft: nobody but the staff sees it until it is published.',
    );
    setMade(created.id);
    change({ search: null, cursor: await client.fetchQuery(lastCursorQuery).catch(() => null) });
  };
  const add = <AddButton label="Add Experience" onClick={() => setEdited('new')} />;

  return (
    <>
      <TabTop title="Experiences">
        <Button look="quiet" onClick={() => setFiles(true)}>
          Import / Export
        </Button>
        {add}
      </TabTop>
      <Bar>
        <SearchField
          label="Search title or description"
          value={search}
          onSearch={(text) => change({ search: text, cursor: null }, { replace: true })}
        />
        {data && <Small role="status">{counted(data.total, 'experience')}</Small>}
      </Bar>
      <Loaded
        query={query}
        failed="Failed to load experiences"
        skeleton={<TableSkeleton label="Loading experiences..." />}
        isEmpty={({ total }) => total === 0}
        empty={
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
        }
      >
        {(page) => (
          <ExperienceTable
            page={page}
            from={Number(parameters.get('cursor') ?? 0)}
            stale={isPlaceholderData}
            made={made}
            onCopy={copyOf}
            onEdit={setEdited}
            onDelete={setToDelete}
            onHistory={showHistoryOf}
            onBack={onBack}
            onNext={onNext}
          />
        )}
      </Loaded>
      {edited && (
        <ExperienceForm
          experience={edited === 'new' ? null : edited}
          onCreated={(created) => void showCreated(created)}
          onClose={() => setEdited(null)}
        />
      )}
      {files && <CatalogueFiles onClose={() => setFiles(false)} />}
      <DeleteDialog {...DELETION} subject={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
