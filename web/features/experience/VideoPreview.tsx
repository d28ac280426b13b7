import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../ui/primitives/Picture.tsx';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  margin-top: 18px;
  border-radius: var(--r-lg);
  overflow: hidden;
  background: rgb(var(--night));
  & img,
  & iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
    object-position: 80% 30%;
  }
  &:has(button)::after {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(var(--card-shade) / 0.4);
    pointer-events: none;
  }
`;

const PlayButton = styled.button`
  position: absolute;
  z-index: 1;
  inset: 0;
  margin: auto;
  width: 84px;
  height: 84px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--limelight);
  color: var(--ink);
  box-shadow:
    0 0 0 14px rgb(var(--limelight-rgb) / 0.2),
    0 0 0 34px rgb(var(--limelight-rgb) / 0.1);
  cursor: pointer;
  transition: scale var(--t2) var(--settle);
  &:hover {
    scale: 1.06;
  }
`;

interface VideoPreviewProps {
  readonly title: string;
  readonly address: string;
  readonly imageUrl: string;
}

/** The external host's iframe is loaded only on request, and sandboxed. */
export function VideoPreview({ title, address, imageUrl }: VideoPreviewProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <Frame>
      {playing ? (
        <iframe
          src={address}
          title={`Preview of ${title}`}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <Picture src={imageUrl} kind="cover" sizes="(max-width: 1079px) 100vw, 860px" />
          <PlayButton type="button" aria-label={`Play preview of ${title}`} onClick={() => setPlaying(true)}>
            <Play size={24} strokeWidth={1.75} />
          </PlayButton>
        </>
      )}
    </Frame>
  );
}
