import { styled } from 'styled-components';

/** The customer's name in the head of the drawer. */
export const Head = styled.div`
  display: flex;
  flex: 1;
  gap: 14px;
  align-items: center;
  min-width: 0;
  & > div {
    min-width: 0;
  }
  & h2 {
    overflow-wrap: anywhere;
  }
  & p {
    font-size: 14px;
    line-height: 1.45;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

export const Section = styled.section`
  padding: 20px 28px 22px;
  & + & {
    border-top: 1px solid var(--line);
  }
  & > h3 {
    margin-bottom: 10px;
  }
  @media (max-width: 719.98px) {
    padding: 18px 20px;
  }
`;

/** A row of figures, each with its name above. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px;
  & > div {
    padding: 14px 16px;
    border-radius: var(--r-md);
    background: var(--s2);
  }
  & dt {
    font-size: 13px;
    color: var(--text-3);
  }
  & dd {
    margin-top: 3px;
    font-weight: 650;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
`;

/** Entries, newest first: text at the left, a figure or button at the right. */
export const Entries = styled.ul`
  font-size: 14px;
  line-height: 1.4;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  & > li > span:first-child {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
`;

export const End = styled.span`
  display: flex;
  flex: none;
  gap: 10px;
  align-items: center;
  & strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** A name in a table that opens its record. */
export const NameButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
