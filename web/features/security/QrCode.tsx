import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Dark on white in both themes: cameras read nothing else reliably. */
const Picture = styled.svg`
  display: block;
  width: 196px;
  max-width: 100%;
  border-radius: var(--r-md);
  background: var(--white);
`;

/** A URL as a QR code. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { data, size } = encode(address, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="var(--ink)" />
    </Picture>
  );
}
