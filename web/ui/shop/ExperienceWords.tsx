import Check from 'lucide-react/icons/check';
import { Heading } from '../primitives/Text.tsx';
import { Inclusions, Paragraph, Section } from './experience-words-look.ts';

interface ExperienceWordsProps {
  readonly description: string;
  readonly inclusions: readonly string[];
}

/** An experience's description and inclusions. */
export function ExperienceWords({ description, inclusions }: ExperienceWordsProps) {
  return (
    <>
      <Section aria-label="Description">
        {description.split(/\n\s*\n/).map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Section>
      {inclusions.length > 0 && (
        <Section>
          <Heading>What's Included</Heading>
          <Inclusions>
            {inclusions.map((inclusion) => (
              <li key={inclusion}>
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>{inclusion}</span>
              </li>
            ))}
          </Inclusions>
        </Section>
      )}
    </>
  );
}
