import { pageOf } from '@wondercast/core/shop/settings/page-text';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import { TEXT_NAMES, TEXTS, type TextName } from '@wondercast/core/shop/settings/texts-record';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type SettingsWire, saveTexts, settingsQuery } from '../../api/admin/settings.ts';
import { useConfig } from '../../api/catalogue/site.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Texts = SettingsWire['texts'];

const fields = recordDraft(TEXTS);

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

/** The texts of pages, one at a time, with a preview of the page. */
export function TextsForm({ texts }: { readonly texts: Texts }) {
  const { brandName, brandMail } = useConfig();
  const [shown, setShown] = useState<TextName>('about');
  const group = useGroupForm({
    ...fields,
    saved: texts,
    rule: settingRules.texts,
    send: saveTexts,
    queryKey: settingsQuery.queryKey,
  });
  const { draft, set: _set, field, errors, discard, ...frame } = group;
  const { title, intro, sections } = pageOf(draft[shown], { name: brandName, mail: brandMail });
  // Updated only when errors were found, so that all texts can be viewed before they are corrected.
  const [judged, setJudged] = useState(errors);
  if (judged !== errors) {
    setJudged(errors);
    const wrong = TEXT_NAMES.find((name) => errors[name]);
    if (wrong && !errors[shown]) setShown(wrong);
  }
  const preview = (
    <Preview>
      <figcaption>{`/${shown}`}</figcaption>
      <Sheet tabIndex={0} role="group" aria-label={`${fields.labels[shown]} as it will be read`}>
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
            wordsOf={(name) => fields.labels[name]}
            chosen={shown}
            onChoose={(name) => name && setShown(name)}
          />
          <TextArea key={shown} {...field(shown)} rows={22} />
          <p data-hint="">
            A line after <b>#</b> is the title, one after <b>##</b> begins a section, an empty line ends a
            paragraph. <b>{'{shop}'}</b> and <b>{'{mail}'}</b> stand for the shop’s name and address.
          </p>
        </Stack>
      </Box>
    </GroupFrame>
  );
}
