import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GeneratedEnd, Writer } from '#client/api/draftSchemas.ts';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { writerFaultText } from '#client/components/writing/writerFaultText.ts';
import { failureText } from '#client/i18n/failureText.ts';
import type { Generation } from './useGenerate.ts';
import styles from './GeneratePanel.module.scss';

interface GenerationResultProps {
  readonly generation: Generation;
  readonly writer: Writer;
  readonly onReplace: (text: string) => void;
  readonly onInsert: (text: string) => void;
  readonly onDiscard: () => void;
}

/** The outcome in one sentence. */
function Outcome({
  generation: { phase, text, end, error },
  writer,
}: Pick<GenerationResultProps, 'generation' | 'writer'>) {
  const intl = useIntl();
  const fault = error !== null ? failureText(intl, error) : end && writerFaultText(intl, end);
  if (fault !== null) {
    return (
      <div role="alert">
        <Callout intent="danger" icon={null}>
          {fault}
        </Callout>
      </div>
    );
  }
  return (
    <p role="status" className={styles['note']}>
      {phase === 'running' && (
        <FormattedMessage id="writing.generate.running" values={{ count: Array.from(text).length }} />
      )}
      {phase === 'stopped' && <FormattedMessage id="writing.generate.stopped" />}
      {phase === 'kept' && <FormattedMessage id="writing.generate.kept" />}
      {phase === 'done' &&
        (writer.by === 'model' ? (
          <FormattedMessage id="writing.generate.doneModel" values={{ model: writer.model ?? '' }} />
        ) : (
          <FormattedMessage id="writing.generate.doneRules" />
        ))}
    </p>
  );
}

/** Claims of the model that are not in the brief: must be prominent. */
function Unknown({ end }: { readonly end: GeneratedEnd }) {
  const intl = useIntl();
  const { unknown_figures: figures, unknown_links: links } = end;
  if (figures.length + links.length === 0) return null;
  return (
    <div role="alert">
      <Callout intent="warning" icon={null} className={styles['unknown'] ?? ''}>
        {figures.length > 0 && (
          <p>
            <FormattedMessage id="writing.generate.figures" values={{ list: intl.formatList(figures) }} />
          </p>
        )}
        {links.length > 0 && (
          <p>
            <FormattedMessage id="writing.generate.links" values={{ list: intl.formatList(links) }} />
          </p>
        )}
      </Callout>
    </div>
  );
}

/** A generated text, during and after streaming, with buttons for using it. */
export function GenerationResult({ generation, writer, onReplace, onInsert, onDiscard }: GenerationResultProps) {
  const intl = useIntl();
  const { phase, text, end } = generation;
  const isOver = phase !== 'running';
  return (
    <div className={styles['result']}>
      <Outcome generation={generation} writer={writer} />
      {end !== null && <Unknown end={end} />}
      {text !== '' && (
        <ScrollBox
          label={intl.formatMessage({ id: 'writing.generate.preview' })}
          className={styles['preview']}
          role="region"
        >
          {text}
        </ScrollBox>
      )}
      {isOver && (
        <div className={styles['buttons']}>
          {text !== '' && (
            <>
              <Button
                intent="primary"
                onClick={() => {
                  onReplace(text);
                }}
              >
                <FormattedMessage id="writing.generate.replace" />
              </Button>
              <Button
                onClick={() => {
                  onInsert(text);
                }}
              >
                <FormattedMessage id="writing.generate.insert" />
              </Button>
            </>
          )}
          <Button variant="minimal" onClick={onDiscard}>
            <FormattedMessage id="writing.generate.discard" />
          </Button>
        </div>
      )}
    </div>
  );
}
