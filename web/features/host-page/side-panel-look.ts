import { styled } from 'styled-components';
import { Panel } from '../../ui/primitives/Panel.tsx';

export const SidePanel = styled(Panel)`
  display: grid;
  gap: 12px;
  padding: 22px 24px;
  & + & {
    margin-top: 0;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
`;
