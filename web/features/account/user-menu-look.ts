import { styled } from 'styled-components';

export const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  /* On the narrowest phones the header has no room to lose. */
  @media (max-width: 359.98px) {
    margin-left: -8px;
  }
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 10px);
  right: 0;
  z-index: 30;
  min-width: 240px;
  max-width: 300px;
  padding: 6px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--line);
  & > hr {
    border: 0;
    height: 1px;
    background: var(--line);
    margin: 6px 8px;
  }
`;

export const Who = styled.div`
  padding: 10px 12px 6px;
  line-height: 1.35;
  & > b {
    display: block;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  & > span {
    font-size: 13px;
    color: var(--text-3);
  }
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  font-weight: 550;
  font-size: 15px;
  text-align: left;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: var(--s3);
  }
  & > svg {
    color: var(--text-3);
  }
`;
