import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PromptsAdded } from '#client/api/managedPromptSchemas.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { LineStateTag } from './LineStateTag.tsx';
import type { StepFrame } from './StepFrame.ts';
import type { AddManyModel } from './useAddMany.ts';
import styles from './AddMany.module.scss';

interface AddedStepProps {
  readonly model: AddManyModel;
  readonly result: PromptsAdded;
  readonly frame: StepFrame;
  readonly onClose: () => void;
}

/** Last step: what was added, what was not and why, and undo. */
export function AddedStep({ model, result, frame, onClose }: AddedStepProps) {
  const intl = useIntl();
  const { undo, left } = model;
  const { added, refused } = result;
  const branded = added.filter((prompt) => prompt.branded).length;
  return frame(
    <>
      <p className={styles['result']} role="status">
        <FormattedMessage id={undo.isSuccess ? 'prompt.add.undone' : 'prompt.added'} values={{ count: added.length }} />
      </p>
      {branded > 0 && !undo.isSuccess && (
        <p className={styles['muted']}>
          <FormattedMessage id="prompt.added.branded" values={{ count: branded }} />
        </p>
      )}
      {refused.length + left.length > 0 && !undo.isSuccess && (
        <>
          <p>
            <FormattedMessage id="prompt.added.refused" values={{ count: refused.length + left.length }} />
          </p>
          <ul className={styles['refused']}>
            {refused.map(({ line, text, reason }) => (
              <li key={`refused ${String(line)}`}>
                <span className={styles['leftText']}>{text}</span>
                <span className={styles['bad']}>{intl.formatMessage({ id: `prompt.refused.${reason}` })}</span>
              </li>
            ))}
            {left.map(({ line, state }) => (
              <li key={line.line}>
                <span className={styles['leftText']}>
                  <span className={styles['place']}>{intl.formatNumber(line.line)}</span>
                  {line.text}
                </span>
                <LineStateTag state={state} />
              </li>
            ))}
          </ul>
        </>
      )}
      {undo.error !== null && <FormFailure className={styles['callout']}>{failureText(intl, undo.error)}</FormFailure>}
    </>,
    <>
      {added.length > 0 && !undo.isSuccess && (
        <Button
          loading={undo.isPending}
          onClick={() => {
            undo.mutate(added.map(({ id }) => id));
          }}
        >
          <FormattedMessage id="prompt.add.undo" />
        </Button>
      )}
      {left.length > 0 && !undo.isSuccess && (
        <Button onClick={model.correctLeft}>
          <FormattedMessage id="prompt.many.correctLeft" values={{ count: left.length }} />
        </Button>
      )}
      <Button
        intent="primary"
        onClick={() => {
          model.forget();
          onClose();
        }}
      >
        <FormattedMessage id="prompt.many.done" />
      </Button>
    </>,
  );
}
