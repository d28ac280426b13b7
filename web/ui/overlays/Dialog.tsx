import X from 'lucide-react/icons/x';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { Words } from '../primitives/Unbroken.tsx';
import { t1 } from '../theme/type.ts';
import { MoreBelow } from './MoreBelow.tsx';
import { scrim } from './overlay-look.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(12px) scale(0.98); }`;
const slideUp = keyframes`from { transform: translateY(100%); }`;

const Overlay = styled(ModalOverlay)`
  ${scrim}
  display: grid;
  place-items: center;
  padding: 24px;
  @media (max-width: 719.98px) {
    padding: 0;
    place-items: end stretch;
  }
`;

const Box = styled(Modal)<{ $width: number }>`
  width: min(100%, ${({ $width }) => $width}px);
  max-height: calc(100dvh - 48px);
  display: flex;
  border-radius: var(--r-xl);
  background: var(--s1);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--line);
  overflow: hidden;
  &[data-entering] {
    animation: ${rise} var(--t3) var(--settle);
  }
  &[data-exiting] {
    animation: ${rise} var(--t2) var(--leave) reverse forwards;
  }
  /* A sheet from below on phones. */
  @media (max-width: 719.98px) {
    width: 100%;
    max-height: 94dvh;
    border-radius: var(--r-xl) var(--r-xl) 0 0;
    &[data-entering] {
      animation-name: ${slideUp};
    }
    &[data-exiting] {
      animation-name: ${slideUp};
    }
  }
`;

/** Not a `<header>`: while a dialog closes, a screen reader would find two banners. */
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 24px 28px 8px;
  @media (max-width: 719.98px) {
    padding: 20px 20px 6px;
  }
`;

const Title = styled(Heading)`
  ${t1}
`;

export const DialogBody = styled.div`
  padding: 12px 28px 28px;
  @media (max-width: 719.98px) {
    padding: 10px 20px 22px;
  }
`;

export const DialogFooter = styled.div.attrs<{ 'data-foot'?: string }>({ 'data-foot': '' })`
  position: sticky;
  bottom: 0;
  display: flex;
  gap: 12px;
  justify-content: flex-end;
  margin-top: auto;
  padding: 18px 28px;
  border-top: 1px solid var(--line);
  background: var(--s1);
  & > button > svg {
    flex: none;
  }
  @media (max-width: 719.98px) {
    flex-wrap: wrap;
    padding: 14px 20px calc(20px + env(safe-area-inset-bottom));
    & > button {
      flex: 1;
    }
  }
`;

const Content = styled(AriaDialog)`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline: none;
  &[data-more] [data-foot] {
    box-shadow: 0 -20px 24px -6px var(--s1);
  }
`;

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The dialog's accessible name, shown in its header unless the content has its own. */
  readonly title: string;
  readonly width?: number;
  /** An `alertdialog` asks before something is lost and can only be closed by its buttons. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly headless?: boolean;
  /** Id of the text that describes it. */
  readonly describedBy?: string;
  readonly children: Elements;
}

/** A modal dialog in the middle of the page, on phones a sheet from below. Has a focus trap and returns focus when it closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  width = 560,
  role = 'dialog',
  headless,
  describedBy,
  children,
}: DialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Box $width={width} data-modal="">
        <Content role={role} aria-label={headless ? title : undefined} aria-describedby={describedBy}>
          {!headless && (
            <Top>
              <Title slot="title">
                <Words>{title}</Words>
              </Title>
              {role === 'dialog' && (
                <IconButton aria-label="Close" onClick={onClose}>
                  <X size={20} strokeWidth={1.75} />
                </IconButton>
              )}
            </Top>
          )}
          {children}
          <MoreBelow />
        </Content>
      </Box>
    </Overlay>
  );
}
