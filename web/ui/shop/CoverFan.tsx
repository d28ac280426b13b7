import { styled } from 'styled-components';
import { Picture } from '../primitives/Picture.tsx';

const Fan = styled.span`
  display: flex;
  flex: none;
  min-width: 78px;
  padding-left: 12px;
  & > picture {
    flex: none;
    margin-left: -12px;
  }
  & img {
    display: block;
    width: 34px;
    max-width: none;
    height: 42px;
    border-radius: 7px;
    object-fit: cover;
    box-shadow: 0 0 0 2.5px var(--s1);
  }
`;

/** A few small covers that overlap. */
export function CoverFan({ images }: { readonly images: readonly string[] }) {
  return (
    <Fan>
      {images.map((image) => (
        <Picture key={image} src={image} kind="card" sizes="34px" />
      ))}
    </Fan>
  );
}
