import { Button, TextArea } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { PROMPT_FILE_TYPES } from '#client/components/prompts/reading/readPromptFile.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { FileDrop } from '#client/components/upload/FileDrop.tsx';
import type { StepFrame } from './StepFrame.ts';
import type { AddManyModel } from './useAddMany.ts';
import styles from './AddMany.module.scss';

interface InputStepProps {
  readonly model: AddManyModel;
  readonly frame: StepFrame;
  readonly onClose: () => void;
}

/** Step 1: prompts are pasted, one per line, or loaded from a file. */
export function InputStep({ model, frame, onClose }: InputStepProps) {
  const intl = useIntl();
  const { draft, change, refused } = model;
  return frame(
    <>
      <FormField
        label={<FormattedMessage id="prompt.paste.label" />}
        error={null}
        help={<FormattedMessage id="prompt.paste.help" />}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={9}
            value={draft.pasted}
            onChange={(event) => {
              change({ pasted: event.target.value });
            }}
          />
        )}
      </FormField>
      <FileDrop
        label={intl.formatMessage({ id: 'prompt.addMany' })}
        text={<FormattedMessage id="prompt.file.drop" />}
        kinds={<FormattedMessage id="prompt.file.kinds" />}
        accept={PROMPT_FILE_TYPES}
        onFile={(file) => void model.takeFile(file)}
      />
      {refused !== null && (
        <FormFailure className={styles['refusal']}>
          <FormattedMessage id={refused} />
        </FormFailure>
      )}
    </>,
    <>
      <Button onClick={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button intent="primary" onClick={() => void model.takePasted()}>
        <FormattedMessage id="prompt.many.preview" />
      </Button>
    </>,
  );
}
