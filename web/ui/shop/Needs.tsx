import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 14px;
  padding: 12px 16px;
  border-radius: var(--r-md);
  background: var(--warn-wash);
  font-size: 14px;
  line-height: 1.45;
  & > strong {
    color: var(--warn);
  }
  & > ul {
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Special requests for a session or booking, shown where staff read them first. Renders nothing when there are none. */
export function Needs({ needs }: { readonly needs: readonly string[] }) {
  if (needs.length === 0) return null;
  return (
    <Box role="note" aria-label="Needs">
      <strong aria-hidden="true">Needs</strong>
      <ul>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </Box>
  );
}
