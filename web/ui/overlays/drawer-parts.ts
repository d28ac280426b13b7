import { styled } from 'styled-components';
import { DrawerFooter } from './Drawer.tsx';

/** The scrolling part between the head and foot of a drawer. */
export const DrawerScroll = styled.div`
  flex: 1;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** The row of buttons in a drawer's foot. */
export const DrawerActions = styled(DrawerFooter)`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
  padding: 16px 28px calc(20px + env(safe-area-inset-bottom));
  & > button > svg {
    flex: none;
  }
  @media (max-width: 719.98px) {
    padding: 12px 20px calc(16px + env(safe-area-inset-bottom));
    & > button {
      flex: 1;
    }
  }
`;
