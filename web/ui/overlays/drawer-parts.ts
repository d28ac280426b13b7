import { styled } from 'styled-components';
import { DrawerFooter } from './Drawer.tsx';

/** What scrolls between the head and the foot of a drawer in which one works. */
export const DrawerScroll = styled.div`
  flex: 1;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** What can be done with what is open: a row of buttons. */
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
