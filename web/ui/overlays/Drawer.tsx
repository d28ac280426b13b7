import X from 'lucide-react/icons/x';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { t1 } from '../theme/type.ts';
import { scrim } from './overlay-look.ts';

const fromRight = keyframes`from { transform: translateX(100%); }`;
const fromLeft = keyframes`from { transform: translateX(-100%); }`;

const Overlay = styled(ModalOverlay)`
  ${scrim}
`;

const Panel = styled(Modal)<{ $side: 'left' | 'right'; $wide: boolean }>`
  position: fixed;
  top: 0;
  bottom: 0;
  ${({ $side }) => ($side === 'right' ? 'right: 0; width: var(--drawer);' : 'left: 0; width: min(86vw, 340px);')}
  ${({ $wide }) => $wide && 'width: min(100vw, 640px);'}
  background: var(--s1);
  box-shadow: var(--shadow-3);
  &[data-entering] {
    animation: ${({ $side }) => ($side === 'right' ? fromRight : fromLeft)} var(--t3) var(--settle);
  }
  &[data-exiting] {
    animation: ${({ $side }) => ($side === 'right' ? fromRight : fromLeft)} var(--t2) var(--leave) reverse forwards;
  }
`;

const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 22px 20px 14px 28px;
`;

const Title = styled(Heading)`
  ${t1}
`;

export const DrawerBody = styled.div`
  flex: 1;
  overflow: auto;
  padding: 0 28px;
  overscroll-behavior: contain;
`;

export const DrawerFooter = styled.div`
  padding: 20px 28px calc(26px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
`;

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly side: 'left' | 'right';
  /** 640 px wide, for working in it. */
  readonly wide?: boolean;
  readonly title: string;
  /** Shown in the header instead of the title, which is then only the accessible name. */
  readonly mark?: Elements;
  readonly closeLabel?: string;
  readonly children: Elements;
}

/** A panel that slides in from an edge. Has a focus trap and returns focus when it closes. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, side, wide = false, title, mark, closeLabel = 'Close', children } = props;
  return (
    <Overlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Panel $side={side} $wide={wide} data-drawer={wide ? 'wide' : side} data-modal="">
        <Content aria-label={mark ? title : undefined}>
          <Top>
            {mark ?? (
              <Title slot="title">
                <span>{title}</span>
              </Title>
            )}
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <X size={20} strokeWidth={1.75} />
            </IconButton>
          </Top>
          {children}
        </Content>
      </Panel>
    </Overlay>
  );
}
