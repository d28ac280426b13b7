import { useQuery } from '@tanstack/react-query';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { logoCarouselQuery } from '../../api/admin/logo-carousel.ts';
import type { LogoCarouselWire } from '../../api/transport/wire.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { moved as reordered } from '../../ui/primitives/use-reorder.ts';
import { LogoForm } from './LogoForm.tsx';
import { LogoList } from './LogoList.tsx';
import { useCarousel } from './use-carousel.ts';

type Logo = LogoCarouselWire['logos'][number];

const failed = (error: unknown) =>
  sayError(error instanceof Error ? error.message : 'Please try again.', 'Failed to update logo carousel');

/** The partners' logos on the home page: on or off, which, and in which order. */
export default function LogoCarousel() {
  const [, changeAddress] = useAddress();
  const { data, isError, isFetching, refetch } = useQuery(logoCarouselQuery);
  const { pending, change, enable } = useCarousel();
  const [edited, setEdited] = useState<Logo | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Logo | null>(null);
  const [placed, setPlaced] = useState<ReadonlySet<number>>(new Set());

  const move = async (ids: ReadonlySet<number>, place: number) => {
    setPlaced(ids);
    const byPlace = (logos: Parameters<Parameters<typeof change>[0]>[0]) => {
      const all = logos.flatMap(({ id }) => id ?? []);
      const order = reordered(all, ids, place);
      return order.flatMap((id) => logos.find((logo) => logo.id === id) ?? []);
    };
    await change(byPlace).catch(failed);
    setPlaced(new Set());
  };
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      Add Logo
    </Button>
  );
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
      <Below aria-busy={pending || undefined}>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the logo carousel
          </LoadFailure>
        )}
        {!isError && !data && <TableSkeleton rows={6} label="Loading logos..." />}
        {data && (
          <div style={{ maxWidth: 320 }}>
            <SwitchRow
              label="Shown on the home page"
              checked={data.enabled}
              onChange={(enabled) => void enable(enabled).catch(failed)}
            />
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
            change((logos) =>
              edited === 'new' ? [...logos, logo] : logos.map((each) => (each.id === logo.id ? logo : each)),
            )
          }
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteDialog
        subject={toDelete}
        title="Delete logo"
        textOf={({ altText }) =>
          `The logo of ${altText} will be removed from the strip. This action cannot be undone.`
        }
        keepLabel="Keep logo"
        actLabel="Delete logo"
        onKeep={() => setToDelete(null)}
        onDelete={({ id }) => change((logos) => logos.filter((logo) => logo.id !== id))}
        onDeleted={() => undefined}
        onFailed={(message) => sayError(message, 'Failed to update logo carousel')}
      />
    </>
  );
}
