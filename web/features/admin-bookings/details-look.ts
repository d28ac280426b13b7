import { styled } from 'styled-components';

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 18px;
  color: var(--text-3);
  font-size: 14px;
  & > span:first-child {
    margin-right: auto;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px;
  margin-bottom: 26px;
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.section`
  min-width: 0;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--s2);
`;

/** A list with names at the left and values at the right. */
export const Facts = styled.dl`
  display: grid;
  gap: 9px;
  margin-top: 14px;
  font-size: 14.5px;
  line-height: 1.4;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & dt {
    flex: none;
    color: var(--text-3);
  }
  & dd {
    min-width: 0;
    font-weight: 600;
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > [data-sum] {
    align-items: center;
    margin-top: 5px;
    padding-top: 12px;
    border-top: 1px solid var(--line);
    & dt {
      color: var(--text);
      font-weight: 600;
    }
  }
`;

export const Lines = styled.ul`
  margin: 4px 0 26px;
  & > li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto auto;
    gap: 4px 16px;
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
    font-size: 14.5px;
    line-height: 1.45;
  }
  & img {
    display: block;
    width: 52px;
    height: 65px;
    border-radius: var(--r-sm);
    object-fit: cover;
    background: var(--s3);
  }
  & b {
    display: block;
    font-weight: 600;
    font-size: 16px;
  }
  & small {
    display: block;
    font-size: 14px;
    color: var(--text-3);
  }
  & [data-extra] {
    display: block;
    color: var(--accent);
    font-size: 14px;
  }
  & ol {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & > li > strong {
    font-weight: 650;
    min-width: 90px;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 719.98px) {
    & > li {
      grid-template-columns: 52px minmax(0, 1fr) auto;
    }
    & ol {
      grid-column: 2 / -1;
      grid-row: 2;
      text-align: left;
    }
  }
`;

export const Entries = styled.ul`
  margin-top: 10px;
  font-size: 14px;
  line-height: 1.4;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
    overflow-wrap: anywhere;
  }
  & strong {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 14px;
`;

export const MailActions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
`;
