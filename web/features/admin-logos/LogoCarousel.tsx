import { useQuery } from '@tanstack/react-query';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { type CarouselChange, deleteLogo, logoCarouselQuery } from '../../api/admin/logo-carousel.ts';
import type { LogoCarouselWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { ReadOnly } from '../../ui/forms/ReadOnly.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { moved as reordered } from '../../ui/primitives/use-reorder.ts';
import { useWriteAccess } from '../../ui/primitives/write-access.ts';
import { LogoForm } from './LogoForm.tsx';
import { LogoList } from './LogoList.tsx';
import { useCarousel } from './use-carousel.ts';

type Logo = LogoCarouselWire['logos'][number];

const failed = (error: unknown) =>
  showError(error instanceof Error ? error.message : 'Please try again.', 'Failed to update logo carousel');

const DELETION: Deletion<Logo> = {
  mutation: deleteLogo,
  title: 'Delete logo',
  textOf: ({ altText }) =>
    `The logo of ${altText} will be removed from the strip. This action cannot be undone.`,
  keepLabel: 'Keep logo',
  actLabel: 'Delete logo',
  done: 'Logo carousel updated',
  failed: (message) => showError(message, 'Failed to update logo carousel'),
};

/** The partners' logos on the home page: whether they are shown, which, and in which order. */
export default function LogoCarousel() {
  const may = useWriteAccess();
  const [, changeAddress] = useAddress();
  const { data, isError, isFetching, refetch } = useQuery(logoCarouselQuery);
  const { isPending, mutateAsync: change } = useCarousel();
  const [edited, setEdited] = useState<Logo | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Logo | null>(null);
  const [placed, setPlaced] = useState<ReadonlySet<number>>(new Set());

  const move = async (ids: ReadonlySet<number>, place: number) => {
    setPlaced(ids);
    const logos: CarouselChange['logos'] = (all) => {
      const order = reordered(
        all.flatMap(({ id }) => id ?? []),
        ids,
        place,
      );
      return order.flatMap((id) => all.find((logo) => logo.id === id) ?? []);
    };
    await change({ logos }).catch(failed);
    setPlaced(new Set());
  };
  const add = <AddButton label="Add Logo" onClick={() => setEdited('new')} />;
  return (
    <>
      <TabTop title="Logo Carousel" text="The partners’ logos on the home page, in this order.">
        <Button
          look="quiet"
          onClick={() =>
            changeAddress(showHistory({ subject: 'logo-carousel', subjectId: 'all', name: 'Logo carousel' }))
          }
        >
          <History size={20} strokeWidth={1.75} aria-hidden="true" />
          History
        </Button>
        {add}
      </TabTop>
      <Below aria-busy={isPending || undefined}>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the logo carousel
          </LoadFailure>
        )}
        {!isError && !data && <TableSkeleton rows={6} label="Loading logos..." />}
        {data && (
          <div style={{ maxWidth: 320 }}>
            <ReadOnly what={may ? null : 'logos'}>
              <SwitchRow
                label="Shown on the home page"
                checked={data.enabled}
                onChange={(enabled) => void change({ enabled }).catch(failed)}
              />
            </ReadOnly>
          </div>
        )}
        {data?.logos.length === 0 && (
          <EmptyState icon={GalleryHorizontal} title="No logos found" action={add} />
        )}
        {data && data.logos.length > 0 && (
          <LogoList
            logos={data.logos}
            moved={placed}
            onMove={(ids, place) => void move(ids, place)}
            onEdit={setEdited}
            onDelete={setToDelete}
          />
        )}
      </Below>
      {edited && (
        <LogoForm
          logo={edited === 'new' ? null : edited}
          send={(logo) =>
            change({
              logos: (all) =>
                edited === 'new' ? [...all, logo] : all.map((each) => (each.id === logo.id ? logo : each)),
            })
          }
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteDialog {...DELETION} subject={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
