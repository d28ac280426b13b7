import { styled } from 'styled-components';

/** Zones next to each other, from the furthest ahead to the last; stacked on narrow screens. */
export const Zones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 3px;
  overflow: hidden;
  border-radius: var(--r-md);
`;

export const Zone = styled.fieldset`
  --tone: var(--warn);
  position: relative;
  display: grid;
  gap: 10px;
  align-content: start;
  min-width: 0;
  padding: 14px 16px 16px;
  border-top: 4px solid var(--tone);
  background: color-mix(in srgb, var(--tone) 9%, var(--s1));
  &:last-of-type {
    --tone: var(--bad);
  }
  &:first-of-type {
    --tone: var(--ok);
  }
  & > legend {
    float: left;
    font-weight: 600;
    font-size: 14px;
    line-height: 32px;
  }
  & > button {
    position: absolute;
    top: 10px;
    right: 10px;
  }
  & > legend + * {
    clear: both;
  }
`;

export const Unit = styled.span`
  align-self: center;
  font-size: 14px;
  color: var(--text-3);
`;

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-top: 12px;
  font-size: 14px;
  color: var(--text-3);
`;
