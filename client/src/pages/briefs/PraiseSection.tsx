import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BriefPraise } from '#client/api/briefSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { MentionText } from '#client/components/answers/MentionText.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { AddEntry } from './AddEntry.tsx';
import { EntryList } from './EntryList.tsx';
import { freeId } from './moveEntry.ts';
import type { SectionProps } from './sectionProps.ts';
import styles from './Section.module.scss';

/** What competitors are praised for, quoted from answers. */
export function PraiseSection({ brief, brands, change, onOpen }: SectionProps) {
  const intl = useIntl();
  const { praise, prompt_ids: promptIds } = brief;
  const rivals = brands.filter(({ own }) => !own);
  const [chosen, setChosen] = useState('');
  const rival = rivals.find(({ id }) => id === chosen) ?? rivals[0];
  const title = intl.formatMessage({ id: 'brief.praise' });
  const open = ({ answer_id: answerId, brand_id: brand }: BriefPraise): void => {
    if (answerId !== null) onOpen({ brand_id: brand, mention: 'named', prompt_ids: promptIds.join(',') }, answerId);
  };
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'brief.praise.about' }, onScreen)}>
      {praise.length === 0 && (
        <p className={styles['none']}>
          <FormattedMessage id="brief.praise.none" />
        </p>
      )}
      <EntryList
        label={title}
        entries={praise}
        keyOf={({ id }) => id}
        nameOf={({ quote }) => quote}
        isOn={({ on }) => on}
        onToggle={(entry, on) => {
          change({ praise: praise.map((one) => (one === entry ? { ...one, on } : one)) });
        }}
        canRemove={({ answer_id: answerId }) => answerId === null}
        onChange={(next) => {
          change({ praise: [...next] });
        }}
      >
        {(said) => {
          const text = <MentionText text={said.quote} mentions={said.mentions} brands={brands} />;
          return (
            <>
              {said.answer_id === null ? (
                <span>{text}</span>
              ) : (
                <button
                  type="button"
                  className={styles['quote']}
                  onClick={() => {
                    open(said);
                  }}
                >
                  {text}
                </button>
              )}
              <span className={styles['meta']}>
                <span>{brands.find(({ id }) => id === said.brand_id)?.name ?? said.brand_id}</span>
                <span>
                  {said.answer_id === null ? intl.formatMessage({ id: 'brief.origin.own' }) : said.platform_name}
                </span>
                {said.asked_at !== '' && <span>{formatInstant(intl, said.asked_at)}</span>}
              </span>
            </>
          );
        }}
      </EntryList>
      {rival !== undefined && (
        <AddEntry
          keepAs={`${brief.id}.praise`}
          label={intl.formatMessage({ id: 'brief.praise.own' })}
          onAdd={(quote) => {
            const nowhere = { mentions: [], answer_id: null, prompt_text: '', platform_name: '', asked_at: '' };
            change({ praise: [...praise, { id: freeId(praise), brand_id: rival.id, quote, ...nowhere, on: true }] });
          }}
        >
          <NativeSelect
            aria-label={intl.formatMessage({ id: 'brief.praise.rival' })}
            value={rival.id}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
            }}
          >
            {rivals.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </AddEntry>
      )}
    </Panel>
  );
}
