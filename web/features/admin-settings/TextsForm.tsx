import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { pageOf } from '@wondercast/core/shop/settings/page-text';
import { textsRule } from '@wondercast/core/shop/settings/rules';
import { TEXT_NAMES, type TextName } from '@wondercast/core/shop/settings/texts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type SettingsWire, saveTexts, settingsQuery } from '../../api/admin/settings.ts';
import { useConfig } from '../../api/catalogue/site.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Texts = SettingsWire['texts'];

const LABELS: Readonly<Record<TextName, string>> = {
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
};

const Sheet = styled.div`
  display: grid;
  gap: 12px;
  max-height: 640px;
  overflow-y: auto;
  font-size: 14px;
  line-height: 1.5;
  & > h3 {
    font: 780 26px/1.05 var(--display);
  }
  & > h4 {
    margin-top: 10px;
    font: 650 17px/1.3 var(--sans);
  }
`;

const draftOf = ({ version: _, changed: _by, ...texts }: Texts) => texts;

/** Texts of pages, one at a time, with the page as it will be read. */
export function TextsForm({ texts }: { readonly texts: Texts }) {
  const { brandName, brandMail } = useConfig();
  const [shown, setShown] = useState<TextName>('about');
  const group = useGroupForm({
    saved: texts,
    draftOf,
    bodyOf: (draft) => draft,
    rule: textsRule,
    send: saveTexts,
    queryKey: settingsQuery.queryKey,
    labels: LABELS,
  });
  const { draft, set: _set, field, errors, discard, ...frame } = group;
  const { title, intro, sections } = pageOf(draft[shown], { name: brandName, mail: brandMail });
  // Only when mistakes were found: then every text can be looked at, also before they are corrected.
  const [judged, setJudged] = useState(errors);
  if (judged !== errors) {
    setJudged(errors);
    const wrong = TEXT_NAMES.find((name) => errors[name]);
    if (wrong && !errors[shown]) setShown(wrong);
  }
  const preview = (
    <Preview>
      <figcaption>{`/${shown}`}</figcaption>
      <Sheet tabIndex={0} role="group" aria-label={`${LABELS[shown]} as it will be read`}>
        <h3>{title}</h3>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {sections.map((section) => [
          <h4 key={section.title}>{section.title}</h4>,
          ...section.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        ])}
      </Sheet>
    </Preview>
  );
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={preview}>
      <Box aria-labelledby="texts">
        <h2 id="texts">Texts of pages</h2>
        <Stack>
          <Segmented
            label="Page"
            options={TEXT_NAMES}
            wordsOf={(name) => LABELS[name]}
            chosen={shown}
            onChoose={(name) => name && setShown(name)}
          />
          <TextArea key={shown} {...field(shown)} rows={22} maxLength={maxLengthOf(textsRule, shown)} />
          <p data-hint="">
            A line after <b>#</b> is the title, one after <b>##</b> begins a section, an empty line ends a
            paragraph. <b>{'{shop}'}</b> and <b>{'{mail}'}</b> stand for the shop’s name and address.
          </p>
        </Stack>
      </Box>
    </GroupFrame>
  );
}
