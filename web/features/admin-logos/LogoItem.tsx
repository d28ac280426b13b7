import GripVertical from 'lucide-react/icons/grip-vertical';
import { styled } from 'styled-components';
import type { LogoCarouselWire } from '../../api/transport/wire.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { MoveButtons, RecordButtons } from '../../ui/primitives/ToolButton.tsx';
import { Handle, OrderRow, Tools, Words } from '../../ui/shop/order-list-look.ts';

type Logo = LogoCarouselWire['logos'][number];

const Mark = styled.img`
  flex: none;
  width: 120px;
  height: 38px;
  object-fit: contain;
  object-position: left;
  filter: var(--logo-filter);
`;

interface LogoItemProps {
  readonly logo: Logo;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly moved: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One partner's logo. */
export function LogoItem({ logo, isFirst, isLast, moved, onMove, onEdit, onDelete }: LogoItemProps) {
  const { id, imageUrl, altText, linkUrl, isActive } = logo;
  return (
    <OrderRow id={id} textValue={altText} data-moved={moved || undefined}>
      <OnlyWriters>
        <Handle slot="drag" aria-label={`Move ${altText}`}>
          <GripVertical size={18} strokeWidth={1.75} />
        </Handle>
      </OnlyWriters>
      <Mark src={imageUrl} alt="" loading="lazy" />
      <Words>
        <b>{altText}</b>
        <Small>{linkUrl ?? 'No link'}</Small>
      </Words>
      {!isActive && <Badge tone="flat">Inactive</Badge>}
      <Tools>
        <MoveButtons name={altText} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <RecordButtons name={altText} onEdit={onEdit} onDelete={onDelete} />
      </Tools>
    </OrderRow>
  );
}
