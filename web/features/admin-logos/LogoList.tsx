import type { LogoCarouselWire } from '../../api/transport/wire.ts';
import { useReorder } from '../../ui/primitives/use-reorder.ts';
import { useWriteAccess } from '../../ui/primitives/write-access.ts';
import { OrderList } from '../../ui/shop/order-list-look.ts';
import { LogoItem } from './LogoItem.tsx';

type Logo = LogoCarouselWire['logos'][number];

interface LogoListProps {
  readonly logos: readonly Logo[];
  /** Ids of logos that were just moved. */
  readonly moved: ReadonlySet<number>;
  readonly onMove: (ids: ReadonlySet<number>, place: number) => void;
  readonly onEdit: (logo: Logo) => void;
  readonly onDelete: (logo: Logo) => void;
}

/** The logos in the order of the strip. */
export function LogoList({ logos, moved, onMove, onEdit, onDelete }: LogoListProps) {
  const may = useWriteAccess();
  const hooks = useReorder(logos, onMove);
  return (
    <OrderList aria-label="Logos" keyboardNavigationBehavior="tab" {...(may && { dragAndDropHooks: hooks })}>
      {logos.map((logo, at) => (
        <LogoItem
          key={logo.id}
          logo={logo}
          isFirst={at === 0}
          isLast={at === logos.length - 1}
          moved={moved.has(logo.id)}
          onMove={(by) => onMove(new Set([logo.id]), at + by)}
          onEdit={() => onEdit(logo)}
          onDelete={() => onDelete(logo)}
        />
      ))}
    </OrderList>
  );
}
