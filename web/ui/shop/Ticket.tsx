import { styled } from 'styled-components';

/** A box for what is or becomes a booking; always with a perforation. */
export const Ticket = styled.section`
  position: relative;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow:
    0 0 0 1px var(--line),
    var(--shadow-2);
`;

export const Perforation = styled.div`
  position: relative;
  height: 0;
  margin: 0 22px;
  border-top: 2px dashed color-mix(in srgb, var(--text) 22%, transparent);
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: -13px;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--ground);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  &::before {
    left: -34px;
    clip-path: inset(-1px -1px -1px 12px);
  }
  &::after {
    right: -34px;
    clip-path: inset(-1px 12px -1px -1px);
  }
`;

export const TicketPart = styled.div`
  padding: 26px 28px;
  @media (max-width: 719.98px) {
    padding: 22px 20px;
  }
`;

/** Lines of texts and amounts. */
export const Sums = styled.dl`
  display: grid;
  gap: 10px;
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & dt {
    color: var(--text-2);
  }
  & dd {
    font-weight: 600;
  }
`;
