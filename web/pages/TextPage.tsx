import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { textQuery } from '../api/catalogue/texts.ts';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { Heading, Lead, PageTitle, Soft } from '../ui/primitives/Text.tsx';
import { found, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';

const Column = styled.article`
  max-width: 44em;
  margin: 0 auto;
  overflow-wrap: anywhere;
  & > p {
    margin-top: 16px;
  }
  & > section {
    margin-top: 40px;
    & > p {
      margin-top: 12px;
    }
  }
`;

const textAt = (pathname: string) =>
  pathname.startsWith('/privacy')
    ? ({ name: 'privacy', title: 'Privacy' } as const)
    : ({ name: 'terms', title: 'Terms' } as const);

/** Terms and Privacy: pages with only the shop's own text. `title` is shown until the text is loaded. */
export default function TextPage() {
  const { name, title } = textAt(useLocation().pathname);
  const { brandName } = useConfig();
  const { data, isError, isFetching, refetch } = useQuery(textQuery(name));
  usePageHead({
    title: `${data?.title ?? title} | ${brandName}`,
    description: data?.intro[0] ?? `${title} of ${brandName}.`,
    canonical: `/${name}`,
  });
  return (
    <Page>
      <Column>
        <PageTitle>{data?.title ?? title}</PageTitle>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the text. Please try again.
          </LoadFailure>
        )}
        {data?.intro.map((paragraph) => (
          <Lead as="p" key={paragraph}>
            {paragraph}
          </Lead>
        ))}
        {data?.sections.map((section) => (
          <section key={section.title}>
            <Heading>{section.title}</Heading>
            {section.paragraphs.map((paragraph) => (
              <Soft key={paragraph}>{paragraph}</Soft>
            ))}
          </section>
        ))}
      </Column>
    </Page>
  );
}

export const warm: Warm = async (client, { pathname }) => {
  await client.fetchQuery(textQuery(textAt(pathname).name));
  return found;
};
