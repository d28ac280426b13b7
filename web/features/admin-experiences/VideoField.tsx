import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { experienceFormRule } from '@wondercast/core/shop/catalogue/rules';
import { VIDEO_NOT_SUPPORTED, videoAddress } from '@wondercast/core/shop/catalogue/video-address';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '../../api/catalogue/site.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EXPERIENCE } from './experience-draft.ts';

const Box = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
  & > iframe {
    width: min(100%, 420px);
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: var(--r-md);
    background: rgb(var(--night));
  }
`;

interface VideoFieldProps {
  readonly title: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

/** An embed code or URL, and a preview of what the page will embed. The external host is contacted only on request. */
export function VideoField({ title, value, error, onChange }: VideoFieldProps) {
  const { videoHosts } = useConfig();
  const [shown, setShown] = useState<string | null>(null);
  const address = videoAddress(value, videoHosts);
  const wrong = value.trim() !== '' && address === null ? VIDEO_NOT_SUPPORTED : null;
  return (
    <Box data-wide="">
      <TextArea
        name="videoUrl"
        label={EXPERIENCE.labels.videoUrl}
        note="optional"
        rows={2}
        maxLength={maxLengthOf(experienceFormRule, 'videoUrl')}
        placeholder="Embed code or address"
        spellCheck={false}
        value={value}
        error={error ?? wrong}
        onChange={({ target }) => onChange(target.value)}
      />
      {address !== null && shown !== address && (
        <Button look="quiet" size="sm" onClick={() => setShown(address)}>
          Show preview
        </Button>
      )}
      {address !== null && shown === address && (
        <iframe
          src={address}
          title={`Preview of ${title || 'the video'}`}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Box>
  );
}
