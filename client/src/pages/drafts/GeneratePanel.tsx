import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { createBriefApi } from '#client/api/briefApi.ts';
import type { DraftOrigin, Writer } from '#client/api/draftSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { paths } from '#client/lib/paths.ts';
import { draftKeys } from '#client/queries/draftKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { GenerationResult } from './GenerationResult.tsx';
import { useGenerate } from './useGenerate.ts';
import styles from './GeneratePanel.module.scss';

interface GeneratePanelProps {
  readonly projectId: string;
  readonly draftId: string;
  /** The draft's brief; another one can be chosen. */
  readonly briefId: string | null;
  readonly briefs: readonly DraftOrigin[];
  readonly writer: Writer;
  /** Replaces the whole text. */
  readonly onReplace: (text: string) => void;
  /** Inserts at the cursor. */
  readonly onInsert: (text: string) => void;
}

/** Which brief, and how much of it to generate. */
function useOrder({ projectId, briefId, briefs }: GeneratePanelProps) {
  const api = useApi(createBriefApi);
  const [chosen, setChosen] = useState<string | null>(null);
  const [section, setSection] = useState('');
  const known = briefs.find(({ id }) => id === (chosen ?? briefId)) ?? briefs[0];
  const id = known?.id ?? null;
  const brief = useQuery({
    queryKey: draftKeys.brief(projectId, id),
    queryFn: ({ signal }) => api.one(id ?? '', null, signal),
    enabled: id !== null,
  });
  return {
    id,
    section,
    outline: brief.data?.brief.outline ?? [],
    choose: (wanted: string) => {
      setChosen(wanted);
      setSection('');
    },
    setSection,
  };
}

/** Generates a text from a brief: streamed to the screen, inserted into the draft only on request. */
export const GeneratePanel = observer(function GeneratePanel(props: GeneratePanelProps) {
  const intl = useIntl();
  const { projectId, draftId, briefs, writer, onReplace, onInsert } = props;
  const order = useOrder(props);
  const { generation, start, stop, discard } = useGenerate(projectId, draftId);
  const isRunning = generation?.phase === 'running';
  const { id: briefId } = order;
  const put = (run: (text: string) => void) => (text: string) => {
    run(text);
    discard();
  };
  return (
    <section className={styles['panel']} aria-label={intl.formatMessage({ id: 'writing.generate' })}>
      {briefId === null ? (
        <p className={styles['note']}>
          <FormattedMessage id="writing.generate.noBrief" />
          <SentenceGap />
          <Link to={paths.contCreation.href()}>
            <FormattedMessage id="writing.new.toBriefs" />
          </Link>
        </p>
      ) : (
        <>
          <p className={styles['note']}>
            {writer.by === 'model' ? (
              <FormattedMessage id="writing.generate.byModel" values={{ model: writer.model ?? '' }} />
            ) : (
              <FormattedMessage id="writing.generate.byRules" />
            )}
          </p>
          <div className={styles['fields']}>
            <FormField label={<FormattedMessage id="writing.generate.brief" />} error={null}>
              {({ id }) => (
                <NativeSelect
                  id={id}
                  fill
                  value={briefId}
                  disabled={isRunning}
                  options={briefs.map(({ id: value, title }) => ({
                    value,
                    label: title || intl.formatMessage({ id: 'writing.untitled' }),
                  }))}
                  onChange={(event) => {
                    order.choose(event.target.value);
                  }}
                />
              )}
            </FormField>
            <FormField label={<FormattedMessage id="writing.generate.section" />} error={null}>
              {({ id }) => (
                <NativeSelect
                  id={id}
                  fill
                  value={order.section}
                  disabled={isRunning}
                  options={[
                    { value: '', label: intl.formatMessage({ id: 'writing.generate.whole' }) },
                    ...order.outline.map(({ id: value, level, heading }) => ({
                      value,
                      label: `${level === 3 ? '\u2003' : ''}${heading}`,
                    })),
                  ]}
                  onChange={(event) => {
                    order.setSection(event.target.value);
                  }}
                />
              )}
            </FormField>
          </div>
          <div className={styles['buttons']}>
            <Button
              intent={generation === null ? 'primary' : 'none'}
              disabled={isRunning}
              onClick={() =>
                void start({ brief_id: briefId, ...(order.section !== '' && { section_id: order.section }) })
              }
            >
              <FormattedMessage id={generation === null ? 'writing.generate.start' : 'writing.generate.again'} />
            </Button>
            {isRunning && (
              <Button onClick={stop}>
                <FormattedMessage id="writing.generate.stop" />
              </Button>
            )}
          </div>
        </>
      )}
      {generation !== null && (
        <GenerationResult
          generation={generation}
          writer={writer}
          onReplace={put(onReplace)}
          onInsert={put(onInsert)}
          onDiscard={discard}
        />
      )}
    </section>
  );
});
