import { css, styled } from 'styled-components';
import { Link } from '../ui/primitives/Link.tsx';

export const Home = styled(Link)`
  padding: 2px 12px 14px;
  font-size: 16px;
`;

/** The bar that replaces the navigation rail. */
export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 60px;
  padding: 0 12px 0 20px;
  background: var(--glass);
  backdrop-filter: blur(14px);
  border-bottom: 1px solid var(--line);
  & > a:first-child {
    margin-right: auto;
    font-size: 15px;
  }
`;

export const Foot = styled.div`
  margin: 0 -12px -12px;
  padding: 8px 12px 10px;
  border-top: 1px solid var(--line);
`;

const footRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  height: 36px;
  padding: 0 12px;
  border: 0;
  background: none;
  cursor: pointer;
  border-radius: var(--r-sm);
  font-weight: 580;
  font-size: 14.5px;
  color: var(--text-2);
  &:hover {
    background: color-mix(in srgb, var(--text) 6%, transparent);
  }
`;

export const FootLink = styled(Link)`
  ${footRow}
`;

export const FootButton = styled.button`
  ${footRow}
`;

/** A link to what is missing in the person's own account. */
export const AddEmail = styled(Link)`
  display: block;
  font-size: 13px;
  font-weight: 600;
  color: var(--warn);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 4px 0 10px;
  font-size: 14px;
  line-height: 1.3;
  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & small {
    font-size: 13px;
    color: var(--text-3);
  }
`;
